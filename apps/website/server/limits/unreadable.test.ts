import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerUnreadable } from './unreadable.ts';

const server = createServer({ maxHeaderSize: 1024 }, (_, response) => response.end('read'));
server.on('clientError', answerUnreadable);
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => new Promise((done) => server.close(done)));

/** What the server answers to these bytes. */
function send(bytes: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

test.each([
  ['an address that nobody has encoded', 'GET /search?q=น้ำ HTTP/1.1\r\nHost: a\r\n\r\n', '400', 'อ่านที่อยู่ของหน้านี้ไม่ได้'],
  ['what is no request', 'สวัสดี\r\n\r\n', '400', 'อ่านที่อยู่ของหน้านี้ไม่ได้'],
  ['an address too long', `GET /${'a'.repeat(2000)} HTTP/1.1\r\nHost: a\r\n\r\n`, '431', 'ที่อยู่ของหน้านี้ยาวเกินไป'],
])('%s is answered with a page in Thai', async (_, bytes, status, said) => {
  const answer = await send(bytes);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain('Cache-Control: no-store');
  expect(Number(/Content-Length: (\d+)/.exec(head)?.[1])).toBe(Buffer.byteLength(body));
  expect(body).toContain(`<h1>${said}</h1>`);
  expect(body).toContain('href="/home"');
});

test('a client that has gone gets nothing, and takes nothing down', async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await new Promise((done) => socket.once('connect', done));
  socket.write('GET / HTTP/1.1\r\nHost');
  socket.resetAndDestroy();
  await new Promise((done) => socket.once('close', done));
  expect(await send('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(/read$/);
});
