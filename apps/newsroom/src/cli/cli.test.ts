import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { articles, navigation, openEmbedded, pushSubscriptions } from '../database/index.ts';
import { lockDataDirectory } from '../database/lock.ts';
import { openNewsroom } from '../newsroom.ts';
import { openPushService } from '../push/testPushService.ts';

let folder = '';
let data = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cli-'));
  data = join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs `npm run newsroom -- …`, without npm. */
async function newsroom(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, DATA_DIR: data, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((done) => child.once('exit', done));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  return { out, err, code };
}

function file(name: string, ...lines: string[]): string {
  const path = join(folder, name);
  writeFileSync(path, name.endsWith('.gz') ? gzipSync(lines.join('\n')) : lines.join('\n'));
  return path;
}

const lineOf = (id: string) =>
  JSON.stringify({ id, title: `ข่าว ${id}`, publishedAt: '2025-03-01', paragraphs: ['เนื้อข่าว'] });

test('imports files with no newsroom running, and leaves the data directory free', async () => {
  const first = file('news.ndjson.gz', lineOf('a'), '', 'nonsense', lineOf('b'));
  const second = file('more.ndjson', lineOf('c'));
  expect(await newsroom(['import', first, second])).toEqual({
    code: 0,
    out:
      'news.ndjson.gz: 3 lines, 2 added, 0 changed, 0 unchanged, 1 bad\n' +
      'more.ndjson: 1 lines, 1 added, 0 changed, 0 unchanged, 0 bad\n',
    err: 'news.ndjson.gz line 3: not JSON\n',
  });
  const { db, close } = await openEmbedded(data);
  expect((await db.select().from(articles)).map((row) => row.sourceId).sort()).toEqual(['a', 'b', 'c']);
  await close();
});

test('imports through the newsroom that is running', async () => {
  const running = await openNewsroom(readConfig({ DATA_DIR: data }));
  const path = file('news.ndjson', lineOf('a'));
  expect(await newsroom(['import', path])).toEqual({
    code: 0,
    out: 'news.ndjson: 1 lines, 1 added, 0 changed, 0 unchanged, 0 bad\n',
    err: '',
  });
  expect(await running.db.select({ sourceId: articles.sourceId }).from(articles)).toEqual([{ sourceId: 'a' }]);
  await running.close();
});

test('menus are edited with no newsroom running, and through the one that is', async () => {
  const path = file('orgs.json', '[{"title": "ข่าว", "url": "/news"}]');
  expect(await newsroom(['nav', 'set', 'orgs', path])).toEqual({ code: 0, out: 'orgs: 1 entries, edited\n', err: '' });
  const running = await openNewsroom(readConfig({ DATA_DIR: data }));
  expect(JSON.parse((await newsroom(['nav', 'show', 'orgs'])).out)).toEqual([{ title: 'ข่าว', url: '/news' }]);
  expect((await newsroom(['nav', 'reset', 'orgs'])).code).toBe(0);
  expect(await running.db.select().from(navigation)).toEqual([]);
  await running.close();
});

test('a message goes to everybody, with no newsroom running, and fails when somebody was not reached', async () => {
  const service = await openPushService();
  const opened = await openEmbedded(data);
  for (const { endpoint, keys } of [service.subscribe(), service.subscribe(410), service.subscribe(500)])
    await opened.db.insert(pushSubscriptions).values({ endpoint, ...keys });
  await opened.close();
  const push = () => newsroom(['push', 'ข่าวด่วน', '--url', '/news/1'], { PUSH_HOSTS: service.host });
  expect(await push()).toEqual({
    code: 1,
    out: '1 sent, 1 expired and removed, 1 failed\n',
    err: 'Not everybody was reached: 1 answered with 500.\n',
  });
  expect(await push()).toMatchObject({ code: 1, out: '1 sent, 0 expired and removed, 1 failed\n' });
  expect(service.messages[0]?.payload).toEqual({ title: 'ข่าวด่วน', url: '/news/1' });
  await service.close();
});

test('without a command, or with one that is none, says how it is used', async () => {
  const unknown = await newsroom(['impotr', 'x']);
  expect(unknown).toMatchObject({ code: 1, out: '' });
  expect(unknown.err).toMatch(/^There is no command impotr\.\n\nnpm run newsroom -- COMMAND\n/);
  const none = await newsroom([]);
  expect(none).toMatchObject({ code: 1, out: '' });
  expect(none.err).toMatch(/^npm run newsroom -- COMMAND\n/);
});

test.each<[string, () => { args: string[]; env?: Record<string, string> }, string | RegExp]>([
  ['a message is none', () => ({ args: ['push', 'ข่าว', '--url', 'x'] }), /^The message’s url cannot be used: .*\.$/],
  ['no file is named', () => ({ args: ['import'] }), 'Say which files to import: npm run newsroom -- import FILE…'],
  ['a file is missing', () => ({ args: ['import', 'nothing.ndjson'] }), 'There is no file nothing.ndjson.'],
  ['a file is a folder', () => ({ args: ['import', '.'] }), 'There is no file ..'],
  [
    'a setting is wrong',
    () => ({ args: ['import', file('a.ndjson')], env: { NEWSROOM_PORT: 'x' } }),
    /^The setting NEWSROOM_PORT cannot be used: .*\.$/,
  ],
  [
    'the database does not answer',
    () => ({ args: ['import', file('a.ndjson')], env: { DATABASE_URL: 'postgres://127.0.0.1:1/none' } }),
    'The database at DATABASE_URL does not answer.',
  ],
  [
    'the data directory is a file',
    () => {
      writeFileSync(data, '');
      return { args: ['import', file('a.ndjson')] };
    },
    /^The command failed: .*data.*\.$/,
  ],
  [
    'the socket’s path cannot be one',
    () => {
      mkdirSync(join(data, 'newsroom.sock'), { recursive: true });
      return { args: ['import', file('a.ndjson')] };
    },
    /^The command failed: .*newsroom\.sock.*\.$/,
  ],
])('when %s it says so in one sentence and exits with 1', async (_, prepare, sentence) => {
  const { args, env } = prepare();
  const { code, out, err } = await newsroom(args, env);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  if (typeof sentence === 'string') expect(err).toBe(`${sentence}\n`);
  else expect(err.trimEnd()).toMatch(sentence);
});

test('refuses a data directory that another newsroom is just opening', async () => {
  const lock = lockDataDirectory(data);
  expect(await newsroom(['import', file('news.ndjson', lineOf('a'))])).toEqual({
    code: 1,
    out: '',
    err: `Another newsroom is already using ${data}: stop it first, or set DATA_DIR to another folder.\n`,
  });
  lock.release();
});
