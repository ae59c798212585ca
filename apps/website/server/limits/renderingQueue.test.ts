import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { CLIENT_ADDRESS_HEADER } from '../../app/platform/security/clientAddress.ts';
import { createRenderingQueue } from './renderingQueue.ts';

/** A site whose pages are being rendered until the test ends; the addresses of the readers whose turn has come. */
function createBusySite() {
  const begun: string[] = [];
  const inTurn = createRenderingQueue();
  const app = new Hono();
  app.all('*', (c) =>
    inTurn(c, () => {
      begun.push(c.req.header(CLIENT_ADDRESS_HEADER) ?? '');
      return new Promise<Response>(() => {});
    }),
  );
  const ask = (path: string, reader: string, times = 1) => {
    for (let time = 0; time < times; time++) void app.request(path, { headers: { [CLIENT_ADDRESS_HEADER]: reader } });
  };
  const countBegun = (reader: string) => begun.filter((one) => one === reader).length;
  return { ask, countBegun };
}

const SIX = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.2.5', '192.0.2.6'];

test('six addresses that search again and again leave searches to others, and all other pages', async () => {
  const { ask, countBegun } = createBusySite();
  for (const reader of SIX) ask('/search?q=a', reader, 40);
  await vi.waitFor(() => expect(SIX.map(countBegun)).toEqual([1, 1, 1, 1, 1, 1]));
  ask('/search?q=b', '192.0.2.7');
  ask('/home', '192.0.2.1');
  await vi.waitFor(() => expect(['192.0.2.7', '192.0.2.1'].map(countBegun)).toEqual([1, 2]));
});

test.each(['/search', '/search.data', '/Search//', '/search/_.data', '/search/suggestions', '/%73earch'])(
  '%s is a search',
  async (path) => {
    const { ask, countBegun } = createBusySite();
    ask(path, '192.0.2.1', 10);
    ask('/home', '192.0.2.2', 10);
    await vi.waitFor(() => expect(['192.0.2.1', '192.0.2.2'].map(countBegun)).toEqual([1, 8]));
  },
);
