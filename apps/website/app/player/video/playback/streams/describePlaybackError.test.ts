import { afterEach, expect, test, vi } from 'vitest';
import { describePlaybackError } from './describePlaybackError.ts';

afterEach(() => vi.unstubAllGlobals());
const problem = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const describeAnswer = (answer: () => Response | Promise<Response>) => {
  vi.stubGlobal('fetch', async () => answer());
  return describePlaybackError('/streams/tv/index.m3u8');
};

test('a channel outside broadcasting hours has the time of its next start', async () => {
  const offAir = { title: 'Off air', detail: 'ศาลาทีวี', on_air_at: '2026-11-21T23:00:00.000Z' };
  expect(await describeAnswer(() => problem(404, offAir))).toEqual({
    kind: 'offAir',
    onAirAt: Date.UTC(2026, 10, 21, 23),
  });
  expect(await describeAnswer(() => problem(404, { ...offAir, on_air_at: 'tomorrow' }))).toEqual({
    kind: 'offAir',
    onAirAt: null,
  });
});

test('a 410 with the title Only live is the error onlyLive', async () => {
  expect(await describeAnswer(() => problem(410, { title: 'Only live' }))).toEqual({ kind: 'onlyLive' });
});

test.each([400, 403, 404, 410])('the status %i is the error gone', async (status) => {
  expect(await describeAnswer(() => problem(status, { title: 'No such stream' }))).toEqual({ kind: 'gone' });
  expect(await describeAnswer(() => new Response('<h1>nothing</h1>', { status }))).toEqual({ kind: 'gone' });
});

test.each([429, 500, 502, 503, 504])('the status %i is a lost connection, which is retried', async (status) => {
  expect(await describeAnswer(() => problem(status, {}))).toBe('lost');
});

test('a network error is a lost connection', async () => {
  expect(
    await describeAnswer(() => {
      throw new TypeError('failed to fetch');
    }),
  ).toBe('lost');
});

test('a successful response is no error', async () => {
  expect(await describeAnswer(() => new Response('#EXTM3U'))).toBeNull();
});
