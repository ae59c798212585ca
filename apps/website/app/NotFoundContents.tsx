import styles from './ErrorPage.module.css';
import { isLeftOut } from './platform/leftOut/index.ts';
import { Button, createLazyPart, useHydrated } from './ui/index.ts';

// fetches its data itself, because an error page has no loader
const FetchedPopularNews = createLazyPart(() => import('./pages/news/popular/FetchedPopularNews.tsx'));

/** Links for a page that does not exist: a search, and the most read articles. */
export default function NotFoundContents() {
  return (
    <div data-not-found>
      {!isLeftOut('/search') && (
        <search>
          <form className={styles.search} action="/search">
            <input type="search" name="q" aria-label="ค้นหาในเว็บไซต์นี้" placeholder="ค้นหาข่าวหรือรายการ" />
            <Button type="submit">ค้นหา</Button>
          </form>
        </search>
      )}
      <div className={styles.below}>{useHydrated() && !isLeftOut('/news') && <FetchedPopularNews />}</div>
    </div>
  );
}
