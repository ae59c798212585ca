import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { createHttpServer } from './createHttpServer.ts';
import { PUBLIC_LIMITS, type ServerLimits } from './limits.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

const echo: RequestListener = (incoming, outgoing) =>
  incoming.resume().on('end', () => outgoing.end(`read ${incoming.url}`));

/**
 * A server with the public limits, or with tighter ones for fast tests; its listener answers with the address of the
 * request.
 */
async function serve(tighter: Partial<ServerLimits> = {}, listener: RequestListener = echo) {
  const server = createHttpServer(listener, { ...PUBLIC_LIMITS, ...tighter }, (reason) => ({
    contentType: 'text/plain',
    body: `unreadable: ${reason}`,
  }));
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const open = (options = {}) =>
    connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', ...options });
  const send = (bytes: string) => {
    const socket = open();
    socket.write(bytes);
    return text(socket);
  };
  return { server, open, send };
}

const get = (target: string, more = '') => `GET ${target} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
const ended = (socket: Socket) => new Promise<void>((done) => socket.once('close', () => done()));

test('a valid address reaches the listener unchanged', async () => {
  const { send } = await serve();
  expect(await send(get('/%E0%B8%81?q=100%', 'Connection: close\r\n'))).toMatch(
    /^HTTP\/1\.1 200 .*read \/%E0%B8%81\?q=100%$/s,
  );
});

test('a request without a host, as of a health check in HTTP/1.0, reaches the listener with one', async () => {
  const { send } = await serve({}, ({ headers }, outgoing) => outgoing.end(headers.host));
  expect(await send('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 .*localhost$/s);
  expect(await send('GET /healthz HTTP/1.0\r\nHost: a\r\n\r\n')).toMatch(/\r\na$/);
});

test('a client that sends requests without taking the answers loses its connection, and others are answered', async () => {
  const handled: string[] = [];
  const { server, open, send } = await serve({}, (incoming, outgoing) => {
    handled.push(incoming.url ?? '');
    if (incoming.url === '/one') outgoing.end('one');
  });
  let read = 0;
  server.on('request', () => read++);
  const greedy = open();
  greedy.write(get('/greedy').repeat(1000));
  await ended(greedy.on('error', () => {}).resume());
  expect(handled).toHaveLength(16);
  expect(read, 'the rest of what it sent is not even read').toBe(17);
  expect(await send(get('/one', 'Connection: close\r\n'))).toMatch(/one$/);
});

test('a connection may carry any number of requests, one after the other', async () => {
  const { open } = await serve();
  const socket = open();
  for (let number = 0; number < 40; number++) {
    socket.write(get(`/${number}`));
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain(`read /${number}`);
  }
  socket.destroy();
});

test.each([
  ['invalid escapes in its address', get('/%zz'), 400, 'address'],
  ['an unencoded address', get('/search?q=น้ำ'), 400, 'address'],
  ['an address without a slash', get('home'), 400, 'address'],
  ['no HTTP at all', 'สวัสดี\r\n\r\n', 400, 'address'],
  ['headers that are too long', get(`/${'a'.repeat(PUBLIC_LIMITS.maxHeaderBytes)}`), 431, 'headers'],
  ['too many headers', get('/', 'X: y\r\n'.repeat(PUBLIC_LIMITS.maxHeaderBytes / 4)), 431, 'headers'],
])('a request with %s gets an error response, and the connection closes', async (_, bytes, status, reason) => {
  const { send } = await serve();
  const [head = '', body = ''] = (await send(bytes)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain('Cache-Control: no-store');
  expect(head).toContain('Connection: close');
  expect(Number(/Content-Length: (\d+)/.exec(head)?.[1])).toBe(Buffer.byteLength(body));
  expect(body).toBe(`unreadable: ${reason}`);
});

test('incomplete requests get 408 after the timeout, and another reader is served meanwhile', async () => {
  const { open, send } = await serve({ headersTimeoutMs: 200, requestTimeoutMs: 400 });
  const halves = ['', 'GET / HTTP/1.1\r\nHost: a', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf'];
  const slow = halves.map((bytes) => {
    const socket = open();
    socket.write(bytes);
    return text(socket);
  });
  expect(await send(get('/home', 'Connection: close\r\n'))).toContain('read /home');
  for (const answer of await Promise.all(slow)) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

test('a client that goes on sending after a 408 loses the connection', async () => {
  const { server, open } = await serve({ headersTimeoutMs: 200, requestTimeoutMs: 400 });
  const closed = new Promise<void>((done) => server.once('connection', (one) => one.once('close', () => done())));
  const socket = open({ allowHalfOpen: true });
  socket.write('GET / HTTP/1.1\r\nHost: a');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
  const sending = setInterval(() => socket.write('a'), 50);
  await closed;
  clearInterval(sending);
});

test('a client that does not read its response loses the connection after the timeout', async () => {
  const server = createHttpServer(
    (_, outgoing) => outgoing.end(Buffer.alloc(50_000_000)),
    { ...PUBLIC_LIMITS, inactivityTimeoutMs: 200 },
    () => ({ contentType: 'text/plain', body: '' }),
  );
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const closed = new Promise<void>((done) => server.once('connection', (one) => one.once('close', () => done())));
  socket.write(get('/'));
  socket.pause();
  await closed;
  socket.destroy();
});

test('a request is served beside a thousand idle connections', async () => {
  const { server, open, send } = await serve();
  const sockets = await Promise.all(
    Array.from(
      { length: 1000 },
      () =>
        new Promise<Socket>((done) => {
          const socket = open();
          socket.once('connect', () => done(socket));
        }),
    ),
  );
  const connections = () => new Promise<number>((done) => server.getConnections((_, count) => done(count)));
  await expect.poll(connections).toBe(1000);
  expect(await send(get('/home', 'Connection: close\r\n'))).toContain('read /home');
  for (const socket of sockets) socket.destroy();
});

test('connections per address are limited, and a closed one makes room for the next', async () => {
  const { open, send } = await serve({ maxConnectionsPerAddress: 2 });
  const [first, second] = [open(), open()];
  await Promise.all([first, second].map((socket) => new Promise((done) => socket.once('connect', done))));
  first.write(get('/a'));
  second.write(get('/b'));
  await Promise.all([first, second].map((socket) => new Promise((done) => socket.once('data', done))));
  expect(await send(get('/c'))).toBe('');
  first.destroy();
  await ended(first);
  await expect.poll(() => send(get('/d', 'Connection: close\r\n')), { interval: 10 }).toContain('read /d');
  second.destroy();
});

test('a reset connection does not affect later requests', async () => {
  const { open, send } = await serve();
  const socket = open();
  await new Promise((done) => socket.once('connect', done));
  socket.write('GET / HTTP/1.1\r\nHost');
  socket.resetAndDestroy();
  await ended(socket);
  expect(await send(get('/', 'Connection: close\r\n'))).toMatch(/read \/$/);
});
