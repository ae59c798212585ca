import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommandFailed } from '../../errors/index.ts';
import { lockDataDirectory } from '../lock.ts';
import { leases } from '../schema.ts';
import { openEmbedded } from './openEmbedded.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a new data directory gets a database, which this process has to itself', async () => {
  const { db, close } = await openEmbedded(join(folder, 'data'));
  expect(await db.select().from(leases)).toEqual([]);
  await expect(openEmbedded(join(folder, 'data'))).rejects.toThrow(/Another newsroom is already using/);
  await close();
});

test('what stops the process that creates a database is said in one sentence', async () => {
  writeFileSync(join(folder, 'data'), '');
  await expect(openEmbedded(join(folder, 'data'))).rejects.toEqual(
    new CommandFailed(`DATA_DIR cannot be ${join(folder, 'data')}: it is a file.`),
  );
});

test('a process that is ended while a database is created for it leaves no other behind', async () => {
  const program = 'const { openEmbedded } = await import(process.argv[1]); await openEmbedded(process.argv[2]);';
  const file = join(import.meta.dirname, 'openEmbedded.ts');
  const opening = spawn(process.execPath, ['--input-type=module', '-e', program, file, folder]);
  // made by the process that creates it
  await vi.waitFor(() => expect(existsSync(join(folder, 'database'))).toBe(true), { timeout: 60_000 });
  opening.kill('SIGTERM');
  expect(await once(opening, 'exit')).toEqual([null, 'SIGTERM']);
  await vi.waitFor(() => lockDataDirectory(folder).release(), { timeout: 60_000 });
  expect(existsSync(join(folder, 'database/PG_VERSION'))).toBe(false);
});
