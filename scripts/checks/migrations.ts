import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { generateDrizzleJson } from 'drizzle-kit/api';
import { ROOT } from '../step.ts';

const NEWSROOM = join(ROOT, 'apps/newsroom/src');

/** What drizzle-kit writes down of a schema: tables and other things by kind and name. */
export type Snapshot = Record<string, unknown>;

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Tables, their columns, indexes and keys, by names such as `programs` and `programs.title`. */
function listParts(snapshot: Snapshot): Map<string, unknown> {
  const parts = new Map<string, unknown>();
  for (const [path, thing] of Object.values(snapshot).filter(isGroup).flatMap(Object.entries)) {
    if (!isGroup(thing)) continue;
    const name = path.replace(/^public\./, '');
    const groups = Object.entries(thing);
    parts.set(name, Object.fromEntries(groups.filter(([, group]) => !isGroup(group))));
    for (const [part, value] of groups.flatMap(([, group]) => (isGroup(group) ? Object.entries(group) : [])))
      parts.set(`${name}.${part}`, value);
  }
  return parts;
}

/** What differs between the newest snapshot of the migrations and the schemas, as sentences. */
export function findUnmigrated(migrated: Snapshot, declared: Snapshot): string[] {
  const before = listParts(migrated);
  const after = listParts(declared);
  const differ = (name: string) => !isDeepStrictEqual(before.get(name), after.get(name));
  return [...new Set([...after.keys(), ...before.keys()])]
    .filter((name) => differ(name) && !(name.includes('.') && differ(name.slice(0, name.indexOf('.')))))
    .map((name) => {
      if (!before.has(name)) return `${name} is in a schema.ts and in no migration.`;
      if (!after.has(name)) return `${name} is in the migrations and in no schema.ts.`;
      return `${name} is not the same in its schema.ts and in the migrations.`;
    });
}

/** The newest snapshot of the migrations, and the same of the present schemas. */
async function readSnapshots(): Promise<{ migrated: Snapshot; declared: Snapshot }> {
  const newest = globSync(join(NEWSROOM, 'database/migrations/meta/*_snapshot.json')).sort().at(-1) ?? '';
  const schemas = await Promise.all(globSync(join(NEWSROOM, '**/schema.ts')).map((file) => import(file)));
  const declared = generateDrizzleJson(Object.assign({}, ...schemas));
  return { migrated: JSON.parse(readFileSync(newest, 'utf8')), declared: JSON.parse(JSON.stringify(declared)) };
}

if (import.meta.main) {
  const { migrated, declared } = await readSnapshots();
  const faults = findUnmigrated(migrated, declared);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0)
    console.error('Write the migration: cd apps/newsroom && npx drizzle-kit generate --name what-it-is');
  process.exit(faults.length === 0 ? 0 : 1);
}
