import type { NavigationCollection } from '@sala/contracts';
import type { Database } from '../../database/index.ts';
import {
  COLLECTIONS,
  findCollection,
  parseEntries,
  readNavigation,
  resetNavigation,
  storeNavigation,
} from '../../navigation/index.ts';
import { type Command, replyOnce } from '../command.ts';

/** A collection of the navigation, as `nav/list` tells of it. */
export interface NavigationSummary {
  collection: string;
  entries: number;
  /** ISO 8601; null while it is the built-in one. */
  editedAt: string | null;
}

interface Asked {
  collection: string;
  entries: unknown;
}

const NOT_READ = 'The navigation cannot be read';
const NOT_CHANGED = 'The navigation was not changed';

export const navCommands: Record<string, Command> = {
  'nav/list': replyOnce(NOT_READ, async ({ db }) => ({
    menus: await Promise.all(COLLECTIONS.map((collection) => summaryOf(db, collection))),
  })),
  'nav/show': replyOnce(NOT_READ, async ({ db }, { collection }: Asked) => ({
    entries: (await readNavigation(db, findCollection(collection))).entries,
  })),
  'nav/set': replyOnce(NOT_CHANGED, async ({ db }, input: Asked) => {
    const collection = findCollection(input.collection);
    const entries = parseEntries(collection, input.entries);
    await storeNavigation(db, collection, entries);
    return { entries };
  }),
  'nav/reset': replyOnce(NOT_CHANGED, async ({ db }, input: Asked) => {
    const collection = findCollection(input.collection);
    await resetNavigation(db, collection);
    return { entries: (await readNavigation(db, collection)).entries };
  }),
};

async function summaryOf(db: Database, collection: NavigationCollection): Promise<NavigationSummary> {
  const { entries, editedAt } = await readNavigation(db, collection);
  return { collection, entries: entries.length, editedAt: editedAt?.toISOString() ?? null };
}
