import type { Headlines } from '../../components/articleCards/index.ts';
import { PopularNewsArea } from '../../components/newsSections/index.ts';
import type { Area } from '../../platform/areas/index.ts';
import { useDestination } from '../../platform/routing/index.ts';
import { describeResults, Results } from './Results.tsx';
import { SearchForm } from './SearchForm.tsx';
import styles from './SearchPage.module.css';
import { SearchStart } from './SearchStart.tsx';
import { SearchTabs } from './SearchTabs.tsx';
import type { SearchInput } from './searchInput.ts';
import type { SearchResult, TabCount } from './searchResult.ts';

interface SearchPageProps {
  input: SearchInput;
  tabs: TabCount[];
  /** The current trends. */
  topics: string[];
  areas: { search: Area<SearchResult>; hotNews: Area<Headlines> };
}

/** The search page: the form, a tab for each source, and the results; before a search, trends and sections. */
export function SearchPage({ input, tabs, topics, areas }: SearchPageProps) {
  const isSearching = useDestination()?.pathname === '/search';
  return (
    <div className="container">
      <h1 className={styles.title}>ค้นหา</h1>
      <SearchForm input={input} isSearching={isSearching} />
      {input.q !== '' && <SearchTabs input={input} tabs={tabs} />}
      {/* there before any results: screen readers announce what enters a live region, not a region that comes with it */}
      <p className="visually-hidden" role="status">
        {input.q !== '' && describeResults(input, areas.search.response)}
      </p>
      <div className={styles.columns}>
        <div aria-busy={isSearching} className={styles.found}>
          {input.q === '' ? (
            <SearchStart topics={topics} />
          ) : (
            <Results input={input} tabs={tabs} topics={topics} area={areas.search} />
          )}
        </div>
        <aside>
          <PopularNewsArea area={areas.hotNews} />
        </aside>
      </div>
    </div>
  );
}
