import { expect, test } from 'vitest';
import { popPage, pushPage } from './pageHistory.ts';

const paths = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `/news/content/${from + i}`);

test('[3.2-08] the history is the list of visited paths, the newest last', () => {
  expect(['/home', '/news', '/home'].reduce(pushPage, [] as readonly string[])).toEqual(['/home', '/news', '/home']);
});

test('[4.1-04 9.2-01] a push to 25 entries drops none', () => {
  expect(pushPage(paths(1, 25), '/home')).toEqual([...paths(1, 25), '/home']);
});

test('[4.1-04 9.2-01] a push to more than 25 first drops the oldest 5', () => {
  expect(pushPage(paths(1, 26), '/home')).toEqual([...paths(6, 26), '/home']);
});

test('[4.1-05] a pop removes the last entry', () => {
  expect(popPage(['/home', '/news'])).toEqual(['/home']);
  expect(popPage([])).toEqual([]);
});

test('pushPage and popPage do not change the list they receive', () => {
  const history = Object.freeze(paths(1, 26));
  pushPage(history, '/home');
  popPage(history);
  expect(history).toEqual(paths(1, 26));
});
