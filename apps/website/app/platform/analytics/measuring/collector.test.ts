import { afterEach, expect, test, vi } from 'vitest';
import { CONSENT_COOKIE } from '../../consent/consentCookie.ts';
import { startCollector } from './collector.ts';

const ON = 'Mozilla/5.0 (';

afterEach(() => vi.unstubAllGlobals());

/** What is sent of one event on a page that is hidden. */
async function send(userAgent: string, orientation: 'landscape' | 'portrait') {
  const sendBeacon = vi.fn((_address: string, _batch: Blob) => true);
  const cookie = `${CONSENT_COOKIE}=accepted`;
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'hidden', cookie }));
  vi.stubGlobal('navigator', { userAgent, sendBeacon });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(orientation: ${orientation})` }));
  startCollector().track({} as never);
  return JSON.parse((await sendBeacon.mock.calls[0]?.[1].text()) ?? '');
}

test.each([
  ['desktop', `${ON}X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36`],
  ['mobile', `${ON}Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36`],
  ['mobile', `${ON}iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1`],
  ['desktop', `${ON}iPad; CPU OS 15_0 like Mac OS X) Version/15.0 Mobile/15E148 Safari/604.1`],
  ['desktop', `${ON}Android 13; Tablet; rv:109.0) Gecko/115.0 Firefox/115.0 Mobile`],
  ['desktop', ''],
])('[5-12] the device is %s for the user agent %s', async (device, userAgent) => {
  expect((await send(userAgent, 'portrait')).device).toBe(device);
});

test.each(['landscape', 'portrait'] as const)('[5-13] the orientation is %s, as the browser reports it', async (is) => {
  expect((await send('', is)).orientation).toBe(is);
});

test('ten events are sent at once, fewer after 5 s or when hidden, none without consent or after stop()', () => {
  vi.useFakeTimers();
  const sendBeacon = vi.fn();
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible', cookie: `${CONSENT_COOKIE}=accepted` });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { userAgent: '', sendBeacon });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const collector = startCollector();
  const track = (times = 1) => {
    for (let time = 0; time < times; time++) collector.track({} as never);
    return sendBeacon.mock.calls.length;
  };
  expect(track(9)).toBe(0);
  expect(track()).toBe(1);
  track();
  vi.advanceTimersByTime(4999);
  expect(track()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(sendBeacon).toHaveBeenCalledTimes(2);
  track();
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(sendBeacon).toHaveBeenCalledTimes(3);
  expect(track()).toBe(4);
  page.dispatchEvent(new Event('visibilitychange'));
  page.cookie = `${CONSENT_COOKIE}=refused`;
  track();
  page.visibilityState = 'visible';
  track();
  collector.stop();
  page.cookie = `${CONSENT_COOKIE}=accepted`;
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(60_000);
  expect(sendBeacon).toHaveBeenCalledTimes(4);
  vi.useRealTimers();
});
