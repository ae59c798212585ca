import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowserStore } from '../../../platform/localStore/testBrowserStore.ts';
import { type Rating, toRating, toRatingChange } from './ratings.ts';

// the ratings in memory begin anew with each import, as with each page
let { findRating, saveRating }: typeof import('./ratings.ts') = await import('./ratings.ts');
let stored: Map<string, string>;
beforeEach(async () => {
  vi.resetModules();
  ({ findRating, saveRating } = await import('./ratings.ts'));
  stored = stubBrowserStore();
});

test('[4.4-01] [9.1-09] like toggles between 1 and 0, dislike between -1 and 0, and each replaces the other', () => {
  const table: [Rating, 1 | -1, Rating][] = [
    [0, 1, 1],
    [1, 1, 0],
    [-1, 1, 1],
    [0, -1, -1],
    [-1, -1, 0],
    [1, -1, -1],
  ];
  for (const [before, button, after] of table) expect(toRating(before, button), `${before} ${button}`).toBe(after);
});

test('[4.4-04] [4.4-05] [4.4-06] [4.4-07] [4.4-08] [4.4-09] [4.4-10] toRatingChange returns the change of both counters', () => {
  const table: [Rating, Rating, number, number][] = [
    [0, 1, 1, 0],
    [0, -1, 0, 1],
    [1, -1, -1, 1],
    [-1, 1, 1, -1],
    [-1, 0, 0, -1],
    [1, 0, -1, 0],
    [0, 0, 0, 0],
    [1, 1, 0, 0],
    [-1, -1, 0, 0],
  ];
  for (const [before, after, like, dislike] of table)
    expect(toRatingChange(before, after), `${before} → ${after}`).toEqual({ like, dislike });
});

test('[3.3-33] [3.3-34] [9.1-10] ratings are stored under ttsFeedback as a map from refCode to 1, -1 or 0', () => {
  saveRating('sala-news/1', 1);
  saveRating('sala-news/2', -1);
  saveRating('sala-news/3', 1);
  saveRating('sala-news/3', 0);
  expect(JSON.parse(stored.get('ttsFeedback') ?? '')).toEqual({
    'sala-news/1': 1,
    'sala-news/2': -1,
    'sala-news/3': 0,
  });
  expect(['1', '2', '3', '4'].map((id) => findRating(`sala-news/${id}`))).toEqual([1, -1, 0, 0]);
});

test('the newest 500 ratings are stored, and a repeated rating counts as new', () => {
  for (let id = 1; id <= 500; id++) saveRating(`sala-news/${id}`, 1);
  saveRating('sala-news/1', -1);
  saveRating('sala-news/501', 1);
  expect(['1', '2', '3', '501'].map((id) => findRating(`sala-news/${id}`))).toEqual([-1, 0, 1, 1]);
});

test.each([
  'x',
  '',
  'null',
  '7',
  '[1]',
  '"1"',
  '{"sala-news/1":"1","sala-news/2":2}',
  '{"__proto__":{"sala-news/1":1}}',
])('invalid stored ratings are ignored: %s', (value) => {
  stored.set('ttsFeedback', value);
  expect(findRating('sala-news/1')).toBe(0);
  expect(findRating('toString')).toBe(0);
  saveRating('sala-news/1', -1);
  expect(findRating('sala-news/1')).toBe(-1);
});

test('a full storage keeps new ratings until the page is closed, beside the stored ones', () => {
  stored.set('ttsFeedback', '{"sala-news/1":1}');
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    },
  });
  saveRating('sala-news/2', -1);
  expect(['1', '2'].map((id) => findRating(`sala-news/${id}`))).toEqual([1, -1]);
});

test('without storage ratings stay until the page is closed', () => {
  vi.stubGlobal('window', {
    localStorage: {
      getItem: () => {
        throw new Error('SecurityError');
      },
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    },
  });
  expect(findRating('sala-news/new')).toBe(0);
  saveRating('sala-news/new', 1);
  expect(findRating('sala-news/new')).toBe(1);
});
