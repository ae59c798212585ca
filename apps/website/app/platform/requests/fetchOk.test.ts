import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AudioContent } from '@sala/contracts';
import { afterAll, beforeAll, expect, expectTypeOf, test, vi } from 'vitest';
import type { MenusNavigation } from '../../shell/navigation.ts';
import { fetchJson, fetchOk } from './index.ts';

const answers: Record<string, RequestListener> = {
  '/whole': (_, response) => response.end('{"is":"whole"}'),
  '/missing': (_, response) => response.writeHead(404).end(),
  '/silent': () => {},
  '/half': (_, response) => response.writeHead(200, { 'content-length': '14' }).write('{"is":'),
};
const site = createServer((request, response) => answers[request.url ?? '']?.(request, response));
let address = '';
beforeAll(async () => {
  await new Promise<void>((listening) => site.listen(0, listening));
  address = `http://localhost:${(site.address() as AddressInfo).port}`;
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

test('the answer of an address is returned; one that is an error is thrown with its status', async () => {
  expect(await fetchJson(`${address}/whole`)).toEqual({ is: 'whole' });
  await expect(fetchOk(`${address}/missing`, { method: 'HEAD' })).rejects.toMatchObject({ status: 404 });
});

test('what is fetched has the type of what its route answers', async () => {
  const menus = () => fetchJson<'shell/menus/menusRoute'>('/menus');
  expectTypeOf(menus).returns.resolves.toEqualTypeOf<MenusNavigation>();
  // errors are thrown: no caller has to tell them from values
  type Item = Awaited<ReturnType<typeof fetchJson<'pages/listening/itemRoute'>>>;
  expectTypeOf<Item>().toEqualTypeOf<AudioContent>();
  // @ts-expect-error: this route answers XML
  void (() => fetchJson<'pages/feeds/feedRoute'>('/feed.xml').then(({ items }) => items));
});

test.each(['/silent', '/half'])('an answer that does not come, or not all of it, fails: %s', async (path) => {
  // its clock is not one of those that tests can turn
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce((ms) => timeout(ms / 200));
  await expect(fetchJson(address + path)).rejects.toMatchObject({ name: 'TimeoutError' });
  vi.restoreAllMocks();
});
