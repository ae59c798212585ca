import { STATION } from '@sala/station';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestService } from '../services/testService.ts';
import { isRobot } from './isRobot.ts';
import { createReaderLog } from './readerLog.server.ts';

const service = await openTestService();
vi.stubEnv('NEWSROOM_URL', service.address);
const { action, loader } = await import('./viewsRoute.tsx');

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; Cubot X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36 Line/14.1';
const HEADERS = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'user-agent': PHONE };
const log = vi.spyOn(console, 'error').mockImplementation(() => {});
let last = 0;

beforeEach(() => {
  service.requests.length = 0;
  log.mockClear();
  service.answer = (_, response) => response.writeHead(204).end();
});
afterAll(() => service.close());

/** A page that was not read before. */
const fresh = () => ({ type: 'content', id: String(++last), category: 'politics' });

async function send(body: unknown, headers: Record<string, string> = {}, method = 'POST'): Promise<Response> {
  const request = new Request('http://localhost:3000/views', {
    method,
    headers: { ...HEADERS, 'x-client-address': '192.0.2.1', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return action({ request } as never).catch((thrown: Response) => thrown);
}

/** The ids that were counted, once a marker that was sent last has arrived. */
async function counted(): Promise<string[]> {
  const marker = fresh();
  await send(marker);
  const ids = () => service.requests.map((path) => new URLSearchParams(path.split('?')[1]).get('data[id]') ?? '');
  await vi.waitFor(() => expect(ids()).toContain(marker.id), { timeout: 15_000 });
  return ids().filter((id) => id !== marker.id);
}

test('a view is answered before the counting service has answered', async () => {
  let release = () => {};
  service.answer = (_, response) => {
    release = () => response.writeHead(204).end();
  };
  const answer = await send(fresh());
  expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([204, 'no-store', '']);
  await vi.waitFor(() => expect(service.requests).toHaveLength(1));
  release();
});

test('a view is answered with 204 and logged when the counting service is down', async () => {
  service.answer = (request) => request.socket.destroy();
  expect((await send(fresh())).status).toBe(204);
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1));
});

test('a page is counted once per reader; other readers and other pages are counted', async () => {
  const page = fresh();
  for (let time = 0; time < 3; time++) expect((await send(page)).status).toBe(204);
  await send(page, { 'x-client-address': '192.0.2.2' });
  await send(page, { 'user-agent': PHONE.replace('Line/14.1', '') });
  await send({ ...page, type: 'gallery' });
  expect(await counted()).toEqual([page.id, page.id, page.id, page.id]);
});

test('[7.13-05 7.13-06] a video is counted once per viewer, under its keys', async () => {
  const short = { kind: 'stories', videoKey: 'ตลาดน้ำ-1', categoryId: '4', programId: '9' };
  const episode = { kind: 'episodes', programKey: 'pen-khao', id: '77', categoryId: '', programId: '9' };
  for (const video of [short, short, episode, { ...short, kind: 'watch' }])
    expect((await send(video)).status).toBe(204);
  const site = `/api/count/${STATION.brand}`;
  await vi.waitFor(() => expect(service.requests).toHaveLength(3));
  expect(service.requests.toSorted()).toEqual([
    `${site}/video-all,video-category-4,video-program-9`,
    `${site}/video-all,video-category-4,video-program-9`,
    `${site}/video-all,video-program-9`,
  ]);
});

test('[7.13-05] a video with an unusual category or programme is counted under its other keys', async () => {
  const video = { kind: 'watch', categoryId: 'ข่าว', programId: '9' };
  await send({ ...video, videoKey: 'v-in-thai' });
  await send({ ...video, videoKey: 'v-of-several', categoryId: '4', programId: 'a,b' });
  await send({ ...video, videoKey: 'v-of-none', programId: null });
  await vi.waitFor(() => expect(service.requests).toHaveLength(3));
  const site = `/api/count/${STATION.brand}`;
  expect(service.requests.toSorted()).toEqual([
    `${site}/video-all`,
    `${site}/video-all,video-category-4`,
    `${site}/video-all,video-program-9`,
  ]);
});

test('[7.13-01] [7.13-03] a view with a long category is counted under its beginning', async () => {
  expect((await send({ ...fresh(), category: 'ก'.repeat(101) })).status).toBe(204);
  await vi.waitFor(() => expect(service.requests).toHaveLength(1));
  const [path = ''] = service.requests;
  expect(new URLSearchParams(path.split('?')[1]).get('data[category]')).toBe('ก'.repeat(100));
});

test('robots are not counted', async () => {
  const page = fresh();
  const robots = [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/120',
    'curl/8.5',
    'python-requests/2',
    'Applebot/0.1',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    '',
  ];
  for (const agent of robots) {
    expect(isRobot(agent), agent).toBe(true);
    expect((await send(page, { 'user-agent': agent })).status).toBe(204);
  }
  expect(await counted()).toEqual([]);
  expect(isRobot(PHONE)).toBe(false);
  expect(isRobot('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1')).toBe(
    false,
  );
});

describe('/views rejects', () => {
  test.each<[string, unknown, Record<string, string>, number]>([
    ['another site', fresh(), { 'sec-fetch-site': 'cross-site' }, 403],
    ['a form', fresh(), { 'content-type': 'text/plain' }, 403],
    ['no JSON', '{', {}, 400],
    ['another type', { ...fresh(), type: 'video' }, {}, 400],
    ['an invalid id', { ...fresh(), id: '../1' }, {}, 400],
    ['an id that is too long', { ...fresh(), id: '1'.repeat(19) }, {}, 400],
    ['a video without a key', { kind: 'watch', categoryId: '', programId: '' }, {}, 400],
    ['a key that is a path', { kind: 'stories', videoKey: '../1', categoryId: '', programId: '' }, {}, 400],
    ['a lone surrogate', { kind: 'stories', videoKey: '\ud800', categoryId: '', programId: '' }, {}, 400],
    ['a body that is too large', JSON.stringify(fresh()).padEnd(5000), {}, 413],
  ])('%s', async (_, body, headers, status) => {
    expect((await send(body, headers)).status).toBe(status);
    expect(await counted()).toEqual([]);
  });

  test('every method but POST', async () => {
    expect((await send(fresh(), {}, 'PUT')).status).toBe(405);
    expect(loader().headers.get('allow')).toBe('POST');
  });
});

test('a household and an office count, and a program that invents browsers does not, whatever its IPv6 address', async () => {
  const page = fresh();
  const readAs = (address: string, reader: number) =>
    send(page, { 'x-client-address': address, 'user-agent': `${PHONE} ${reader}` });
  for (let reader = 0; reader < 12; reader++) await readAs('192.0.2.7', reader);
  expect(await counted()).toHaveLength(12);
  service.requests.length = 0;
  for (let reader = 0; reader < 300; reader++) await readAs(`2001:db8::${reader.toString(16)}`, reader);
  await readAs('2001:db8:0:1::1', 0);
  // another article has readers of its own
  await send(fresh(), { 'x-client-address': '2001:db8::1' });
  expect((await counted()).filter((id) => id === page.id)).toHaveLength(51);
  expect(service.requests).toHaveLength(53);
});

test('createReaderLog recognizes a reader for half an hour and not after midnight UTC', () => {
  let now = Date.UTC(2026, 0, 1, 23, 50);
  const counts = createReaderLog(() => now);
  const comes = () => counts('192.0.2.1', PHONE, 'content/1');
  expect([comes(), comes()]).toEqual([true, false]);
  now += 5 * 60_000;
  expect(comes()).toBe(false);
  now += 5 * 60_000;
  expect([comes(), comes()]).toEqual([true, false]);
  now += 31 * 60_000;
  expect(comes()).toBe(true);
});
