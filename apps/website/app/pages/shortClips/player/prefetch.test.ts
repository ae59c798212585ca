import { expect, test } from 'vitest';
import { choosePrefetch, type Prefetch, shouldPrefetchNext } from './prefetch.ts';

test.each([
  [{}, 'meanwhile'],
  [{ effectiveType: '4g' }, 'meanwhile'],
  [{ effectiveType: '3g' }, 'afterwards'],
  [{ effectiveType: 'slow-2g' }, 'afterwards'],
  [{ effectiveType: '4g', saveData: true }, 'never'],
] as const)('on the connection %j the next clip is prefetched %s', (connection, ahead) => {
  expect(choosePrefetch(connection)).toBe(ahead);
});

const media = (readyState: number, bufferedTo: number) => ({
  readyState,
  duration: 20,
  buffered: { length: bufferedTo > 0 ? 1 : 0, start: () => 0, end: () => bufferedTo },
});

test.each<[Prefetch, number, number, boolean]>([
  ['meanwhile', 3, 4, false],
  ['meanwhile', 4, 8, true],
  ['afterwards', 4, 0, false],
  ['afterwards', 4, 16, false],
  ['afterwards', 4, 19.9, true],
  ['never', 4, 20, false],
])(
  'shouldPrefetchNext with %s, readyState %i and %d s of 20 buffered is %s',
  (ahead, readyState, bufferedTo, isTime) => {
    expect(shouldPrefetchNext(ahead, media(readyState, bufferedTo))).toBe(isTime);
  },
);
