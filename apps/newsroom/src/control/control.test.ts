import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { articles } from '../articles/schema.ts';
import { AnswerLost, callControl, NotRunning } from '../controlClient/index.ts';
import { openTestDatabase } from '../database/testDatabases.ts';
import { createControl, serveControl } from './index.ts';
import { testContext } from './testContext.ts';

let folder = '';
let socket = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'control-'));
  socket = join(folder, 'data', 'newsroom.sock');
});
afterEach(() => rmSync(folder, { recursive: true }));

const echo = new Hono().post('/echo', async (c) => c.text(await c.req.text()));

const IMPORT = `/actions/import?input=${encodeURIComponent('{"file":"news.ndjson"}')}`;
const LINE = JSON.stringify({ id: 'a', title: 'ข่าว', publishedAt: '2025-03-01', paragraphs: ['เนื้อข่าว'] });

async function answersOf(path: string, body: Buffer): Promise<unknown[]> {
  const answers: unknown[] = [];
  for await (const answer of callControl(socket, path, Readable.from([body], { objectMode: false })))
    answers.push(answer);
  return answers;
}

test('an import through the socket reports its progress and its result', async () => {
  const { db, close } = await openTestDatabase();
  const control = await serveControl(createControl(testContext(db)), socket);
  const counts = { of: 2, lines: 2, added: 1, changed: 0, unchanged: 0, repeated: 0, badLines: 1, scheduled: 0 };
  expect(await answersOf(IMPORT, gzipSync(`${LINE}\nnonsense`))).toEqual([
    { progress: { share: 1, note: '2 lines' } },
    {
      output: { ...counts, lastAt: null, bad: [{ line: 2, reason: 'not JSON' }], warnings: [] },
      lines: ['news.ndjson: 2 lines, 1 added, 0 changed, 0 unchanged, 0 repeated, 1 bad'],
      warnings: ['news.ndjson line 2: not JSON'],
    },
  ]);
  expect(await answersOf(IMPORT, Buffer.from(LINE))).toMatchObject([{}, { output: { lines: 1, unchanged: 1 } }]);
  expect((await answersOf(IMPORT, Buffer.alloc(0))).at(-1)).toMatchObject({ output: { lines: 0 } });
  expect(await db.select({ sourceId: articles.sourceId }).from(articles)).toEqual([{ sourceId: 'a' }]);
  await control.close();
  await close();
});

test('a text with a line end that is Unicode’s own comes through the socket as it is, also in a refusal', async () => {
  const { db, close } = await openTestDatabase();
  const control = await serveControl(createControl(testContext(db)), socket);
  const text = 'ก\u2028ข\u2029ค';
  await db
    .insert(articles)
    .values({ source: 's', sourceId: 's', section: 'sport', title: text, publishedAt: new Date() });
  const call = (name: string, input: object) => answersOf(`/actions/${name}`, Buffer.from(JSON.stringify(input)));
  expect(await call('articles/list', {})).toMatchObject([{ output: { articles: [{ title: text }] } }]);
  expect(await call('articles/show', { name: text })).toEqual([{ failed: expect.stringContaining(text) }]);
  await control.close();
  await close();
});

test('a failed import reports the cause in one sentence, without the SQL statement and its values', async () => {
  const { db, close } = await openTestDatabase();
  const control = await serveControl(createControl(testContext(db)), socket);
  expect(await answersOf(IMPORT, gzipSync(LINE).subarray(0, 40))).toEqual([
    { failed: 'The import stopped: unexpected end of file.' },
  ]);
  await close();
  expect(await answersOf(IMPORT, Buffer.from(LINE))).toEqual([{ failed: 'The import stopped: PGlite is closed.' }]);
  await control.close();
});

test('only its user can open the socket, and the umask of the process is unchanged', async () => {
  const umask = process.umask(0);
  const control = await serveControl(echo, socket);
  expect(statSync(socket).mode & 0o777).toBe(0o600);
  expect(process.umask(umask)).toBe(0);
  await control.close();
});

test('callControl throws NotRunning while no newsroom listens on the socket', async () => {
  const call = () => answersOf('/echo', Buffer.from('{"said": 1}'));
  await expect(call()).rejects.toThrow(NotRunning);
  const first = await serveControl(echo, socket);
  expect(await call()).toEqual([{ said: 1 }]);
  await first.close();
  await expect(call()).rejects.toThrow(NotRunning);
  // the socket that a killed newsroom leaves behind
  writeFileSync(socket, '');
  await expect(call()).rejects.toThrow(NotRunning);
  const second = await serveControl(echo, socket);
  expect(await call()).toEqual([{ said: 1 }]);
  await second.close();
});

test.each(['', 'd\r\n{"lines": 1}\n\r\n'])(
  'a newsroom that ends after %j of its answer fails the call',
  async (part) => {
    mkdirSync(dirname(socket));
    const server = createServer((connection) => {
      connection.once('data', () => {
        const head = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n';
        connection.write(part && `${head}${part}`, () => connection.destroy());
      });
    });
    await new Promise<void>((done) => server.listen(socket, done));
    await expect(answersOf(IMPORT, Buffer.alloc(1_000_000, 'a'))).rejects.toThrow(AnswerLost);
    await new Promise((done) => server.close(done));
  },
);

test('a frozen newsroom, which accepts a call and answers nothing, fails it before anything is done', async () => {
  mkdirSync(dirname(socket));
  const frozen = createServer((connection) => void connection.resume());
  await new Promise<void>((done) => frozen.listen(socket, done));
  const reading = callControl(socket, '/actions', undefined, 20);
  await expect(reading.next()).rejects.toThrow(
    'The newsroom does not answer within 0.02 seconds: it is frozen or overloaded. Nothing was done.',
  );
  await new Promise((done) => frozen.close(done));
});

test('a malformed address is answered with 400 before any action sees it', async () => {
  const any = new Hono().all('*', (c) => c.json({ seen: c.req.path }));
  const control = await serveControl(any, socket);
  expect(await answersOf('/%e0%b8%81', Buffer.from('{}'))).toEqual([{ seen: '/ก' }]);
  expect(await answersOf(`/%zz${'%40'.repeat(1_300)}`, Buffer.from('{}'))).toMatchObject([{ status: 400 }]);
  await control.close();
});
