import { pronounce, SYLLABLE_BORDER, toRespelling } from '@sala/pronunciation';
import {
  createRewriter,
  type Entry,
  listEntries,
  readDictionary,
  removeEntry,
  setEntries,
} from '../../narrations/index.ts';
import { type Command, replyOnce } from '../command.ts';

/** A word, and how it is said: as a reading of the dictionary is written. */
export interface SaidWord {
  text: string;
  reading: string;
}

const NOT_CHANGED = 'The dictionary was not changed';

/** How words of the news are read aloud (docs/editing.md). */
export const pronounceCommands: Record<string, Command> = {
  'pronounce/list': replyOnce('The dictionary cannot be read', async ({ db }) => ({ entries: await listEntries(db) })),
  'pronounce/set': replyOnce(NOT_CHANGED, async ({ db }, { entries }: { entries: Entry[] }) => ({
    entries: await setEntries(db, entries),
  })),
  'pronounce/remove': replyOnce(NOT_CHANGED, ({ db }, { word }: { word: string }) => removeEntry(db, word)),
  'pronounce/try': replyOnce('The text cannot be read', async ({ db }, { text }: { text: string }) => {
    const { readings } = await readDictionary(db);
    const words = pronounce(createRewriter(readings)(text)).map(
      (word): SaidWord => ({
        text: word.text.replaceAll(SYLLABLE_BORDER, '-'),
        reading: word.syllables.map(toRespelling).join('-'),
      }),
    );
    return { words };
  }),
};
