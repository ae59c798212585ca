import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { CLIENT_ADDRESS_HEADER } from '../../app/platform/security/clientAddress.ts';
import { createRateLimits } from './rateLimits.ts';

const MINUTE_MS = 60_000;

function limited(limitsPace = true) {
  let now = 0;
  const app = new Hono().use(createRateLimits(limitsPace, () => now)).all('*', (c) => c.body(null, 204));
  /** How many of a number of requests are answered. */
  const countAnswered = async (times: number, path: string, method = 'POST', address = '192.0.2.1') => {
    let answered = 0;
    for (let time = 0; time < times; time++)
      if ((await app.request(path, { method, headers: { [CLIENT_ADDRESS_HEADER]: address } })).status === 204)
        answered++;
    return answered;
  };
  return { app, countAnswered, advance: (time: number) => (now += time) };
}

test.each([
  ['/views', 'POST', 3000],
  ['/collect', 'POST', 9000],
  ['/purge', 'POST', 600],
  ['/search/suggestions', 'GET', 1200],
  ['/search/suggestions.data', 'GET', 1200],
  ['/Search//%53uggesti%6Fns/', 'GET', 1200],
  ['/ai-audio-news/ratings', 'POST', 300],
  ['/ai-audio-news/reports', 'POST', 30],
  ['/ai-audio-news/reports/_.data', 'POST', 30],
  ['/AI-audio-news//reports/%5F.data/', 'POST', 30],
  ['/push/subscriptions/_.data', 'DELETE', 300],
  ['/push/subscriptions', 'DELETE', 300],
  ['/whatever', 'PUT', 300],
])('%s accepts %s %i times per address, and again after an hour', async (path, method, most) => {
  const { countAnswered, advance } = limited();
  expect(await countAnswered(most + 5, path, method)).toBe(most);
  expect(await countAnswered(5, path, method, '192.0.2.2')).toBe(5);
  advance(60 * MINUTE_MS);
  expect(await countAnswered(5, path, method)).toBe(5);
});

test('reading pages is not limited', async () => {
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    expect(await limited().countAnswered(3500, '/home', method)).toBe(3500);
});

test('limits of different endpoints are counted separately', async () => {
  const { countAnswered } = limited();
  expect(await countAnswered(301, '/whatever')).toBe(300);
  expect(await countAnswered(1, '/views')).toBe(1);
});

test('a rejected request gets Retry-After, which early retries do not prolong', async () => {
  const { app, countAnswered, advance } = limited();
  const after = async (path = '/x') => {
    const answer = await app.request(path, { method: 'POST', headers: { [CLIENT_ADDRESS_HEADER]: '192.0.2.1' } });
    const seconds = answer.headers.get('retry-after');
    return seconds && [seconds, ((await answer.json()) as { detail: string }).detail];
  };
  await countAnswered(300, '/x');
  expect(await after()).toEqual(['60', 'โปรดรอ 60 วินาทีแล้วลองใหม่อีกครั้ง']);
  advance(50_500);
  expect(await after()).toEqual(['10', 'โปรดรอ 10 วินาทีแล้วลองใหม่อีกครั้ง']);
  advance(9_500);
  expect(await after()).toBeNull();
  await countAnswered(30, '/ai-audio-news/reports');
  advance(58 * MINUTE_MS);
  expect(await after('/ai-audio-news/reports')).toEqual(['120', 'โปรดรอ 2 นาทีแล้วลองใหม่อีกครั้ง']);
});

test('[7.11-01] one reader cannot use up the total limit of a service, with or without limits per minute', async () => {
  for (const limitsPace of [true, false]) {
    const { countAnswered, advance } = limited(limitsPace);
    let [reports, subscriptions] = [0, 0];
    for (let minute = 0; minute < 60; minute++) {
      reports += await countAnswered(100, '/ai-audio-news/reports');
      subscriptions += await countAnswered(100, '/push/subscriptions');
      advance(MINUTE_MS);
    }
    expect([reports, subscriptions]).toEqual([30, 600]);
  }
  const { countAnswered } = limited();
  expect(await countAnswered(100, '/search?q=a&tab=web', 'GET')).toBe(60);
  expect(await countAnswered(100, '/search?q=a', 'GET')).toBe(100);
});

test('without limits per minute, which a proxy then sets, only totals are limited', async () => {
  const { countAnswered } = limited(false);
  expect(await countAnswered(400, '/whatever')).toBe(400);
  expect(await countAnswered(4000, '/views')).toBe(4000);
});
