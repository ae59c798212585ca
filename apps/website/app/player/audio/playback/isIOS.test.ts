import { expect, test } from 'vitest';
import { isIOS } from './isIOS.ts';

test.each([
  ['iPhone', 5, true],
  ['iPad', 5, true],
  ['iPod touch', 5, true],
  ['iPhone Simulator', 0, true],
  ['MacIntel', 5, true],
  ['MacIntel', 0, false],
  ['Win32', 10, false],
  ['Linux armv8l', 5, false],
  ['', 0, false],
])('[5-14] the platform %s with %i touch points is iOS: %s', (platform, maxTouchPoints, expected) => {
  expect(isIOS({ platform, maxTouchPoints })).toBe(expected);
});
