import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { articles } from '../articles/schema.ts';
import { DataDirectoryInUse, openEmbedded } from './index.ts';
import { lockDataDirectory } from './lock.ts';
import { makeDataDirectory } from './testDataDirectory.ts';

const HOLDER = `
  const { lockDataDirectory } = await import(process.argv[1]);
  try {
    lockDataDirectory(process.argv[2]);
    process.send('held');
    setInterval(() => {}, 60_000);
  } catch (error) {
    process.send(error.constructor.name + ': ' + error.message);
    process.disconnect();
  }
`;

let directory = '';
const children: ChildProcess[] = [];
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) await kill(child);
  rmSync(directory, { recursive: true });
});

/** Takes the lock in another process; returns what that writes. */
async function holder(uid?: number): Promise<{ child: ChildProcess; output: string }> {
  const lock = join(import.meta.dirname, 'lock.ts');
  const child = spawn(process.execPath, ['--input-type=module', '-e', HOLDER, lock, directory], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    ...(uid !== undefined && { uid }),
  });
  children.push(child);
  const [output] = await once(child, 'message');
  return { child, output };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('a second process is rejected while the first holds the data directory', async () => {
  const lock = lockDataDirectory(directory);
  expect((await holder()).output).toBe(
    `DataDirectoryInUse: Another newsroom is already using ${directory}: stop it first, or set DATA_DIR to another folder.`,
  );
  lock.release();
  expect((await holder()).output).toBe('held');
});

test('a process that is killed leaves the data directory free', async () => {
  const { child, output } = await holder();
  expect(output).toBe('held');
  expect(() => lockDataDirectory(directory)).toThrow(DataDirectoryInUse);
  await kill(child);
  lockDataDirectory(directory).release();
});

test('a missing data directory is created', () => {
  const lock = lockDataDirectory(join(directory, 'a/b'));
  expect(() => lockDataDirectory(join(directory, 'a/b'))).toThrow(DataDirectoryInUse);
  lock.release();
});

test('an unusable DATA_DIR is rejected with its path and the reason', async () => {
  const file = join(directory, 'file');
  writeFileSync(file, '');
  expect(() => lockDataDirectory(file)).toThrow(`DATA_DIR cannot be ${file}: it is a file.`);
  expect(() => lockDataDirectory(join(file, 'a'))).toThrow(/a: a part of it is a file/);
  if (existsSync('/proc'))
    expect(() => lockDataDirectory('/proc/a/b')).toThrow(/b: there can be no folder \(\/proc\/a\)/);
  // root may write to every directory
  const uid = process.getuid?.() === 0 ? 65534 : undefined;
  chmodSync(directory, 0o555);
  expect((await holder(uid)).output).toBe(
    `CommandFailed: DATA_DIR cannot be ${directory}: this user may not write there.`,
  );
  chmodSync(directory, 0o777);
  const database = join(directory, 'database');
  mkdirSync(database, { mode: 0o555 });
  expect((await holder(uid)).output).toBe(
    `CommandFailed: DATA_DIR cannot be ${directory}: this user may not write there (${database}).`,
  );
});

test('the embedded database locks its directory until it is closed, and its rows remain', async () => {
  const article = { source: 'test', sourceId: '1', section: 'sport', title: 'ชนะ', publishedAt: new Date(0) };
  await makeDataDirectory(directory);
  const first = await openEmbedded(directory);
  await first.db.insert(articles).values(article);
  await expect(openEmbedded(directory)).rejects.toThrow(DataDirectoryInUse);
  expect((await holder()).output).toMatch(/^DataDirectoryInUse/);
  await first.close();

  const second = await openEmbedded(directory);
  expect(await second.db.select().from(articles)).toMatchObject([article]);
  await second.close();
});
