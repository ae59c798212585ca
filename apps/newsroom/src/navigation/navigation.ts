import { NAVIGATION_ENTRIES, type NavigationCollection } from '@sala/contracts';
import { NAVIGATION } from '@sala/station';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { navigation } from './schema.ts';

/** An entry in the API (SPEC 3.1), with every field that the editor gave it. */
export type NavigationEntry = Record<string, unknown>;

/** The seven collections of the navigation (SPEC 7.1). */
export const COLLECTIONS = Object.keys(NAVIGATION_ENTRIES) as NavigationCollection[];

/**
 * The collection of this name.
 * @throws {CommandFailed} when there is none of that name
 */
export function findCollection(name: string): NavigationCollection {
  const collection = COLLECTIONS.find((one) => one === name);
  if (!collection) throw new CommandFailed(`There is no collection ${name}: there are ${COLLECTIONS.join(', ')}.`);
  return collection;
}

/** A collection as an editor has stored it, else the station's built-in one, with `editedAt` null. */
export async function readNavigation(
  db: Database,
  collection: NavigationCollection,
): Promise<{ entries: NavigationEntry[]; editedAt: Date | null }> {
  const [stored] = await db.select().from(navigation).where(eq(navigation.collection, collection));
  if (!stored) return { entries: NAVIGATION[collection], editedAt: null };
  return { entries: stored.entries as NavigationEntry[], editedAt: stored.updatedAt };
}

/** Replaces a collection. The caller has parsed the entries with `parseEntries`. */
export async function storeNavigation(
  db: Database,
  collection: NavigationCollection,
  entries: NavigationEntry[],
): Promise<void> {
  await db
    .insert(navigation)
    .values({ collection, entries })
    .onConflictDoUpdate({ target: navigation.collection, set: { entries, updatedAt: sql`now()` } });
}

/** Makes a collection the station's built-in one again. */
export async function resetNavigation(db: Database, collection: NavigationCollection): Promise<void> {
  await db.delete(navigation).where(eq(navigation.collection, collection));
}
