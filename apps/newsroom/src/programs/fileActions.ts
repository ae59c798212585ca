import { z } from 'zod';
import { action } from '../actions/index.ts';
import type { Database } from '../database/index.ts';
import { takeNew, takeNewest, toFileVersion, withVersion } from '../fileVersions/index.ts';
import { checkFilms } from '../films/index.ts';
import { parseInput } from '../input/index.ts';
import { warnOfDeadEnd } from '../links/index.ts';
import { checkPictures } from '../media/index.ts';

// Actions that show, store and remove programmes, episodes, clips and playlists, each a JSON file for producers.

const role = 'producer';

/** The name and the summary of the action, and the placeholder of its key in a usage: `EPISODE`. */
interface Named {
  name: string;
  summary: string;
  placeholder: string;
}
const createKeySchema = (placeholder: string) => z.string().meta({ placeholder });

/** An action that shows a stored item in the form of its file, with its version. */
export const showAction = (
  { placeholder, ...named }: Named,
  show: (db: Database, key: string) => Promise<Record<string, unknown>>,
) =>
  action({
    ...named,
    kind: 'query',
    role: 'reporter',
    input: z.strictObject({ key: createKeySchema(placeholder) }),
    positionals: ['key'],
    output: z.looseObject({}),
    run: async ({ db }, { key }) => withVersion(await show(db, key)),
    print: (shown) => JSON.stringify(shown, null, 2),
  });

interface Storing<Contract extends z.ZodType> {
  /** The content of a file. */
  contract: Contract;
  /**
   * A schema for the key of a new item, where the producer chooses it; without it the key must name an existing one.
   */
  newKey?: z.ZodString;
  /** The pictures that a file names. */
  pictures: (file: z.output<Contract>) => string[];
  /** The films that a file names. */
  media?: (file: z.output<Contract>) => string[];
  /** The links to pages that a file names. */
  links?: (file: z.output<Contract>) => string[];
  /** True when each file is a new item, with a key of its own. */
  isNew?: boolean;
  /** The file of a stored item; null when there is none. */
  read: (db: Database, key: string) => Promise<object | null>;
  /** Stores it; returns its key or id, and the path of its page. */
  store: (db: Database, key: string, file: z.output<Contract>) => Promise<{ key: string; path: string }>;
}

/** An action that stores the content of a file; it refuses old versions, and missing pictures and films. */
export const storeAction = <Contract extends z.ZodType>(
  { placeholder, ...named }: Named,
  { contract, newKey, pictures, media = () => [], links = () => [], isNew = false, read, store }: Storing<Contract>,
) => {
  const [group] = named.name.split(' ');
  return action({
    ...named,
    kind: 'change',
    role,
    input: z.strictObject({
      key: newKey?.meta({ placeholder }) ?? createKeySchema(placeholder),
      file: z.unknown().meta({ placeholder: 'FILE', reads: 'json', isPlainText: true }),
    }),
    positionals: ['key', 'file'],
    output: z.object({ key: z.string(), path: z.string(), version: z.string(), warnings: z.array(z.string()) }),
    run: async (context, input) => {
      const replaced = { shownBy: `${group} show ${input.key}`, read: () => read(context.db, input.key) };
      const contents = isNew ? takeNew(input.file) : await takeNewest(context.db, input.file, replaced);
      const file = parseInput(contract, contents, 'file');
      const warnings = [
        ...(await checkPictures(context.db, pictures(file), context.pictures)),
        ...(await checkFilms(context.db, media(file), context.films.hosts)),
      ];
      for (const link of links(file)) warnings.push(...(await warnOfDeadEnd(context.db, context.siteUrl, link)));
      const stored = await store(context.db, input.key, file);
      return { ...stored, version: toFileVersion((await read(context.db, stored.key)) ?? {}), warnings };
    },
    print: ({ key, path, version, warnings }) => ({ lines: [`${key}  ${path}  version ${version}`], warnings }),
  });
};

/** An action that removes a stored item. */
export const removeAction = (
  { placeholder, ...named }: Named,
  remove: (db: Database, key: string) => Promise<{ title: string }>,
) =>
  action({
    ...named,
    kind: 'change',
    role,
    input: z.strictObject({ key: createKeySchema(placeholder) }),
    positionals: ['key'],
    output: z.object({ title: z.string() }),
    run: ({ db }, { key }) => remove(db, key),
    print: ({ title }) => `removed: ${title}`,
  });
