import { beforeEach, expect, test, vi } from 'vitest';
import { readSettings, saveSettings } from './settings.ts';

const store = new Map<string, string>();
const DEFAULTS = { volume: 1, speed: 1, quality: 0, isCaptioned: null, playsOn: true };
beforeEach(() => {
  store.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
    },
  });
});

test('what a viewer sets counts for the next film', () => {
  expect(readSettings()).toEqual(DEFAULTS);
  const set = { volume: 0.35, speed: 1.25, quality: 360, isCaptioned: false, playsOn: false };
  saveSettings(set);
  expect(readSettings()).toEqual(set);
});

test.each(['null', '[]', '{"volume":7,"speed":3,"quality":"high","isCaptioned":1}', '{'])(
  'what makes no sense is as it was at first: %s',
  (stored) => {
    store.set('videoSettings', stored);
    expect(readSettings()).toEqual(DEFAULTS);
  },
);
