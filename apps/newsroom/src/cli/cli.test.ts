import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { articles } from '../articles/schema.ts';
import { createControl, serveControl } from '../control/index.ts';
import { testContext } from '../control/testContext.ts';
import { type OpenDatabase, openEmbedded } from '../database/index.ts';
import { lockDataDirectory } from '../database/lock.ts';
import { openTestDatabase } from '../database/testDatabases.ts';
import { makeDataDirectory } from '../database/testDataDirectory.ts';
import { pushSubscriptions } from '../push/schema.ts';
import { openPushService } from '../push/testPushService.ts';

// npm run test:at moves the clock of these processes, too
const { PATH, NODE_COMPILE_CACHE, NODE_OPTIONS, CLOCK_SHIFT_MS } = process.env;
let folder = '';
let data = '';
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cli-'));
  data = join(folder, 'data');
  await makeDataDirectory(data);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts `npm run newsroom -- …`, without npm. */
function startNewsroomCommand(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    cwd: folder,
    env: { PATH, NODE_COMPILE_CACHE, NODE_OPTIONS, CLOCK_SHIFT_MS, DEMO_CONTENT: 'off', DATA_DIR: data, ...env },
  });
  return { child, exited: new Promise<number | null>((done) => child.once('exit', done)) };
}

/** Runs a command with what it may read from standard input. */
async function newsroom(args: string[], env: Record<string, string> = {}, input: string | Buffer = '') {
  const { child, exited } = startNewsroomCommand(args, env);
  child.stdin.end(input);
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  return { out, err, code };
}

function file(name: string, ...lines: string[]): string {
  const path = join(folder, name);
  writeFileSync(path, name.endsWith('.gz') ? gzipSync(lines.join('\n')) : lines.join('\n'));
  return path;
}

/** What a command without a running newsroom writes to standard error. */
const alone = () => `No newsroom is running in ${data}: the command itself works on ${join(data, 'database')}.\n`;

const lineOf = (id: string) =>
  JSON.stringify({ id, title: `ข่าว ${id}`, publishedAt: '2025-03-01', paragraphs: ['เนื้อข่าว'] });

test('imports files with no newsroom running, and leaves the data directory free', async () => {
  const first = file('news.ndjson.gz', lineOf('a'), '', 'nonsense', lineOf('b'));
  const second = file('more.ndjson', lineOf('c'));
  expect(await newsroom(['import', first, second])).toEqual({
    code: 0,
    out:
      'news.ndjson.gz: 3 lines, 2 added, 0 changed, 0 unchanged, 0 repeated, 1 bad\n' +
      'more.ndjson: 1 line, 1 added, 0 changed, 0 unchanged, 0 repeated, 0 bad\n',
    err: `${alone()}news.ndjson.gz line 3: not JSON\n`,
  });
  lockDataDirectory(data).release();
});

