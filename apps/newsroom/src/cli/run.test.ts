import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serveControl } from '../control/index.ts';
import { lockDataDirectory } from '../database/lock.ts';
import { makeDataDirectory } from '../database/testDataDirectory.ts';
import { describeError } from '../errors/describeError.ts';
import { run } from './run.ts';

const { PATH, NODE_COMPILE_CACHE } = process.env;
let data = '';
beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'run-'));
  await makeDataDirectory(data);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(data, { recursive: true });
});

/** The message of a command that fails. */
const failureOf = (args: string[], env: Record<string, string> = {}): Promise<string> =>
  run(args, { DEMO_CONTENT: 'off', DATA_DIR: data, ...env }, [0, 0]).then(
    () => expect.unreachable(),
    (error) => describeError(error, 'The command failed'),
  );

test('without a command, or with one that is none, says how they are used', async () => {
  const usage = await failureOf([]);
  expect(usage).toMatch(/^Usage: npm run newsroom -- COMMAND\n/);
  expect(usage).toMatch(/^ {2}situations +list, show, add, edit, end, /m);
  expect(await failureOf(['impotr'])).toBe(
    "Unknown command 'impotr' (Did you mean import?).\nUsage: npm run newsroom -- COMMAND",
  );
  expect(await failureOf(['constructor'])).toBe("Unknown command 'constructor'.\nUsage: npm run newsroom -- COMMAND");
});

test.each([['help'], ['-h'], ['--help']])('%s lists every command, those for a desk among them', async (word) => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await run([word], { DEMO_CONTENT: 'off', DATA_DIR: data });
  const help = write.mock.calls.map(([text]) => String(text)).join('');
  for (const name of ['articles', 'sign-in', 'sign-out', 'help'])
    expect(help).toMatch(new RegExp(`^ {2}${name} `, 'm'));
});

test('a wrong setting is named', async () => {
  expect(await failureOf(['nav', 'list'], { NEWSROOM_PORT: 'x' })).toMatch(
    /^The setting NEWSROOM_PORT cannot be used: .*\.$/,
  );
});

test('a database that does not answer is named', async () => {
  const env = { DATABASE_URL: 'postgres://sala:secret@127.0.0.1:1/none' };
  expect(await failureOf(['nav', 'list'], env)).toBe(
    'The database at DATABASE_URL does not answer (none at 127.0.0.1:1, ECONNREFUSED).',
  );
});

test.each([
  [['emergency', 'raise', 'น้ำท่วม']],
  [['accounts', 'invite', 'malee@station.test', '--role', 'chief']],
  [['begin']],
])('%j makes no database where there is none, and says how to name the newsroom’s', async (args) => {
  const nowhere = join(data, 'nowhere');
  expect(await failureOf(args, { DATA_DIR: nowhere })).toBe(
    `There is no database in ${nowhere}: set DATA_DIR or DATABASE_URL as the newsroom has it, or begin one with npm start.`,
  );
  expect(existsSync(nowhere)).toBe(false);
});

test('how a command is used is said without a database', async () => {
  const nowhere = join(data, 'nowhere');
  expect(await failureOf(['emergency'], { DATA_DIR: nowhere })).toMatch(/^Usage: npm run newsroom -- emergency /);
  expect(existsSync(nowhere)).toBe(false);
});

test('a mistyped command, and one without its file, are refused without opening the database', async () => {
  const lock = lockDataDirectory(data);
  expect(await failureOf(['impotr', 'news.ndjson'])).toMatch(/^Unknown command 'impotr' /);
  expect(await failureOf(['import', 'news.ndjson'])).toBe('There is no file news.ndjson.');
  lock.release();
});

test.each([['import'], ['demo load']])('%s may create a database', async (command) => {
  const begun = join(data, 'begun');
  const file = join(data, 'news.ndjson');
  writeFileSync(file, '');
  const args = [...command.split(' '), ...(command === 'import' ? [file] : [])];
  const lock = lockDataDirectory(begun);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // without the lock it would open the data directory of another process
  expect(await failureOf(args, { DATA_DIR: begun })).toMatch(/^A newsroom is starting in /);
  lock.release();
});

const listActions = async (database?: string) =>
  serveControl(
    new Hono().get('/actions', (c) => c.json({ actions: [], oldGroups: {}, database })),
    join(data, 'newsroom.sock'),
  );

test('a command that names another database than the newsroom’s is refused, without a password', async () => {
  const DATABASE_URL = 'postgres://sala:secret@db.station.test/sala';
  const refusal = `The newsroom that is running in ${data} works on ${join(data, 'database')}, not on sala at db.station.test:5432: set DATA_DIR to that newsroom’s, or leave out DATABASE_URL.`;
  const control = await listActions(join(data, 'database'));
  expect(await failureOf(['backup', 'x.tar.gz'], { DATABASE_URL })).toBe(refusal);
  await control.close();
});

test.each([['sala at db.station.test:5432'], [undefined]])(
  'a command that names the newsroom’s database, or one that it does not say, is done: %s',
  async (database) => {
    const control = await listActions(database);
    const DATABASE_URL = 'postgres://editor:other@db.station.test:5432/sala?sslmode=disable';
    expect(await failureOf(['backup', 'x.tar.gz'], { DATABASE_URL })).toMatch(/^Unknown command 'backup'/);
    expect(await failureOf(['backup', 'x.tar.gz'])).toMatch(/^Unknown command 'backup'/);
    await control.close();
  },
);

test('a path of the socket that cannot be one is named', async () => {
  mkdirSync(join(data, 'newsroom.sock'));
  expect(await failureOf(['nav', 'list'])).toMatch(/^The command failed: .*newsroom\.sock.*\.$/);
});

test('a newsroom that is starting is waited for', async () => {
  const lock = lockDataDirectory(data);
  const says = vi.spyOn(console, 'error').mockImplementationOnce(() => lock.release());
  says.mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
  await run(['redirects', 'list'], { DEMO_CONTENT: 'off', DATA_DIR: data }, [0, 0]);
  expect(says.mock.calls).toEqual([
    ['A newsroom is starting: the command waits for it.'],
    [`No newsroom is running in ${data}: the command itself works on ${join(data, 'database')}.`],
  ]);
});

test('a newsroom that does not answer for long is left alone', async () => {
  const lock = lockDataDirectory(data);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await failureOf(['nav', 'list'])).toBe(
    `A newsroom is starting in ${data}, or does not answer: try again in a moment.`,
  );
  lock.release();
});

test('what is printed cannot command the terminal', () => {
  const { stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), '\u001b]0;title\u0007'], {
    encoding: 'utf8',
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: data, DEMO_CONTENT: 'off' },
  });
  expect(stderr).toContain("Unknown command ' ]0;title '.");
});
