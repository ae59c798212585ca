import { expect, test, vi } from 'vitest';
import { readOrientation, toDevice } from './collector.ts';

const ON = 'Mozilla/5.0 (';

test.each([
  ['desktop', `${ON}X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36`],
  ['mobile', `${ON}Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36`],
  ['mobile', `${ON}iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1`],
  ['desktop', `${ON}iPad; CPU OS 15_0 like Mac OS X) Version/15.0 Mobile/15E148 Safari/604.1`],
  ['desktop', `${ON}Android 13; Tablet; rv:109.0) Gecko/115.0 Firefox/115.0 Mobile`],
  ['desktop', ''],
])('[5-12] it is a %s that says %s', (device, userAgent) => {
  expect(toDevice(userAgent)).toBe(device);
});

test('[5-13] the orientation is landscape or portrait, as the browser says', () => {
  for (const [matches, said] of [
    [true, 'landscape'],
    [false, 'portrait'],
  ] as const) {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches && query === '(orientation: landscape)' }));
    expect(readOrientation()).toBe(said);
  }
  vi.unstubAllGlobals();
});
