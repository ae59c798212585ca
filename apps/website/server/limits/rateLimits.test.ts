import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { CLIENT_ADDRESS } from '../../app/security/clientAddress.ts';
import { rateLimits } from './rateLimits.ts';

const MINUTE = 60_000;

function limited() {
  let now = 0;
  const app = new Hono().use(rateLimits(() => now)).all('*', (c) => c.body(null, 204));
  /** How many of so many requests are answered. */
  const taken = async (times: number, path: string, method = 'POST', address = '192.0.2.1') => {
    let answered = 0;
    for (let time = 0; time < times; time++)
      if ((await app.request(path, { method, headers: { [CLIENT_ADDRESS]: address } })).status === 204) answered++;
    return answered;
  };
  return { app, taken, passes: (time: number) => (now += time) };
}

test.each([
  ['/views', 'POST', 3000],
  ['/purge', 'POST', 600],
  ['/search/suggestions', 'GET', 1200],
  ['/search/suggestions.data', 'GET', 1200],
  ['/Search//%73uggestions/', 'GET', 1200],
  ['/ai-audio-news/ratings', 'POST', 300],
  ['/ai-audio-news/reports', 'POST', 300],
  ['/push/subscriptions', 'DELETE', 300],
  ['/whatever', 'PUT', 300],
])('%s takes a %s %i times in a minute from an address', async (path, method, most) => {
  const { taken, passes } = limited();
  expect(await taken(most + 5, path, method)).toBe(most);
  expect(await taken(5, path, method, '192.0.2.2')).toBe(5);
  passes(MINUTE);
  expect(await taken(5, path, method)).toBe(5);
});

test('pages are read as often as somebody likes', async () => {
  expect(await limited().taken(3500, '/home', 'GET')).toBe(3500);
});

test('one kind of writing does not use up another’s', async () => {
  const { taken } = limited();
  expect(await taken(301, '/ai-audio-news/reports')).toBe(300);
  expect(await taken(1, '/views')).toBe(1);
});

test('who is refused is told when to come back, and coming earlier makes it no later', async () => {
  const { app, taken, passes } = limited();
  const after = async () =>
    (await app.request('/x', { method: 'POST', headers: { [CLIENT_ADDRESS]: '192.0.2.1' } })).headers.get(
      'retry-after',
    );
  await taken(300, '/x');
  expect(await after()).toBe('60');
  passes(50_500);
  expect(await after()).toBe('10');
  passes(9_500);
  expect(await after()).toBeNull();
});
