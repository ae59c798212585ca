import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { limitSlowBodies } from './limitSlowBodies.ts';

const SHORT = { requestMs: 100, restMs: 100 };
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** What a client gets that sends only a part of its body and stays. */
async function sendPart(path: string, listener: RequestListener): Promise<string> {
  // without a limit of Node's own
  const server = createServer({ keepAliveTimeout: 0 }, limitSlowBodies(listener, SHORT)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  ends.push(() => {
    socket.destroy();
    server.close();
  });
  socket.on('error', () => {});
  socket.write(`POST ${path} HTTP/1.1\r\nHost: desk\r\nContent-Length: 9\r\n\r\nhalf`);
  return text(socket).catch(() => '');
}

const waits: RequestListener = (incoming) => void incoming.resume();
const refuses: RequestListener = (_, outgoing) => void outgoing.writeHead(401).end();

test.each([
  '/session',
  '/session?input=1',
  '/actions/../session?input=1',
  '/actions/%2e%2E/session?input=1',
  '/actions/films/add?inputs=1',
  '//[',
])('a request to %s that does not come to its end loses its connection', async (path) => {
  expect(await sendPart(path, waits)).toBe('');
});

test('an upload that is refused loses its connection after the answer', async () => {
  expect(await sendPart('/actions/films/upload?input=%7B%7D', refuses)).toMatch(/^HTTP\/1\.1 401 /);
});

test('an upload takes as long as it needs', async () => {
  let isCut = false;
  const part = sendPart('/actions/films/upload?input=%7B%7D', waits).then(() => {
    isCut = true;
  });
  // another request, which begins later, is cut first
  await sendPart('/session', waits);
  expect(isCut).toBe(false);
  for (const end of ends.splice(0)) end();
  await part;
});
