import { STATION } from '@sala/station';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CLIENT_ADDRESS_HEADER } from '../security/clientAddress.ts';
import { json, openTestService } from '../services/testService.ts';

const service = await openTestService();
vi.stubEnv('PUSH_API_URL', `${service.address}/push`);
vi.stubEnv('SITE_URL', 'https://www.example.test');
const key = await import('./keyRoute.tsx');
const manifest = await import('./manifestRoute.tsx');
const subscriptions = await import('./subscriptionsRoute.tsx');
const stored = await import('./storedSubscriptionRoute.tsx');

const PUBLIC_KEY = `B${'a'.repeat(86)}`;
const SUBSCRIPTION = {
  endpoint: 'https://push.example.test/1',
  expirationTime: null,
  keys: { p256dh: PUBLIC_KEY, auth: 'a'.repeat(22) },
};
const FROM_HERE = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

/** The requests to the service: method and body. */
const sent: [string | undefined, unknown][] = [];
const log = vi.spyOn(console, 'error').mockImplementation(() => {});

function answerWith(status: number): void {
  service.answer = async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    sent.push([request.method, JSON.parse(body)]);
    response.writeHead(status, { 'content-type': 'application/problem+json' }).end('{"secret": "of the service"}');
  };
}

/** Sends a request to the website as a browser does; a body that is no string is sent as JSON. */
async function send(method: string, body: unknown, headers: Record<string, string> = FROM_HERE) {
  const url = 'http://localhost:3000/push/subscriptions';
  const request = new Request(url, { method, headers, body: typeof body === 'string' ? body : JSON.stringify(body) });
  // a thrown response is the answer of an action
  const answer = await subscriptions.action({ request } as never).catch((thrown: Response) => thrown);
  expect(answer).toBeInstanceOf(Response);
  return answer;
}

const problem = async (answer: Response) => {
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const body = await answer.json();
  expect(body).toMatchObject({ type: 'about:blank', status: answer.status, title: expect.any(String) });
  expect(JSON.stringify(body)).not.toContain('secret');
  return answer.status;
};

beforeEach(() => {
  sent.length = 0;
  service.requests.length = 0;
  answerWith(201);
  log.mockClear();
});
afterAll(() => service.close());

describe('/push/key', () => {
  const get = () => key.loader({ request: new Request('http://localhost:3000/push/key') } as never);

  test('returns the key of the push service', async () => {
    service.answer = json({ publicKey: PUBLIC_KEY });
    const answer = await get();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.json()).toEqual({ publicKey: PUBLIC_KEY });
    expect(service.requests).toEqual(['/push/key']);
  });

  test.each([json({ secret: 1 }, 500), json({ publicKey: 'short' }), json(null), json({}, 404)])(
    'answers 503 when the service fails or sends no valid key',
    async (answer) => {
      service.answer = answer;
      expect(await problem(await get())).toBe(503);
    },
  );
});

