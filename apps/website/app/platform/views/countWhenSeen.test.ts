import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowserStore } from '../localStore/testBrowserStore.ts';
import { countPlay, countWhenSeen } from './countWhenSeen.ts';

const PAGE = { type: 'content', id: '1', category: 'politics' } as const;
const HALF_AN_HOUR = 1_800_000;

let page: EventTarget & { visibilityState: string };
let sent: { address: string; body: Blob }[];
let takesBeacons: boolean;
let day = Date.UTC(2026, 0, 1);
let store: Map<string, string>;
const fetched = vi.fn(async () => new Response(null, { status: 204 }));

beforeEach(() => {
  // each test has its own day, so that no page counts as read before
  day += 86_400_000;
  vi.useFakeTimers({ now: day });
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  sent = [];
  takesBeacons = true;
  vi.stubGlobal('document', page);
  store = stubBrowserStore();
  vi.stubGlobal('navigator', {
    sendBeacon: (address: string, body: Blob) => takesBeacons && sent.push({ address, body }) > 0,
  });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (state: string) => {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
};
const read = (id = '1') => countWhenSeen({ ...PAGE, id }, new AbortController().signal);

test('a page is counted once, after it has been visible for three seconds', async () => {
  read();
  vi.advanceTimersByTime(2999);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  show('hidden');
  show('visible');
  vi.advanceTimersByTime(60_000);
  expect(sent.map(({ address }) => address)).toEqual(['/views']);
  expect(sent[0]?.body.type).toBe('application/json');
  expect(JSON.parse((await sent[0]?.body.text()) ?? '')).toEqual(PAGE);
});

test('a hidden page is not counted until it has been visible for three seconds', () => {
  page.visibilityState = 'hidden';
  read();
  vi.advanceTimersByTime(60_000);
  show('visible');
  vi.advanceTimersByTime(2000);
  show('hidden');
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual([]);
  show('visible');
  vi.advanceTimersByTime(3000);
  expect(sent).toHaveLength(1);
});

test('a page that is left within three seconds is not counted', () => {
  const gone = new AbortController();
  countWhenSeen(PAGE, gone.signal);
  gone.abort();
  show('visible');
  vi.advanceTimersByTime(60_000);
  countWhenSeen(PAGE, gone.signal);
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual([]);
});

test('a page that is reloaded or visited again within half an hour is not counted again', async () => {
  for (const id of ['1', '1', '2', '1']) {
    read(id);
    vi.advanceTimersByTime(3000);
  }
  vi.resetModules();
  const reloaded = await import('./countWhenSeen.ts');
  reloaded.countWhenSeen(PAGE, new AbortController().signal);
  vi.advanceTimersByTime(3000);
  expect(sent).toHaveLength(2);
  vi.advanceTimersByTime(HALF_AN_HOUR);
  read();
  vi.advanceTimersByTime(3000);
  expect(sent).toHaveLength(3);
  expect(Object.keys(JSON.parse(store.get('readPages') ?? ''))).toEqual(['content/1']);
});

test('invalid, future or missing stored data does not prevent counting', () => {
  // its clock was ahead then
  const later = JSON.stringify({ 'content/1': Date.now() + 60_000 });
  for (const [id, remembered] of [
    ['0', '{'],
    ['1', later],
  ] as const) {
    store.set('readPages', remembered);
    read(id);
    vi.advanceTimersByTime(3000);
  }
  vi.stubGlobal('window', { localStorage: undefined });
  for (const id of ['2', '2']) {
    read(id);
    vi.advanceTimersByTime(3000);
  }
  expect(sent).toHaveLength(3);
});

test('without sendBeacon a fetch with keepalive is sent', () => {
  takesBeacons = false;
  read();
  vi.advanceTimersByTime(3000);
  expect(fetched).toHaveBeenCalledWith('/views', expect.objectContaining({ method: 'POST', keepalive: true }));
});

test('[7.13-06] a play of a video is counted once in half an hour', async () => {
  const video = { kind: 'stories', videoKey: 's-1', categoryId: '4', programId: '9' } as const;
  for (let time = 0; time < 3; time++) countPlay(video);
  countPlay({ ...video, kind: 'watch' });
  countPlay({ kind: 'episodes', programKey: 'p', id: '7', categoryId: '', programId: '' });
  expect(sent).toHaveLength(3);
  expect(JSON.parse((await sent[0]?.body.text()) ?? '')).toEqual(video);
  vi.advanceTimersByTime(HALF_AN_HOUR);
  countPlay(video);
  expect(sent).toHaveLength(4);
});
