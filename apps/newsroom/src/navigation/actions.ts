import type { NavigationCollection } from '@sala/contracts';
import { z } from 'zod';
import { action, NO_INPUT } from '../actions/index.ts';
import type { Database } from '../database/index.ts';
import { takeNewest, toFileVersion, withVersion } from '../fileVersions/index.ts';
import { formatBangkokTime, formatCount, parseInput } from '../input/index.ts';
import { warnOfDeadEnd } from '../links/index.ts';
import { listLinks, parseEntries } from './entries.ts';
import { COLLECTIONS, findCollection, readNavigation, resetNavigation, storeNavigation } from './navigation.ts';

const role = 'editor';

const collection = z.string();
const entries = z.object({ entries: z.array(z.unknown()) });
const versioned = z.object({ version: z.string(), ...entries.shape });
const entriesFile = z.strictObject({ entries: z.unknown() });
const menu = z.object({
  collection: z.string(),
  entries: z.int(),
  /** ISO 8601; null for the built-in collection. */
  editedAt: z.string().nullable(),
});

async function summarizeMenu(db: Database, name: NavigationCollection): Promise<z.input<typeof menu>> {
  const stored = await readNavigation(db, name);
  return { collection: name, entries: stored.entries.length, editedAt: stored.editedAt?.toISOString() ?? null };
}

/** A menu in the form of its file. */
const readEntries = async (db: Database, name: NavigationCollection) => ({
  entries: (await readNavigation(db, name)).entries,
});

export const navigationActions = [
  action({
    name: 'navigation list',
    summary: 'list the menus, their number of entries, and whether they are edited',
    kind: 'query',
    role,
    input: NO_INPUT,
    output: z.object({ menus: z.array(menu) }),
    run: async ({ db }) => ({ menus: await Promise.all(COLLECTIONS.map((name) => summarizeMenu(db, name))) }),
    print: ({ menus }) =>
      menus.map(
        (one) =>
          `${one.collection.padEnd(16)} ${String(one.entries).padStart(3)}  ${one.editedAt ? `edited ${formatBangkokTime(new Date(one.editedAt))}` : 'built-in'}`,
      ),
  }),
  action({
    name: 'navigation show',
    summary: 'print a menu as JSON, for editing',
    kind: 'query',
    role,
    input: z.strictObject({ collection }),
    positionals: ['collection'],
    output: versioned,
    run: async ({ db }, input) => withVersion(await readEntries(db, findCollection(input.collection))),
    print: (shown) => JSON.stringify(shown, null, 2),
  }),
  action({
    name: 'navigation set',
    summary: 'replace a menu with a JSON file',
    kind: 'change',
    role,
    input: z.strictObject({ collection, file: z.unknown().meta({ placeholder: 'FILE', reads: 'json' }) }),
    positionals: ['collection', 'file'],
    output: versioned.extend({ warnings: z.array(z.string()).default([]) }),
    run: async ({ db, siteUrl }, input) => {
      const name = findCollection(input.collection);
      const contents = await takeNewest(db, input.file, {
        shownBy: `navigation show ${name}`,
        read: () => readEntries(db, name),
      });
      await storeNavigation(db, name, parseEntries(name, parseInput(entriesFile, contents, 'file').entries));
      const stored = await readEntries(db, name);
      const warnings: string[] = [];
      for (const link of new Set(listLinks(stored.entries))) warnings.push(...(await warnOfDeadEnd(db, siteUrl, link)));
      return { ...stored, version: toFileVersion(stored), warnings };
    },
    print: ({ entries: stored, version, warnings }, { collection: name }) => ({
      lines: [`${name}: ${formatCount(stored.length, 'entry', 'entries')}, edited, version ${version}`],
      warnings,
    }),
  }),
  action({
    name: 'navigation reset',
    summary: 'restore the built-in menu',
    kind: 'change',
    role,
    input: z.strictObject({ collection }),
    positionals: ['collection'],
    output: entries,
    run: async ({ db }, input) => {
      const name = findCollection(input.collection);
      await resetNavigation(db, name);
      return readEntries(db, name);
    },
    print: (output, input) =>
      `${input.collection}: ${formatCount(output.entries.length, 'entry', 'entries')}, built-in`,
  }),
];
