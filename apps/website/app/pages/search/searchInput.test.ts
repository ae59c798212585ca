import { expect, test } from 'vitest';
import { EMPTY_SEARCH_INPUT, toSearchPath } from './searchInput.ts';

test('toSearchPath contains only the values that differ from the defaults', () => {
  expect(toSearchPath({})).toBe('/search');
  expect(toSearchPath({ ...EMPTY_SEARCH_INPUT, q: 'a b&c' })).toBe('/search?q=a+b%26c');
  expect(toSearchPath({ q: 'a', section: '', page: 1, sort: 'time', tab: 'web' })).toBe(
    '/search?q=a&tab=web&sort=time',
  );
});
