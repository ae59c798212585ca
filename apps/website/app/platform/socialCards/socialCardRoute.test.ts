import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestService } from '../services/testService.ts';
import { toSocialCardPath } from './socialCardAddress.ts';

const service = await openTestService();
vi.stubEnv('NEWSROOM_URL', service.address);
const { loader } = await import('./socialCardRoute.tsx');
const { createCardStore } = await import('./cardStore.server.ts');

const log = vi.spyOn(console, 'error').mockImplementation(() => {});
const UPDATED = '2026-02-18T15:28:35+07:00';
const picture = await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#3a7d44' } })
  .png()
  .toBuffer();

let article: object;
let status: number;
beforeEach(() => {
  status = 200;
  article = { id: '7', title: 'หนึ่งปีรถเมล์เทศบาล', imgUrl: `${service.address}/picture.png`, lastUpdateTime: UPDATED };
  log.mockClear();
  service.requests.length = 0;
  service.answer = (request, response) => {
    if (request.url?.startsWith('/picture')) response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
    else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(article));
  };
});
afterAll(() => service.close());

const ADDRESS = toSocialCardPath('content', { id: '7', publishedAt: null, updatedAt: Date.parse(UPDATED) });

async function get(path: string): Promise<Response> {
  const url = new URL(path, 'http://localhost:3000');
  const [, , kind, id, revision] = url.pathname.split('/');
  return loader({ request: new Request(url), params: { kind, id, revision }, url } as never);
}

test('[2.4-03] [9.7-04] a social card is a JPEG of 800 by 600 with the article’s picture and headline', async () => {
  const answer = await get(`${ADDRESS}?t=1`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const card = sharp(Buffer.from(await answer.arrayBuffer()));
  expect(await card.metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 600 });
  const pixel = async (left: number, top: number) =>
    [...(await card.clone().extract({ left, top, width: 1, height: 1 }).raw().toBuffer())].map((value) => value >> 4);
  // the picture above, the station's band below
  expect(await pixel(400, 20)).toEqual([0x3, 0x7, 0x4]);
  expect(await pixel(400, 560)).toEqual([0x1, 0x2, 0x5]);
  const { channels } = await card.clone().extract({ left: 48, top: 400, width: 704, height: 96 }).stats();
  expect(channels[0]?.max).toBeGreaterThan(240);
});

test('query parameters do not change a social card', async () => {
  const plain = Buffer.from(await (await get(ADDRESS)).arrayBuffer());
  const withQuery = Buffer.from(await (await get(`${ADDRESS}?title=ข่าวลวง&text=x`)).arrayBuffer());
  expect(withQuery.equals(plain)).toBe(true);
});

test('an article whose picture is missing, not allowed or failing still has a social card', async () => {
  for (const imgUrl of ['', 'https://elsewhere.test/1.jpg', `${service.address}/gone`]) {
    article = {
      ...article,
      imgUrl,
      lastUpdateTime: new Date(Date.parse(UPDATED) + imgUrl.length * 1000).toISOString(),
    };
    const updatedAt = Date.parse((article as { lastUpdateTime: string }).lastUpdateTime);
    const answer = await get(toSocialCardPath('content', { id: '7', publishedAt: null, updatedAt }));
    expect(answer.status, imgUrl).toBe(200);
  }
  expect(service.requests.filter((path) => path.includes('elsewhere'))).toEqual([]);
});

test('the address of an older revision redirects to the newest and keeps the timestamp', async () => {
  const answer = await get('/social/content/7/0.jpg?t=5');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `${ADDRESS}?t=5`]);
});

test('galleries and infographics have social cards', async () => {
  for (const kind of ['gallery', 'infographic'] as const) {
    const path = toSocialCardPath(kind, { id: '7', publishedAt: null, updatedAt: Date.parse(UPDATED) });
    expect((await get(path)).status).toBe(200);
    expect(service.requests[0]).toBe(`/${kind}-detail?id=7`);
    service.requests.length = 0;
  }
});

test.each([
  '/social/video/7/0.jpg',
  '/social/toString/7/0.jpg',
  '/social/content/x/0.jpg',
  '/social/content/7/0.png',
  `/social/content/7/${'a'.repeat(13)}.jpg`,
])('%s answers 404 without a request to the service', async (path) => {
  expect((await get(path)).status).toBe(404);
  expect(service.requests).toEqual([]);
});

test('an unknown article has no social card, and a failed service redirects to the station’s picture', async () => {
  for (const [serviceStatus, answered] of [
    [404, 404],
    [400, 404],
    [500, 302],
  ] as const) {
    status = serviceStatus;
    const answer = await get(ADDRESS);
    expect(answer.status).toBe(answered);
    if (answered === 302) expect(answer.headers.get('location')).toBe('/station/social.png');
  }
});

describe('the drawing of social cards', () => {
  const content = { title: 'ข่าว', picture: '' };

  test('happens once for all requests of a card, and again after a failure', async () => {
    const draw = vi.fn(async () => new Uint8Array([1]));
    const cardAt = createCardStore(draw);
    draw.mockRejectedValueOnce(new Error('no font'));
    await expect(cardAt('/a', content)).rejects.toThrow('no font');
    await Promise.all([cardAt('/a', content), cardAt('/a', content)]);
    await cardAt('/a', content);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('runs two at once at most, and rejects requests when 100 wait', async () => {
    const ends: (() => void)[] = [];
    let most = 0;
    let now = 0;
    const cardAt = createCardStore(async () => {
      most = Math.max(most, ++now);
      await new Promise<void>((end) => ends.push(end));
      now--;
      return new Uint8Array([1]);
    });
    const requests = Array.from({ length: 110 }, (_, index) => cardAt(`/${index}`, content).then(String, String));
    await vi.waitFor(() => expect(ends).toHaveLength(2));
    for (let drawn = 0; drawn < 102; drawn++) {
      await vi.waitFor(() => expect(ends.length).toBeGreaterThan(drawn));
      ends[drawn]?.();
    }
    const answers = await Promise.all(requests);
    expect(answers.filter((answer) => answer === '1')).toHaveLength(102);
    expect(answers.filter((answer) => answer !== '1')).toHaveLength(8);
    expect(most).toBe(2);
  });
});
