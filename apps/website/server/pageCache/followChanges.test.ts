import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHANGE_CHANNELS } from '../../app/platform/services/changeChannels.server.ts';
import { openTestService, type TestService } from '../../app/platform/services/testService.ts';
import { followChanges } from './followChanges.ts';
import { createPageCache } from './pageCache.ts';

const log = {
  error: vi.spyOn(console, 'error').mockImplementation(() => {}),
  warn: vi.spyOn(console, 'warn').mockImplementation(() => {}),
  info: vi.spyOn(console, 'info').mockImplementation(() => {}),
};
let service: TestService;
let stream: ServerResponse | null = null;
const purge = vi.fn();
const doubt = vi.fn();
let stop = () => {};
let connections: unknown[] = [];
const recordConnection = (isConnected: unknown) => void connections.push(isConnected);
/** The changes that are announced to the caches of shared answers. */
let changes: unknown[] = [];
const recordChange = (change: unknown) => void changes.push(change);

beforeEach(async () => {
  connections = [];
  subscribe(CHANGE_CHANNELS.connection, recordConnection);
  changes = [];
  subscribe(CHANGE_CHANNELS.change, recordChange);
  service = await openTestService();
  service.answer = (_, response) => {
    stream = response.writeHead(200, { 'content-type': 'text/event-stream' });
    // how soon a client reconnects
    stream.write('retry: 10\n\n');
  };
  purge.mockReset();
  doubt.mockReset();
  log.error.mockClear();
  log.warn.mockClear();
  log.info.mockClear();
  stop = followChanges(
    { ...createPageCache({ render: vi.fn(), maxBytes: 1 }), purge, doubt },
    `${service.address}/events`,
  );
  await vi.waitFor(() => expect(stream).not.toBeNull());
});
afterEach(async () => {
  stop();
  unsubscribe(CHANGE_CHANNELS.connection, recordConnection);
  unsubscribe(CHANGE_CHANNELS.change, recordChange);
  stream = null;
  await service.close();
});

const send = (data: string) => stream?.write(`data: ${data}\n\n`);

test('a change from the event stream purges its pages, and unreadable events are ignored', async () => {
  send('nonsense');
  send('{"stories":["600109"]}');
  await vi.waitFor(() => expect(purge).toHaveBeenCalledTimes(1));
  expect(changes).toEqual([{ stories: ['600109'], paths: [], everything: false }]);
});

test('after a broken stream every page is treated as stale, because changes may have been missed', async () => {
  expect(doubt).not.toHaveBeenCalled();
  const broken = stream;
  stream?.destroy();
  await vi.waitFor(() => expect(stream).not.toBe(broken));
  await vi.waitFor(() => expect(doubt).toHaveBeenCalledTimes(1));
  expect(connections).toEqual([true, false, true]);
  expect(log.error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/ is lost /));
  expect(log.info).toHaveBeenCalledExactlyOnceWith('changes: the stream is back');
  expect(changes).toMatchObject([{ everything: true }]);
  send('{"everything":true}');
  await vi.waitFor(() => expect(purge).toHaveBeenCalledTimes(1));
});

test('the stream is opened again after a service has answered 502', async () => {
  const broken = stream;
  const open = service.answer;
  let refused = 0;
  service.answer = (_, response) => {
    refused += 1;
    response.writeHead(502).end();
    service.answer = open;
  };
  stream?.destroy();
  await vi.waitFor(() => expect(stream).not.toBe(broken), 5000);
  await vi.waitFor(() => expect([refused, doubt.mock.calls.length]).toEqual([1, 1]));
});

test('a stream that a service ends, as when it restarts, is a warning, and that it does not come back an error', async () => {
  const open = service.answer;
  let refused = 0;
  service.answer = (_, response) => {
    refused += 1;
    response.writeHead(502).end();
    if (refused === 2) service.answer = open;
  };
  stream?.end();
  await vi.waitFor(() =>
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/events has ended$/)),
  );
  await vi.waitFor(() => expect(doubt).toHaveBeenCalledTimes(1), 10_000);
  expect(log.error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/ is lost /));
});
