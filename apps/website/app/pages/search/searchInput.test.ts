import { expect, test } from 'vitest';
import { listPageNumbers } from './Pagination.tsx';
import { EMPTY_SEARCH_INPUT, toSearchPath } from './searchInput.ts';

test('toSearchPath contains only the values that differ from the defaults', () => {
  expect(toSearchPath({})).toBe('/search');
  expect(toSearchPath({ ...EMPTY_SEARCH_INPUT, q: 'a b&c' })).toBe('/search?q=a+b%26c');
  expect(toSearchPath({ q: 'a', section: '', page: 1, sort: 'time', tab: 'web' })).toBe(
    '/search?q=a&tab=web&sort=time',
  );
});

test.each([
  [1, 2, [1, 2]],
  [1, 50, [1, 2, 50]],
  [3, 5, [1, 2, 3, 4, 5]],
  [25, 50, [1, 24, 25, 26, 50]],
  [50, 50, [1, 49, 50]],
])('on page %i of %i the pages %j are linked', (page, last, pages) => {
  expect(listPageNumbers(page, last)).toEqual(pages);
});
