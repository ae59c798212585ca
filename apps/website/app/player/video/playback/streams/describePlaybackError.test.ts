import { afterEach, expect, test, vi } from 'vitest';
import { describePlaybackError } from './describePlaybackError.ts';

afterEach(() => vi.unstubAllGlobals());
const problem = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const asked = (answer: () => Response | Promise<Response>) => {
  vi.stubGlobal('fetch', async () => answer());
  return describePlaybackError('/streams/tv/index.m3u8');
};

test('a channel that is off the air says when it is back', async () => {
  const offAir = { title: 'Off air', detail: 'ศาลาทีวี', on_air_at: '2026-11-21T23:00:00.000Z' };
  expect(await asked(() => problem(404, offAir))).toEqual({ kind: 'offAir', onAirAt: Date.UTC(2026, 10, 21, 23) });
  expect(await asked(() => problem(404, { ...offAir, on_air_at: 'tomorrow' }))).toEqual({
    kind: 'offAir',
    onAirAt: null,
  });
});

test('what comes from a studio is not started over', async () => {
  expect(await asked(() => problem(410, { title: 'Only live' }))).toEqual({ kind: 'onlyLive' });
});

test.each([400, 403, 404, 410])('%i: it is gone', async (status) => {
  expect(await asked(() => problem(status, { title: 'No such stream' }))).toEqual({ kind: 'gone' });
  expect(await asked(() => new Response('<h1>nothing</h1>', { status }))).toEqual({ kind: 'gone' });
});

test.each([429, 500, 502, 503, 504])('%i: it may come later', async (status) => {
  expect(await asked(() => problem(status, {}))).toBe('lost');
});

test('without a network it may come later', async () => {
  expect(
    await asked(() => {
      throw new TypeError('failed to fetch');
    }),
  ).toBe('lost');
});

test('what answers as it should is no reason', async () => {
  expect(await asked(() => new Response('#EXTM3U'))).toBeNull();
});