describe('with a newsroom running', () => {
  let database: OpenDatabase;
  let control: Awaited<ReturnType<typeof serveControl>>;
  beforeEach(async () => {
    database = await openTestDatabase();
    control = await serveControl(createControl(testContext(database.db)), join(data, 'newsroom.sock'));
  });
  afterEach(async () => {
    await control.close();
    await database.close();
  });

  test('imports through it', async () => {
    expect(await newsroom(['import', file('news.ndjson', lineOf('a'))])).toEqual({
      code: 0,
      out: 'news.ndjson: 1 line, 1 added, 0 changed, 0 unchanged, 0 repeated, 0 bad\n',
      err: '',
    });
    expect(await database.db.select({ sourceId: articles.sourceId }).from(articles)).toEqual([{ sourceId: 'a' }]);
  });

  test('an import of which nothing can be read fails', async () => {
    expect(await newsroom(['import', file('news.ndjson.gz', 'nonsense')])).toEqual({
      code: 1,
      out: 'news.ndjson.gz: 1 line, 0 added, 0 changed, 0 unchanged, 0 repeated, 1 bad\n',
      err: 'news.ndjson.gz line 1: not JSON\nNo article in news.ndjson.gz can be read.\n',
    });
  });

  test('imports from standard input, and continues with the files after it', async () => {
    const other = file('more.ndjson', lineOf('c'));
    expect(await newsroom(['import', '-', other], {}, gzipSync([lineOf('a'), lineOf('b')].join('\n')))).toEqual({
      code: 0,
      out:
        'standard input: 2 lines, 2 added, 0 changed, 0 unchanged, 0 repeated, 0 bad\n' +
        'more.ndjson: 1 line, 1 added, 0 changed, 0 unchanged, 0 repeated, 0 bad\n',
      err: '',
    });
  });

  test('a standard input that is empty, or was read already, is no import', async () => {
    expect(await newsroom(['import', '-'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/There is no article in standard input\./),
    });
    expect(await newsroom(['import', '-', '-'], {}, lineOf('a'))).toMatchObject({
      code: 1,
      err: expect.stringMatching(/Not taken, 1 of 2 files/),
    });
  });

  test('a text from standard input is saved where its command is refused', async () => {
    const refused = await newsroom(['articles', 'draft', '-'], { TMPDIR: folder }, 'ข่าวที่ไม่มีหัว');
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(readSaved(refused.err)).toBe('ข่าวที่ไม่มีหัว');
  });
});

/** The contents of the file that a failed command names. */
const readSaved = (err: string): string =>
  readFileSync(/is saved: give (\S+) in place of -\.$/m.exec(err)?.[1] ?? '', 'utf8');

test('a text from standard input is saved where the session at the desk has ended', async () => {
  const env = { DESK: 'http://127.0.0.1:9', XDG_CONFIG_HOME: folder, TMPDIR: folder };
  const { code, err } = await newsroom(['articles', 'edit', 'd12', '-'], env, 'เนื้อข่าว');
  expect(code).toBe(1);
  expect(err).toMatch(/You are not signed in at \S+, and nothing was done\./);
  expect(readSaved(err)).toBe('เนื้อข่าว');
  expect(await newsroom(['articles', 'edit', 'd12', '-'], env)).toEqual({
    code: 1,
    out: '',
    err: err.split('\n').slice(1).join('\n'),
  });
});

test('a message goes to everybody, with no newsroom running, and fails when somebody was not reached', async () => {
  const service = await openPushService();
  const opened = await openEmbedded(data);
  for (const { endpoint, keys } of [service.subscribe(), service.subscribe(410), service.subscribe(400)])
    await opened.db.insert(pushSubscriptions).values({ endpoint, ...keys });
  await opened.close();
  expect(await newsroom(['push', 'ข่าวด่วน', '--url', '/news/1'], { PUSH_HOSTS: service.host })).toEqual({
    code: 1,
    out: '1 sent, 1 expired and removed, 1 failed\n',
    err: `${alone()}Not everybody was reached: 1 answered with 400.\n`,
  });
  expect(service.messages[0]?.payload).toEqual({ title: 'ข่าวด่วน', url: '/news/1' });
  await service.close();
});

test('a backup to a pipe whose reader goes away fails, and says that it is incomplete', async () => {
  const { child, exited } = startNewsroomCommand(['backup', '-']);
  child.stdout.once('data', () => child.stdout.destroy());
  const incomplete = 'The file is incomplete: standard output cannot be written (broken pipe).\n';
  expect([await text(child.stderr), await exited]).toEqual([`${alone()}${incomplete}`, 1]);
});

test('an unknown command fails on standard error', async () => {
  const { code, out, err } = await newsroom(['impotr', 'x']);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toBe(`Unknown command 'impotr' (Did you mean import?).\nUsage: npm run newsroom -- COMMAND\n`);
});

test('a data directory that is a file is named', async () => {
  rmSync(data, { recursive: true });
  writeFileSync(data, '');
  expect(await newsroom(['demo', 'load'])).toEqual({
    code: 1,
    out: '',
    err: `DATA_DIR cannot be ${data}: it is a file.\n`,
  });
});
