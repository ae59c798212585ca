import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CommandFailed } from '../../errors/index.ts';
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
