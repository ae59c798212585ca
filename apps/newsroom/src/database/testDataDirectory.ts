import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS_FOLDER } from './migrationsFolder.ts';

const CACHE = join(import.meta.dirname, '../../../../node_modules/.cache/test-databases');
/** Makes a data directory with an empty database that is migrated: to open it takes a tenth of the time. */
export async function makeDataDirectory(directory: string): Promise<void> {
  const folder = join(directory, 'database');
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xf', await migratedDump(), '-C', folder], { stdio: 'ignore' });
}

/** A migrated, empty database, to be loaded by PGlite: to make a new one takes four times as long. */
export async function readMigratedDump(): Promise<Blob> {
  return new Blob([readFileSync(await migratedDump())]);
}

/** The path of a dump of an empty, migrated database, a .tar of its folder; makes it where it is missing. */
async function migratedDump(): Promise<string> {
  const name = `${readMigrationsVersion()}.tar`;
  const dump = join(CACHE, name);
  if (existsSync(dump)) return dump;
  // imported late: every worker of the browser tests reads this file, and hardly any needs a database engine
  const { openInMemory } = await import('./embedded/openEmbedded.ts');
  const migrated = await openInMemory();
  const dumped = await migrated.dump?.('none');
  await migrated.close();
  if (!dumped) throw new Error('a database in memory cannot be dumped');
  mkdirSync(CACHE, { recursive: true });
  for (const other of readdirSync(CACHE))
    if (other.endsWith('.tar') && other !== name) rmSync(join(CACHE, other), { force: true });
  // several workers may write it at once, and read it while another replaces it
  const part = join(CACHE, randomUUID());
  writeFileSync(part, new Uint8Array(await dumped.arrayBuffer()));
  renameSync(part, dump);
  return dump;
}

/** Changes when a migration does, or the embedded database. */
export function readMigrationsVersion(): string {
  const hash = createHash('sha256').update(readFileSync(join(import.meta.dirname, '../../../../package-lock.json')));
  for (const file of readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith('.sql')))
    hash.update(file).update(readFileSync(join(MIGRATIONS_FOLDER, file)));
  return hash.digest('hex').slice(0, 16);
}
