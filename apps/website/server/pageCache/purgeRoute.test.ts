import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Change } from '@sala/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { CHANGE_CHANNELS } from '../../app/platform/services/changeChannels.server.ts';
import { followPurges } from './applyChange.ts';
import { createPageCache, type PageCache } from './pageCache.ts';
import { createPurgeRoute } from './purgeRoute.ts';

const purge = vi.fn();
const pages: PageCache = { ...createPageCache({ render: vi.fn(), maxBytes: 1 }), purge };
const app = createPurgeRoute(pages, 'secret-of-the-station');
const send = (body: string, secret = 'secret-of-the-station') =>
  app.request('/purge', { method: 'POST', body, headers: { authorization: `Bearer ${secret}` } });

beforeEach(() => purge.mockReset());

test('a request with the secret purges the changed pages', async () => {
  expect((await send('{"stories": [600109]}')).status).toBe(204);
  expect(purge).toHaveBeenCalledTimes(1);
});

test('a Strapi webhook and a change of everything announce that everything has changed', async () => {
  const announced: boolean[] = [];
  const record = (change: unknown) => announced.push((change as Change).everything);
  subscribe(CHANGE_CHANNELS.change, record);
  const entry = { id: 1, documentId: 'x', title: 'ข่าว', url: '/news' };
  const webhook = {
    event: 'entry.update',
    createdAt: '2026-11-23T10:00:00.000Z',
    model: 'org',
    uid: 'api::org.org',
    entry,
  };
  expect((await send(JSON.stringify(webhook))).status).toBe(204);
  expect((await send('{"everything": true}')).status).toBe(204);
  expect((await send('{"paths": ["/org"]}')).status).toBe(204);
  expect(announced).toEqual([true, true, false]);
  expect(purge).toHaveBeenCalledTimes(3);
  expect((await send('{"event": "entry"}')).status).toBe(400);
  unsubscribe(CHANGE_CHANNELS.change, record);
});

test('without an event stream the website counts as informed of changes while it runs', () => {
  const connections: unknown[] = [];
  const record = (isConnected: unknown) => void connections.push(isConnected);
  subscribe(CHANGE_CHANNELS.connection, record);
  followPurges()();
  unsubscribe(CHANGE_CHANNELS.connection, record);
  expect(connections).toEqual([true, false]);
});

test.each(['', 'secret', 'secret-of-the-statioN'])('a wrong secret answers 401: %j', async (secret) => {
  expect((await send('{"everything": true}', secret)).status).toBe(401);
  expect(purge).not.toHaveBeenCalled();
});

test.each(['', '{}', '[]', '{"stories": []}', '{"paths": ["//evil.example"]}', `{"x": "${'x'.repeat(200_000)}"}`])(
  'a request without a valid change is rejected',
  async (body) => {
    expect((await send(body)).status).toBeGreaterThanOrEqual(400);
    expect(purge).not.toHaveBeenCalled();
  },
);
