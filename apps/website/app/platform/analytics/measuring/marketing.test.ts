import { beforeEach, expect, test, vi } from 'vitest';
import { startMarketing } from './marketing.ts';

const SETTINGS = { appId: 'STATION1', sdk: 'https://sdk.example/a.js' };
const sdk = { track_event: vi.fn(), disableSdk: vi.fn(), enableSdk: vi.fn() };
const event = (name: string) => ({ name, page: '/home', dataset: { a: 'b' } }) as never;
let script: EventTarget;
let page: { moe?: () => typeof sdk };

beforeEach(() => {
  vi.clearAllMocks();
  script = new EventTarget();
  page = {};
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { createElement: () => script, head: { append() {} } });
});
function finishLoading() {
  page.moe = () => sdk;
  script.dispatchEvent(new Event('load'));
}
const sent = () => sdk.track_event.mock.calls.map(([name]) => name);

test('the first 50 events wait in order until the SDK has loaded', () => {
  const marketing = startMarketing(SETTINGS);
  const names = Array.from({ length: 51 }, (_, index) => `event${index}`);
  for (const name of names) marketing.track(event(name));
  finishLoading();
  expect(sent()).toEqual(names.slice(0, 50));
  expect(sdk.track_event).toHaveBeenLastCalledWith('event49', { page: '/home', dataset: '{"a":"b"}' });
  marketing.track(event('later'));
  expect(sent().at(-1)).toBe('later');
});

test('[6-02] nothing is sent when consent is withdrawn before the SDK has loaded', () => {
  const marketing = startMarketing(SETTINGS);
  marketing.track(event('pageView'));
  marketing.stop();
  finishLoading();
  expect(page).not.toHaveProperty('Moengage');
  expect(sent()).toEqual([]);
});

test('[6-02] the SDK is disabled when consent is withdrawn, and enabled when it is given again', () => {
  const marketing = startMarketing(SETTINGS);
  finishLoading();
  sdk.enableSdk.mockClear();
  marketing.stop();
  expect(sdk.disableSdk).toHaveBeenCalledTimes(1);
  startMarketing(SETTINGS).track(event('pageView'));
  expect(sdk.enableSdk).toHaveBeenCalledTimes(1);
  expect(sent()).toEqual(['pageView']);
});
