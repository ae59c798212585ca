import { beforeEach, expect, test, vi } from 'vitest';

const PAGE = { name: 'https://sala.example/news/content/1?a=b', responseStart: 300, activationStart: 100 };
type Entry = Record<string, unknown>;

let observed: Record<string, { entries: Entry[]; callback(list: object): void; type?: string }>;
let document: EventTarget & { visibilityState: string };
const send = vi.fn();

beforeEach(() => {
  vi.resetModules();
  send.mockReset();
  observed = {};
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['paint', 'largest-contentful-paint', 'layout-shift', 'event'];
      type = '';
      callback: (list: object) => void;
      constructor(callback: (list: object) => void) {
        this.callback = callback;
      }
      observe = ({ type }: { type: string }) => {
        observed[type] = { entries: [], callback: this.callback };
        this.type = type;
      };
      takeRecords = () => observed[this.type]?.entries ?? [];
      disconnect() {}
    },
  );
  document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', document);
});
const report = (type: string, ...entries: Entry[]) => observed[type]?.callback({ getEntries: () => entries });
function hide() {
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
}
const watch = (...visibility: Entry[]) => watchPage(PAGE, visibility);
async function watchPage(page: typeof PAGE, visibility: Entry[] = []) {
  const entries = (type: string) => (type === 'navigation' ? [page] : visibility) as unknown as PerformanceEntryList;
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(entries);
  const { watchVitals } = await import('./vitals.ts');
  watchVitals(send, new AbortController().signal);
}
const measured = () => Object.fromEntries(send.mock.calls[0]?.[0].map((one: Entry) => [one.metric, one.value]) ?? []);

test('the vitals of a loaded page are sent once, when it is first hidden, counted from its activation', async () => {
  await watch();
  report('paint', { name: 'first-paint', startTime: 350 }, { name: 'first-contentful-paint', startTime: 400 });
  report('largest-contentful-paint', { startTime: 500 }, { startTime: 900 });
  report('event', { interactionId: 0, duration: 500 }, { interactionId: 7, duration: 80 });
  // what the browser has not reported yet
  observed.event?.entries.push({ interactionId: 7, duration: 120 });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(send).not.toHaveBeenCalled();
  hide();
  expect(measured()).toEqual({ TTFB: 200, FCP: 300, LCP: 800, INP: 120, CLS: 0 });
  expect(new Set(send.mock.calls[0]?.[0].map((one: Entry) => one.kind))).toEqual(new Set(['content']));
  hide();
  await watch();
  hide();
  expect(send).toHaveBeenCalledTimes(1);
});

test('what was painted after the page was first hidden, and shifts after an input, are not measured', async () => {
  await watch({ name: 'visible', startTime: 0 }, { name: 'hidden', startTime: 450 });
  report('paint', { name: 'first-contentful-paint', startTime: 400 });
  report('largest-contentful-paint', { startTime: 440 }, { startTime: 5000 });
  report('layout-shift', { startTime: 500, value: 0.5, hadRecentInput: true });
  report('layout-shift', { startTime: 600, value: 0.1, hadRecentInput: false });
  hide();
  expect(measured()).toEqual({ TTFB: 200, FCP: 300, LCP: 340, CLS: 0.1 });
});

test('a page that was loaded in the background has no FCP and no LCP', async () => {
  await watch({ name: 'hidden', startTime: 0 });
  report('paint', { name: 'first-contentful-paint', startTime: 5000 });
  report('largest-contentful-paint', { startTime: 5000 });
  hide();
  expect(measured()).toEqual({ TTFB: 200, CLS: 0 });
});

test.each([
  ['/', 'home'],
  ['/home', 'home'],
  ['/news/politics', 'news'],
  ['/news/content/1', 'content'],
  ['/program/a/episodes/b', 'episode'],
  ['/program/a', 'program'],
  ['/live/rian', 'live'],
  ['/search', 'other'],
  ['/constructor', 'other'],
  ['/privacy', 'other'],
])('the kind of the page %s is %s', async (path, kind) => {
  await watchPage({ ...PAGE, name: `https://sala.example${path}` });
  hide();
  expect(send.mock.calls[0]?.[0]).toContainEqual({ metric: 'TTFB', value: 200, kind });
});
