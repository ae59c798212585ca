import { STATION } from '@sala/station';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestService } from '../services/testService.ts';

const service = await openTestService();
vi.stubEnv('NEWSROOM_URL', service.address);
const { action, loader } = await import('./collectRoute.tsx');

const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
const HEADERS = {
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  'user-agent': PHONE,
  cookie: `${STATION.brand}_consent=accepted`,
  'x-client-address': '192.0.2.1',
};
const BATCH = { device: 'mobile', orientation: 'portrait', events: [{ name: 'pageView', page: '/home' }], vitals: [] };
const forwarded: { body: string; headers: Record<string, unknown> }[] = [];

beforeEach(() => {
  forwarded.length = 0;
  service.answer = async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    forwarded.push({ body, headers: request.headers });
    response.writeHead(204).end();
  };
});
afterAll(() => service.close());

async function send(body: unknown, headers: Record<string, string> = {}, method = 'POST'): Promise<number> {
  const request = new Request('http://localhost:3000/collect', {
    method,
    headers: { ...HEADERS, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return action({ request } as never).then(
    ({ status }) => status,
    ({ status }: Response) => status,
  );
}

/** The batches that were forwarded, once a batch that was sent afterwards has arrived. */
async function listForwarded(): Promise<unknown[]> {
  await send({ ...BATCH, orientation: 'landscape' });
  await vi.waitFor(() => expect(forwarded.at(-1)?.body).toContain('landscape'));
  return forwarded.slice(0, -1).map(({ body }) => JSON.parse(body));
}

test('[6-01] [6-02] a batch is forwarded without cookie, client address, user agent and unknown fields', async () => {
  expect(await send({ ...BATCH, visitor: 'x', events: [{ ...BATCH.events[0], email: 'somebody@example.org' }] })).toBe(
    204,
  );
  expect(await listForwarded()).toEqual([BATCH]);
  const headers = JSON.stringify(forwarded.map((one) => one.headers));
  for (const secret of ['Mozilla', 'consent', '192.0.2.1']) expect(headers).not.toContain(secret);
});

test('a batch of a robot answers 204 and is not forwarded', async () => {
  expect(await send(BATCH, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).toBe(204);
  expect(await listForwarded()).toEqual([]);
});

test.each([
  ['a batch from another site', BATCH, { 'sec-fetch-site': 'cross-site' }, 403],
  ['a batch from a form', BATCH, { 'content-type': 'text/plain' }, 403],
  ['a body that is no batch', { events: [] }, {}, 400],
  ['a body that is no JSON', '{', {}, 400],
  ['an event of a page elsewhere', { ...BATCH, events: [{ name: 'pageView', page: 'https://evil.test/' }] }, {}, 400],
  ['a body that is too large', 'x'.repeat(40_000), {}, 413],
])('%s is rejected', async (_, body, headers, status) => {
  expect(await send(body, headers)).toBe(status);
  expect(await listForwarded()).toEqual([]);
});

test('/collect answers 405 to any method but POST', async () => {
  expect(loader().status).toBe(405);
  expect(await send(BATCH, {}, 'PUT')).toBe(405);
});

test('/collect answers 204 and logs the failure when the service is down', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  service.answer = (request) => request.socket.destroy();
  expect(await send(BATCH)).toBe(204);
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
});

test('one client’s invented pages and campaigns are limited, and events of other clients are still forwarded', async () => {
  const event = (index: number) => ({ name: 'pageView', page: `/invented/${index}`, utm_source: `source-${index}` });
  const batch = (from: number) => ({ ...BATCH, events: Array.from({ length: 50 }, (_, index) => event(from + index)) });
  const flood = { 'x-client-address': '192.0.2.66' };
  for (let from = 0; from < 200; from += 50) await send(batch(from), flood);
  await send(BATCH, flood);
  await send(batch(200), { 'x-client-address': '192.0.2.67' });
  const counts = (await listForwarded()).map((one) => (one as { events: unknown[] }).events.length);
  expect(counts).toEqual([50, 50, 0, 0, 1, 50]);
});
