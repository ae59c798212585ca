import { beforeEach, expect, test } from 'vitest';
import { stubBrowserStore } from '../../../platform/localStore/testBrowserStore.ts';
import { findResumePosition, saveResumePosition } from './resumePositions.ts';

let store: Map<string, string>;
beforeEach(() => {
  store = stubBrowserStore();
});

test('a saved position is found again in whole seconds', () => {
  saveResumePosition('episode-501', 125.7, 1430);
  saveResumePosition('episode-502', 15, 1430);
  saveResumePosition('episode-504', 1415, 1430);
  expect(findResumePosition('episode-501')).toBe(125);
  expect([findResumePosition('episode-502'), findResumePosition('episode-504')]).toEqual([15, 1415]);
  expect(findResumePosition('episode-503')).toBeUndefined();
});

test.each([0, 14.9, 1416, 1430])('a position at %d s of 1430 is not stored', (seconds) => {
  saveResumePosition('episode-501', 500, 1430);
  saveResumePosition('episode-501', seconds, 1430);
  expect(findResumePosition('episode-501')).toBeUndefined();
});

test('no position is stored while the duration is unknown', () => {
  saveResumePosition('episode-501', 500, Number.NaN);
  expect(findResumePosition('episode-501')).toBeUndefined();
});

test('the positions of the last 50 videos are stored', () => {
  for (let number = 1; number <= 60; number++) saveResumePosition(`episode-${number}`, 100, 1000);
  expect(JSON.parse(store.get('videoPlaces') ?? '')).toHaveLength(50);
  expect([
    findResumePosition('episode-60'),
    findResumePosition('episode-11'),
    findResumePosition('episode-10'),
  ]).toEqual([100, 100, undefined]);
});

test.each(['{}', 'null', '[1,["a"],["b","2"],null]', 'x'])('invalid stored positions are ignored: %s', (stored) => {
  store.set('videoPlaces', stored);
  expect([findResumePosition('a'), findResumePosition('b')]).toEqual([undefined, undefined]);
});
