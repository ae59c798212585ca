import { expect, test } from 'vitest';
import { interpretTap } from './taps.ts';

test.each([
  [0.1, 0.12, 200, 'back'],
  [0.9, 0.8, 200, 'forward'],
  [0.5, 0.5, 200, 'toggleControls'],
  [0.1, 0.9, 200, 'toggleControls'],
  [0.1, 0.1, 400, 'toggleControls'],
])('a tap at %d after one at %d, %i ms apart, is %s', (at, before, apart, meaning) => {
  expect(interpretTap({ at, time: 1000 + apart }, { at: before, time: 1000 })).toBe(meaning);
});

test('the first tap shows the controls', () => {
  expect(interpretTap({ at: 0.1, time: 0 }, null)).toBe('toggleControls');
});
