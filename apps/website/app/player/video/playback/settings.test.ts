import { beforeEach, expect, test } from 'vitest';
import { stubBrowserStore } from '../../../platform/localStore/testBrowserStore.ts';
import { readSettings, saveSettings } from './settings.ts';

let store: Map<string, string>;
const DEFAULTS = { volume: 1, speed: 1, quality: 0, isCaptioned: null, playsOn: true };
beforeEach(() => {
  store = stubBrowserStore();
});

test('the viewer’s settings are stored for the next video', () => {
  expect(readSettings()).toEqual(DEFAULTS);
  const set = { volume: 0.35, speed: 1.25, quality: 360, isCaptioned: false, playsOn: false };
  saveSettings(set);
  expect(readSettings()).toEqual(set);
});

test('a setting that another tab has stored meanwhile stays', () => {
  saveSettings({ isCaptioned: true });
  saveSettings({ volume: 0.35 });
  expect(readSettings()).toEqual({ ...DEFAULTS, isCaptioned: true, volume: 0.35 });
});

test.each(['null', '[]', '{"volume":7,"speed":3,"quality":"high","isCaptioned":1}', '{'])(
  'invalid stored settings are the defaults: %s',
  (stored) => {
    store.set('videoSettings', stored);
    expect(readSettings()).toEqual(DEFAULTS);
  },
);
