import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { articles } from '../articles/schema.ts';
import { run } from '../cli/run.ts';
import { openEmbedded } from '../database/index.ts';
import { makeDataDirectory } from '../database/testDataDirectory.ts';
import { openNewsroom } from '../newsroom.ts';
import { readConfig } from '../settings/config.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a backup of a running newsroom can be restored in another folder', async () => {
  const env = { DATA_DIR: join(folder, 'here'), SPEECH: 'off' };
  await makeDataDirectory(env.DATA_DIR);
  const file = join(folder, 'sala.tar.gz');
  const consoleLog = vi.spyOn(console, 'log').mockImplementation(() => {});
  const newsroom = await openNewsroom(readConfig(env));
  const article = { source: 'test', sourceId: '1', section: 'sport', title: 'ชนะ', publishedAt: new Date(0) };
  await newsroom.db.insert(articles).values(article);
  // nobody else's file becomes the backup
  writeFileSync(`${file}.unfinished`, '', { mode: 0o666 });
  await run(['backup', file], env);
  await newsroom.db.delete(articles);
  await newsroom.close();
  expect(consoleLog).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('the whole database'));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).toSorted()).toEqual(['here', 'sala.tar.gz', 'sala.tar.gz.unfinished']);
  // the engine's own files are open to everybody
  expect(statSync(join(env.DATA_DIR, 'database')).mode & 0o777).toBe(0o700);

  // the steps of docs/operations.md
  const database = join(folder, 'there', 'database');
  mkdirSync(database, { recursive: true });
  execFileSync('tar', ['-xzf', file, '-C', database]);
  const restored = await openEmbedded(join(folder, 'there'));
  expect(await restored.db.select().from(articles)).toMatchObject([article]);
  await restored.close();
});

test.each<[string, string, RegExp]>([
  ['is a folder', 'folder', /^\S+folder exists, and nothing is overwritten: give another name\.$/],
  ['is an earlier backup', 'monday.tar.gz', /^\S+monday\.tar\.gz exists, and nothing is overwritten: .*\.$/],
  ['is in a folder that does not exist', 'nowhere/sala.tar.gz', /^There is no folder \S+nowhere\.$/],
  ['is below a file', 'monday.tar.gz/sala.tar.gz', /^\S+sala\.tar\.gz cannot be written: not a directory\.$/],
])('a backup whose FILE %s fails and leaves everything as it was', async (_, name, message) => {
  const env = { DATA_DIR: join(folder, 'here'), SPEECH: 'off' };
  await makeDataDirectory(env.DATA_DIR);
  mkdirSync(join(folder, 'folder'));
  writeFileSync(join(folder, 'monday.tar.gz'), 'monday');
  await expect(run(['backup', join(folder, name)], env)).rejects.toThrow(message);
  expect(readdirSync(folder).sort()).toEqual(['folder', 'here', 'monday.tar.gz']);
  expect(readFileSync(join(folder, 'monday.tar.gz'), 'utf8')).toBe('monday');
});

test('a database restored from a damaged backup is refused with its folder and what to do', async () => {
  const there = join(folder, 'there');
  await makeDataDirectory(there);
  truncateSync(join(there, 'database/global/pg_control'), 10);
  await expect(openEmbedded(there)).rejects.toThrow(
    /^The database in \S+database cannot be opened, so it is probably damaged or incomplete \(.+\): restore a backup/,
  );
});
