import type { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import type { PushSettings } from '../config.ts';
import { importNews } from '../content/import/index.ts';
import {
  COLLECTIONS,
  collectionNamed,
  readEntries,
  readNavigation,
  resetNavigation,
  storeNavigation,
} from '../content/navigation/index.ts';
import type { Database } from '../database/index.ts';
import { sendToAll } from '../push/index.ts';

/** What commands work on. */
export interface Desk {
  db: Database;
  push: PushSettings;
}

interface Command {
  /** Begins the sentence when something fails of which nothing better is known. */
  failure: string;
  /** Takes what its caller sends, and yields what it has to say. */
  run(desk: Desk, body: Readable): AsyncIterable<object>;
}

/** A collection of the navigation, as `nav/list` tells of it. */
export interface NavigationSummary {
  collection: string;
  entries: number;
  /** ISO 8601; null while it is the built-in one. */
  editedAt: string | null;
}

const askedFor = async (body: Readable) => (await json(body)) as { collection: string; entries: unknown };
const NOT_CHANGED = 'The navigation was not changed';

/** What `npm run newsroom -- …` can ask of the newsroom, by the path on the control socket. */
export const COMMANDS: Record<string, Command> = {
  import: { failure: 'The import stopped', run: ({ db }, body) => importNews(db, body) },
  'nav/list': {
    failure: 'The navigation cannot be read',
    run: async function* ({ db }) {
      for (const collection of COLLECTIONS) {
        const { entries, editedAt } = await readNavigation(db, collection);
        yield { collection, entries: entries.length, editedAt } satisfies Record<keyof NavigationSummary, unknown>;
      }
    },
  },
  'nav/show': {
    failure: 'The navigation cannot be read',
    run: async function* ({ db }, body) {
      const { collection } = await askedFor(body);
      yield { entries: (await readNavigation(db, collectionNamed(collection))).entries };
    },
  },
  'nav/set': {
    failure: NOT_CHANGED,
    run: async function* ({ db }, body) {
      const asked = await askedFor(body);
      const collection = collectionNamed(asked.collection);
      const entries = readEntries(collection, asked.entries);
      await storeNavigation(db, collection, entries);
      yield { entries };
    },
  },
  'nav/reset': {
    failure: NOT_CHANGED,
    run: async function* ({ db }, body) {
      const collection = collectionNamed((await askedFor(body)).collection);
      await resetNavigation(db, collection);
      yield { entries: (await readNavigation(db, collection)).entries };
    },
  },
  push: {
    failure: 'The sending stopped',
    run: async function* ({ db, push }, body) {
      yield* sendToAll(db, push, await json(body));
    },
  },
};
