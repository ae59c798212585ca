import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findForeignFile, requireOwnFolder } from './fileOwners.ts';

const folder = mkdtempSync(join(tmpdir(), 'owners-'));
const file = join(folder, 'pg_internal.init');
writeFileSync(file, '');
afterAll(() => rmSync(folder, { recursive: true }));
const ROOT = 0;

test('root does not open the database of another user, whose newsroom could not open it afterwards', () => {
  requireOwnFolder(folder);
  requireOwnFolder(join(folder, 'nothing'), ROOT);
  if (process.getuid?.() === ROOT) chownSync(folder, 65_534, 65_534);
  expect(() => requireOwnFolder(folder, ROOT)).toThrow(
    /^The database in \S+ belongs to user \d+, not to root: run this as that user, with sudo -u '#\d+'\.$/,
  );
});

test('a file that another user has left in a database is found', () => {
  expect(findForeignFile(folder)).toBeUndefined();
  expect(findForeignFile(folder, 65_534)).toBe(file);
});
