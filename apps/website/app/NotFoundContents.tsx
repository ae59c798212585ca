import styles from './ErrorPage.module.css';
import { isLeftOut } from './platform/leftOut/index.ts';
import { Button, createLazyPart, useHydrated } from './ui/index.ts';

// loads what the page itself did not: an error has no data of its own
const FetchedPopularNews = createLazyPart(() => import('./pages/news/popular/FetchedPopularNews.tsx'));

/** What else there is where a page is not: a search, and what is read most. */
export default function NotFoundContents() {
  return (
    <div data-not-found>
      {!isLeftOut('/search') && (
        <search>
          <form className={styles.search} action="/search">
            <input type="search" name="q" aria-label="ค้นหาในเว็บไซต์นี้" placeholder="ค้นหาข่าวหรือรายการ" required />
            <Button type="submit">ค้นหา</Button>
          </form>
        </search>
      )}
      <div className={styles.below}>{useHydrated() && !isLeftOut('/news') && <FetchedPopularNews />}</div>
    </div>
  );
}
