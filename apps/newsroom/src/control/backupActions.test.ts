import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
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
  await run(['backup', file], env);
  await newsroom.db.delete(articles);
  await newsroom.close();
  expect(consoleLog).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('the whole database'));
  expect(statSync(file).mode & 0o777).toBe(0o600);

  // the steps of docs/operations.md
  const database = join(folder, 'there', 'database');
  mkdirSync(database, { recursive: true });
  execFileSync('tar', ['-xzf', file, '-C', database]);
  const restored = await openEmbedded(join(folder, 'there'));
  expect(await restored.db.select().from(articles)).toMatchObject([article]);
  await restored.close();
});

test.each<[string, string]>([
  ['is a folder', 'folder'],
  ['is in a folder that does not exist', 'nowhere/sala.tar.gz'],
])('a backup whose FILE %s fails and leaves nothing behind', async (_, name) => {
  const env = { DATA_DIR: join(folder, 'here'), SPEECH: 'off' };
  await makeDataDirectory(env.DATA_DIR);
  mkdirSync(join(folder, 'folder'));
  await expect(run(['backup', join(folder, name)], env)).rejects.toThrow(/^The backup was not written: .*\.$/);
  expect(readdirSync(folder).sort()).toEqual(['folder', 'here']);
});
