import styles from './Results.module.css';
import { type SearchQuestion, searchHref } from './searchQuestion.ts';

/** How many pages are linked on either side of the one that is shown. */
const BESIDE = 1;

/** The pages of what was found, as links: the first, those around this one, the last. */
export function Pages({ question, totalPage }: { question: SearchQuestion; totalPage: number }) {
  if (totalPage < 2) return null;
  const { page } = question;
  const href = (to: number) => searchHref({ ...question, page: to });
  return (
    <nav aria-label="หน้าของผลการค้นหา" className={styles.pages}>
      {page > 1 && (
        <a href={href(page - 1)} rel="prev">
          ก่อนหน้า
        </a>
      )}
      <ul>
        {shownPages(page, totalPage).map((number, index, all) => (
          <li key={number} data-after-gap={index > 0 && number - (all[index - 1] ?? 0) > 1}>
            <a href={href(number)} aria-label={`หน้า ${number}`} aria-current={number === page ? 'page' : undefined}>
              {number}
            </a>
          </li>
        ))}
      </ul>
      {page < totalPage && (
        <a href={href(page + 1)} rel="next">
          ถัดไป
        </a>
      )}
    </nav>
  );
}

export function shownPages(page: number, last: number): number[] {
  const around = Array.from({ length: 2 * BESIDE + 1 }, (_, index) => page - BESIDE + index);
  return [...new Set([1, ...around.filter((number) => number > 1 && number < last), last])];
}
