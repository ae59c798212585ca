import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
afterEach(() => rmSync(data, { recursive: true }));

/** What is said of a command that fails. */
const failureOf = (args: string[], env: Record<string, string> = {}): Promise<string> =>
  run(args, { DEMO_CONTENT: 'off', DATA_DIR: data, ...env }).then(
    () => expect.unreachable(),
    (error) => describeError(error, 'The command failed'),
  );

test('without a command, or with one that is none, says how they are used', async () => {
  const usage = await failureOf([]);
  expect(usage).toMatch(/^Usage: npm run newsroom -- COMMAND\n/);
  expect(usage).toMatch(/^ {2}situations +list, add, end, resume, remove, fact, /m);
  expect(await failureOf(['impotr'])).toBe(
    "Unknown command 'impotr' (Did you mean import?).\nUsage: npm run newsroom -- COMMAND",
  );
  expect(await failureOf(['constructor'])).toBe("Unknown command 'constructor'.\nUsage: npm run newsroom -- COMMAND");
});

test('a wrong setting is named', async () => {
  expect(await failureOf(['nav', 'list'], { NEWSROOM_PORT: 'x' })).toMatch(
    /^The setting NEWSROOM_PORT cannot be used: .*\.$/,
  );
});

test('a database that does not answer is named', async () => {
  const env = { DATABASE_URL: 'postgres://127.0.0.1:1/none' };
  expect(await failureOf(['nav', 'list'], env)).toBe('The database at DATABASE_URL does not answer.');
});

test('a path of the socket that cannot be one is named', async () => {
  mkdirSync(join(data, 'newsroom.sock'));
  expect(await failureOf(['nav', 'list'])).toMatch(/^The command failed: .*newsroom\.sock.*\.$/);
});

test('a data directory that another newsroom is just opening is left to it', async () => {
  const lock = lockDataDirectory(data);
  expect(await failureOf(['nav', 'list'])).toBe(
    `Another newsroom is already using ${data}: stop it first, or set DATA_DIR to another folder.`,
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
