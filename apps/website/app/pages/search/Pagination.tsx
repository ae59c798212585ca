import styles from './Results.module.css';
import { type SearchInput, toSearchPath } from './searchInput.ts';

/** How many pages are linked on either side of the current one. */
const NEIGHBOUR_COUNT = 1;

/** Links to the pages of results: the first, those around the current one, and the last. */
export function Pagination({ input, totalPage }: { input: SearchInput; totalPage: number }) {
  if (totalPage < 2) return null;
  const { page } = input;
  const href = (to: number) => toSearchPath({ ...input, page: to });
  return (
    <nav aria-label="หน้าของผลการค้นหา" className={styles.pages}>
      {page > 1 && (
        <a href={href(page - 1)} rel="prev">
          ก่อนหน้า
        </a>
      )}
      <ul>
        {listPageNumbers(page, totalPage).map((number, index, all) => (
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

function listPageNumbers(page: number, last: number): number[] {
  const around = Array.from({ length: 2 * NEIGHBOUR_COUNT + 1 }, (_, index) => page - NEIGHBOUR_COUNT + index);
  return [...new Set([1, ...around.filter((number) => number > 1 && number < last), last])];
}
