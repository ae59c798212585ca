import { MAX_SEARCH_LENGTH } from '@sala/contracts';
import { CATEGORIES } from '@sala/station';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button, useHydrated } from '../../ui/index.ts';
import { SearchField } from './SearchField.tsx';
import styles from './SearchForm.module.css';
import { isFiltered, type SearchInput, toSearchPath } from './searchInput.ts';

/** Whether the reader left the filters open; the page forgets it when the reader follows a result. */
let areFiltersOpen = false;

/** The form of a search: its words, and filters for articles. It works without scripts. */
export function SearchForm({ input, isSearching }: { input: SearchInput; isSearching: boolean }) {
  const navigate = useNavigate();
  const { q, tab, sort, section, from, to } = input;
  const isOfNews = q !== '' && tab === 'news';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    // a phone's keyboard would cover the results
    if (matchMedia('(pointer: coarse)').matches) (document.activeElement as HTMLElement | null)?.blur();
    navigate(toSearchPath(Object.fromEntries(fields)));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is younger than the browsers we serve
    <form className={styles.form} role="search" action="/search" onSubmit={submit} data-submit-event="search">
      <div className={styles.row}>
        <SearchField q={q} maxLength={MAX_SEARCH_LENGTH} suggests={useHydrated()} />
        <Button type="submit" shape="square">
          {isSearching ? 'กำลังค้นหา…' : 'ค้นหา'}
        </Button>
      </div>
      {tab !== 'news' && <input type="hidden" name="tab" value={tab} />}
      {sort !== 'relevance' && <input type="hidden" name="sort" value={sort} />}
      {isOfNews && (
        <details
          className={styles.filters}
          open={isFiltered(input) || areFiltersOpen}
          onToggle={({ currentTarget }) => {
            areFiltersOpen = currentTarget.open;
          }}
          key={`${section} ${from} ${to}`}
        >
          <summary>กรองตามหมวดข่าวและวันที่</summary>
          <div className={styles.narrow}>
            <label>
              หมวดข่าว
              <select name="section" defaultValue={section}>
                <option value="">ทุกหมวด</option>
                {CATEGORIES.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <label>
              ตั้งแต่วันที่
              <input type="date" name="from" defaultValue={from} />
            </label>
            <label>
              ถึงวันที่
              <input type="date" name="to" defaultValue={to} />
            </label>
            <Button type="submit" outline shape="square">
              ใช้ตัวกรอง
            </Button>
            {isFiltered(input) && <a href={toSearchPath({ q, sort })}>ล้างตัวกรอง</a>}
          </div>
        </details>
      )}
    </form>
  );
}
