import { useNavigation } from 'react-router';
import type { Area } from '../areas/index.ts';
import { type Headlines, PopularNewsArea } from '../news/index.ts';
import { Beginnings } from './Beginnings.tsx';
import type { SearchResult, TabCount } from './found.ts';
import { Results } from './Results.tsx';
import { SearchForm } from './SearchForm.tsx';
import styles from './SearchPage.module.css';
import { SearchTabs } from './SearchTabs.tsx';
import type { SearchQuestion } from './searchQuestion.ts';

interface SearchPageProps {
  question: SearchQuestion;
  tabs: TabCount[];
  /** What readers are interested in at present. */
  topics: string[];
  areas: { search: Area<SearchResult>; hotNews: Area<Headlines> };
}

/** The search: its form, a tab for each place that is searched, what was found; and, before anything is asked, where to begin. */
export function SearchPage({ question, tabs, topics, areas }: SearchPageProps) {
  const isSearching = useNavigation().location?.pathname === '/search';
  return (
    <div className="container">
      <h1 className={styles.title}>ค้นหา</h1>
      <SearchForm question={question} isSearching={isSearching} />
      {question.q !== '' && <SearchTabs question={question} tabs={tabs} />}
      <div className={styles.columns}>
        <div aria-busy={isSearching} className={styles.found}>
          {question.q === '' ? (
            <Beginnings topics={topics} />
          ) : (
            <Results question={question} tabs={tabs} topics={topics} area={areas.search} />
          )}
        </div>
        <aside>
          <PopularNewsArea area={areas.hotNews} />
        </aside>
      </div>
    </div>
  );
}
