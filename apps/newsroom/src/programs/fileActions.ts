import { z } from 'zod';
import { action } from '../actions/index.ts';
import type { Database } from '../database/index.ts';
import { checkFilms } from '../films/index.ts';
import { parseInput } from '../input/index.ts';
import { checkPictures } from '../media/index.ts';

// Actions that show, store and remove programmes, episodes, clips and playlists, each a JSON file for producers.

export const NOT_READ = 'The programmes cannot be read';
const NOT_CHANGED = 'Nothing was changed';
const role = 'producer';

/** The name and the summary of the action, and the placeholder of its key in a usage: `EPISODE`. */
interface Named {
  name: string;
  summary: string;
  placeholder: string;
}
const keyOf = (placeholder: string) => z.string().meta({ placeholder });

/** An action that shows a stored item in the form of its file. */
export const showAction = (
  { placeholder, ...named }: Named,
  show: (db: Database, key: string) => Promise<Record<string, unknown>>,
) =>
  action({
    ...named,
    kind: 'query',
    role: 'reporter',
    failure: NOT_READ,
    input: z.strictObject({ key: keyOf(placeholder) }),
    positionals: ['key'],
    output: z.looseObject({}),
    run: ({ db }, { key }) => show(db, key),
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
  /** Stores it; returns its key or id, and the path of its page. */
  store: (db: Database, key: string, file: z.output<Contract>) => Promise<{ key: string; path: string }>;
}

/** An action that stores the content of a file; it refuses missing pictures and films. */
export const storeAction = <Contract extends z.ZodType>(
  { placeholder, ...named }: Named,
  { contract, newKey, pictures, media = () => [], store }: Storing<Contract>,
) =>
  action({
    ...named,
    kind: 'change',
    role,
    failure: NOT_CHANGED,
    input: z.strictObject({
      key: newKey?.meta({ placeholder }) ?? keyOf(placeholder),
      file: z.unknown().meta({ placeholder: 'FILE', reads: 'json' }),
    }),
    positionals: ['key', 'file'],
    output: z.object({ key: z.string(), path: z.string(), warnings: z.array(z.string()) }),
    run: async (context, input) => {
      const file = parseInput(contract, input.file, 'file');
      const warnings = [
        ...(await checkPictures(context.db, pictures(file), context.pictures)),
        ...(await checkFilms(context.db, media(file))),
      ];
      return { ...(await store(context.db, input.key, file)), warnings };
    },
    print: ({ key, path, warnings }) => ({ lines: [`${key}  ${path}`], warnings }),
  });

/** An action that removes a stored item. */
export const removeAction = (
  { placeholder, ...named }: Named,
  remove: (db: Database, key: string) => Promise<{ title: string }>,
) =>
  action({
    ...named,
    kind: 'change',
    role,
    failure: NOT_CHANGED,
    input: z.strictObject({ key: keyOf(placeholder) }),
    positionals: ['key'],
    output: z.object({ title: z.string() }),
    run: ({ db }, { key }) => remove(db, key),
    print: ({ title }) => `removed: ${title}`,
  });