describe('a subscription', () => {
  test('is forwarded to the push service', async () => {
    const answer = await send('POST', SUBSCRIPTION);
    expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([204, 'no-store', '']);
    expect(sent).toEqual([['POST', SUBSCRIPTION]]);
    expect(service.requests).toEqual(['/push/subscriptions']);
    expect(log).not.toHaveBeenCalled();
  });

  test('is deleted by its endpoint alone', async () => {
    expect((await send('DELETE', SUBSCRIPTION)).status).toBe(204);
    expect(sent).toEqual([['DELETE', { endpoint: SUBSCRIPTION.endpoint }]]);
  });

  test('is forwarded without unknown fields', async () => {
    await send('POST', { ...SUBSCRIPTION, admin: true });
    expect(sent[0]?.[1]).toEqual(SUBSCRIPTION);
  });

  test.each([
    ['no JSON', 'x'],
    ['null', 'null'],
    ['an empty body', ''],
    ['a list', '[]'],
    ['an object without keys', { endpoint: SUBSCRIPTION.endpoint }],
    ['an object with keys of another length', { ...SUBSCRIPTION, keys: { p256dh: 'x', auth: 'y' } }],
  ])('that is %s is rejected without a request to the service', async (_, body) => {
    expect(await problem(await send('POST', body))).toBe(400);
    expect(sent).toEqual([]);
  });

  test('over 4 kB is rejected', async () => {
    const padded = (size: number) => JSON.stringify(SUBSCRIPTION).padEnd(size);
    expect((await send('POST', padded(4096))).status).toBe(204);
    expect(await problem(await send('POST', padded(4097)))).toBe(413);
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['a form', { ...FROM_HERE, 'content-type': 'text/plain' }],
    ['a form with JSON in its content type', { ...FROM_HERE, 'content-type': 'text/plain; application/json' }],
    ['another site', { ...FROM_HERE, 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', { ...FROM_HERE, 'sec-fetch-site': 'same-site' }],
    ['a direct navigation', { ...FROM_HERE, 'sec-fetch-site': 'none' }],
    [
      'another host of the same site with the right origin',
      { ...FROM_HERE, 'sec-fetch-site': 'same-site', origin: 'https://www.example.test' },
    ],
    ['a client without an origin', { 'content-type': 'application/json' }],
    ['another origin', { 'content-type': 'application/json', origin: 'https://www.example.test.evil.test' }],
    ['the null origin', { 'content-type': 'application/json', origin: 'null' }],
  ])('sent by %s is rejected', async (_, headers) => {
    for (const method of ['POST', 'DELETE']) expect(await problem(await send(method, SUBSCRIPTION, headers))).toBe(403);
    expect(sent).toEqual([]);
  });

  test('from a browser that sends only its origin is accepted', async () => {
    const headers = { 'content-type': 'application/json; charset=utf-8', origin: 'https://www.example.test' };
    expect((await send('POST', SUBSCRIPTION, headers)).status).toBe(204);
  });

  test.each([
    [400, 400],
    [404, 503],
    [429, 503],
    [500, 503],
    [503, 503],
    [302, 503],
  ])('to which the service answers %i is answered with %i', async (status, answered) => {
    answerWith(status);
    expect(await problem(await send('POST', SUBSCRIPTION))).toBe(answered);
  });

  test('answers 503 and is logged when the service closes the connection', async () => {
    service.answer = (request) => request.socket.destroy();
    expect(await problem(await send('POST', SUBSCRIPTION))).toBe(503);
    expect(log).toHaveBeenCalledTimes(1);
  });

  test('is refused when its address has sent five hundred others on this day; those it sent, and ends, are not', async () => {
    const from = (address: string) => ({ ...FROM_HERE, [CLIENT_ADDRESS_HEADER]: address });
    const subscribe = (index: number, address = '192.0.2.1') =>
      send('POST', { ...SUBSCRIPTION, endpoint: `https://push.example.test/${index}` }, from(address));
    for (let index = 0; index < 500; index++) expect((await subscribe(index)).status).toBe(204);
    expect(await problem(await subscribe(500))).toBe(429);
    expect((await subscribe(499)).status).toBe(204);
    expect((await subscribe(500, '192.0.2.2')).status).toBe(204);
    expect((await send('DELETE', SUBSCRIPTION, from('192.0.2.1'))).status).toBe(204);
  });

  test('accepts only POST and DELETE', async () => {
    expect(await problem(subscriptions.loader())).toBe(405);
    expect(subscriptions.loader().headers.get('allow')).toBe('POST, DELETE');
    for (const method of ['PUT', 'PATCH']) expect(await problem(await send(method, SUBSCRIPTION))).toBe(405);
  });
});

describe('a stored subscription', () => {
  const show = async (body: unknown, headers: Record<string, string> = FROM_HERE) => {
    const url = 'http://localhost:3000/push/subscriptions/show';
    const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) });
    return stored.action({ request } as never).catch((thrown: Response) => thrown);
  };
  const { endpoint } = SUBSCRIPTION;

  test('is returned for its endpoint, with its date only', async () => {
    service.answer = json({ since: '2026-11-20T01:02:03.000Z', p256dh: 'secret' });
    const answer = await show({ endpoint });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.json()).toEqual({ since: '2026-11-20T01:02:03.000Z' });
    expect(service.requests).toEqual(['/push/subscriptions/show']);
  });

  test.each([
    [json({}, 404), 404],
    [json({ secret: 1 }, 500), 503],
    [json({ since: 'yesterday' }), 503],
  ])('answers 404 when the service does not know it, and 503 when the service fails', async (answer, status) => {
    service.answer = answer;
    expect(await problem(await show({ endpoint }))).toBe(status);
  });

  test('is not returned to another site, without an endpoint, or for GET', async () => {
    expect(await problem(await show({ endpoint }, { ...FROM_HERE, 'sec-fetch-site': 'cross-site' }))).toBe(403);
    expect(await problem(await show({}))).toBe(400);
    expect(await problem(stored.loader())).toBe(405);
    expect(service.requests).toEqual([]);
  });
});

test('the manifest lets the site be installed under the station’s name', async () => {
  const answer = manifest.loader();
  expect(answer.headers.get('content-type')).toBe('application/manifest+json');
  expect(await answer.json()).toMatchObject({
    lang: 'th',
    short_name: STATION.name,
    start_url: '/home',
    display: 'standalone',
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { sizes: '512x512', purpose: 'maskable' }],
  });
});
