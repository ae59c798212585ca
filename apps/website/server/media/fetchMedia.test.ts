import { createFairQueue } from '@sala/http-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CLIENT_ADDRESS_HEADER } from '../../app/platform/security/clientAddress.ts';
import { openTestService, type TestService } from '../../app/platform/services/testService.ts';
import { fetchMedia } from './fetchMedia.ts';

let source: TestService;
beforeAll(async () => {
  source = await openTestService();
});
afterAll(() => source.close());

const listen = (init: RequestInit = {}, options: Partial<Parameters<typeof fetchMedia>[2]> = {}) => {
  const url = new URL(`${source.address}/a.mp3`);
  const allowed = { hosts: new Set([url.host]), files: /\.mp3$/, type: /^audio\// };
  return fetchMedia(url, new Request('http://website', init), { ...allowed, ...options });
};

test('a source that does not answer times out', async () => {
  source.answer = () => {};
  expect((await listen({}, { timeoutMs: 1 })).status).toBe(504);
});

test('a source that only says that it is working on it times out', async () => {
  const announcing = Promise.withResolvers<void>();
  source.answer = (_, response) => {
    const timer = setInterval(() => response.writeProcessing(), 5);
    response.on('close', () => {
      clearInterval(timer);
      announcing.resolve();
    });
  };
  expect((await listen({}, { timeoutMs: 100 })).status).toBe(504);
  await announcing.promise;
});

test('a refused answer is not read to its end, which may never come', async () => {
  const gone = Promise.withResolvers<void>();
  source.answer = (_, response) => {
    response.on('close', gone.resolve);
    response.writeHead(200, { 'content-type': 'text/html' }).write('<p>');
  };
  expect((await listen()).status).toBe(502);
  await gone.promise;
});

test('a listener who leaves before the source answers causes no exception', async () => {
  const leaving = new AbortController();
  source.answer = () => leaving.abort('Client connection prematurely closed.');
  expect((await listen({ signal: leaving.signal })).status).toBe(502);
});

test('concurrent sounds are limited per reader and in total; one more gets 503 until another has ended', async () => {
  const ending: (() => void)[] = [];
  source.answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).write('sound');
    ending.push(() => response.end());
  };
  const places = createFairQueue({ slots: 3, slotsEach: 2, maxWaitingEach: 0 });
  const listenAs = (reader: string) => listen({ headers: { [CLIENT_ADDRESS_HEADER]: reader } }, { queue: places });
  const [first, second] = [await listenAs('192.0.2.1'), await listenAs('192.0.2.1')];
  const third = await listenAs('192.0.2.1');
  expect([first.status, second.status, third.status]).toEqual([200, 200, 503]);
  expect(await third.text()).toContain('โปรดลองใหม่อีกครั้ง');
  // another reader has a limit of their own
  expect((await listenAs('192.0.2.2')).status).toBe(200);
  expect((await listenAs('192.0.2.3')).status).toBe(503);
  ending[0]?.();
  await first.arrayBuffer();
  await second.body?.cancel();
  await vi.waitFor(async () => expect((await listenAs('192.0.2.1')).status).toBe(200));
});
