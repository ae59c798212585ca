import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pagination } from './Pagination.tsx';
import { EMPTY_SEARCH_INPUT } from './searchInput.ts';

test.each([
  [1, 2, [1, 2]],
  [1, 50, [1, 2, 50]],
  [3, 5, [1, 2, 3, 4, 5]],
  [25, 50, [1, 24, 25, 26, 50]],
  [50, 50, [1, 49, 50]],
])('on page %i of %i the pages %j are linked', (page, last, pages) => {
  const html = renderToStaticMarkup(<Pagination input={{ ...EMPTY_SEARCH_INPUT, page }} totalPage={last} />);
  expect([...html.matchAll(/aria-label="หน้า (\d+)"/g)].map(([, number]) => Number(number))).toEqual(pages);
});
