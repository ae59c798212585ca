import { pronounce } from '@sala/pronunciation';
import { toNfc } from '@sala/thai';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { articles } from '../../articles/schema.ts';
import type { Database } from '../../database/index.ts';
import { CommandFailed } from '../../errors/index.ts';
import { narrationFailures, narrations, pronunciations } from '../schema.ts';
import { type Readings, removeInvisible } from './rewrite.ts';

/** A word and how it is read: in Thai letters, a hyphen between the syllables of a word, a space between words. */
export interface Entry {
  word: string;
  reading: string;
}

const MAX_WORD_LENGTH = 100;
const MAX_READING_LENGTH = 200;
/** The number of rows that one statement writes. */
const BATCH_SIZE = 1000;

/** The value that changes with every change of the dictionary. */
export const dictionaryVersion = sql<string>`(
  select coalesce(md5(string_agg(${pronunciations.word} || E'\\t' || ${pronunciations.reading}, E'\\n' order by ${pronunciations.word})), '')
  from ${pronunciations})`;

/** The dictionary, and its revision. */
export async function readDictionary(db: Database): Promise<{ readings: Readings; version: string }> {
  const rows = await db.select({ ...ENTRY, version: dictionaryVersion }).from(pronunciations);
  return { readings: new Map(rows.map(({ word, reading }) => [word, reading])), version: rows[0]?.version ?? '' };
}

const ENTRY = { word: pronunciations.word, reading: pronunciations.reading };

export function listEntries(db: Database): Promise<Entry[]> {
  return db.select(ENTRY).from(pronunciations).orderBy(pronunciations.word);
}

/**
 * Adds or changes words; articles that were read before are read again.
 * @throws {CommandFailed} naming the first invalid entry; then nothing is changed
 */
export async function setEntries(db: Database, input: Entry[]): Promise<Entry[]> {
  // of entries for the same word the last one counts
  const entries = [...new Map(input.map(checkEntry).map((entry) => [entry.word, entry])).values()];
  await db.transaction(async (transaction) => {
    for (let start = 0; start < entries.length; start += BATCH_SIZE)
      await transaction
        .insert(pronunciations)
        .values(entries.slice(start, start + BATCH_SIZE))
        .onConflictDoUpdate({
          target: pronunciations.word,
          set: { reading: sql`excluded.reading`, changedAt: sql`now()` },
        });
    await lookAtEverythingAgain(transaction);
  });
  return entries;
}

/** @throws {CommandFailed} when there is no such word */
export async function removeEntry(db: Database, word: string): Promise<Entry> {
  return db.transaction(async (transaction) => {
    const [removed] = await transaction
      .delete(pronunciations)
      .where(eq(pronunciations.word, tidyWord(word)))
      .returning(ENTRY);
    if (!removed) throw new CommandFailed(`The dictionary has no word “${word}”.`);
    await lookAtEverythingAgain(transaction);
    return removed;
  });
}

/** The narrations that are made again when the reading of a word changes. */
export interface Rereading {
  articles: number;
  /** Narrations, one for each article and speaker. */
  readings: number;
  /** Their length together, in seconds. */
  seconds: number;
}

/** The narrations that contain a word, at most: where it is part of another word, nothing is made again. */
export async function estimateRereading(db: Database, word: string): Promise<Rereading> {
  const [row] = await db
    .select({
      articles: sql<number>`count(distinct ${narrations.articleId})`.mapWith(Number),
      readings: sql<number>`count(*)`.mapWith(Number),
      seconds: sql<number>`coalesce(sum(${narrations.duration}), 0)`.mapWith(Number),
    })
    .from(narrations)
    .innerJoin(articles, eq(articles.id, narrations.articleId))
    .where(
      sql`position(${tidyWord(word)} in ${articles.title} || ' ' || ${articles.lead} || ' ' || ${articles.body}) > 0`,
    );
  return row ?? { articles: 0, readings: 0, seconds: 0 };
}

/** Marks every narration to be compared with its article: only that shows which articles have the word. */
async function lookAtEverythingAgain(db: Database): Promise<void> {
  await db.update(narrations).set({ revisedAt: null }).where(isNotNull(narrations.revisedAt));
  // a voice may accept now what it refused because of a word
  await db.delete(narrationFailures);
}

/** @throws {CommandFailed} when it is no word, or cannot be read like that */
export function checkEntry(input: Entry): Entry {
  const [word, reading] = [tidyWord(input.word), tidy(input.reading)];
  if (word === '' || word.length > MAX_WORD_LENGTH)
    throw new CommandFailed(
      `“${word.slice(0, MAX_WORD_LENGTH)}” is no word: it has 1 to ${MAX_WORD_LENGTH} characters.`,
    );
  if (reading.length > MAX_READING_LENGTH || !isReadable(reading))
    throw new CommandFailed(
      `“${word}” cannot be read as “${reading.slice(0, MAX_READING_LENGTH)}”: write it in Thai letters, with hyphens between syllables, such as นา-โต้.`,
    );
  return { word, reading };
}

function isReadable(reading: string): boolean {
  return (
    /^[ก-ฮะ-ฺเ-ๅ็-๎]+(?:[ -][ก-ฮะ-ฺเ-ๅ็-๎]+)*$/.test(reading) &&
    reading.split(/[ -]/).every((part) => pronounce(part).length > 0)
  );
}

/** A word that was copied from an article may hold invisible characters. */
const tidyWord = (word: string): string => tidy(removeInvisible(word));
const tidy = (text: string): string => toNfc(text).replace(/\s+/g, ' ').trim();
