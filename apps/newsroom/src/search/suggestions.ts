import { CATEGORIES } from '@sala/station';
import { foldThai, listWordSpans, loadLexicon, type WordSpan } from '@sala/thai';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { articles, isPublished, newestFirst } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import { programs } from '../programs/schema.ts';
import { quoteLexeme } from './lexemes.ts';
import { toLooseForm, toLooseLetters } from './looseForm.ts';
import { findNewestTitles } from './newsSearch.ts';
import { programSearch } from './schema.ts';
import { parseSearchText } from './searchText.ts';
import { toGramQuery } from './tsqueries.ts';

const MAX_SUGGESTIONS = 8;
const MAX_CATEGORIES = 2;
const MAX_PROGRAMS = 3;
const TITLE_LIMIT = 300;
const MAX_WORDS_AHEAD = 3;
const MAX_LENGTH = 60;
/** When the longer of two texts is this often as frequent as the shorter, the shorter is only its beginning. */
const BEGINNING_SHARE = 0.7;
/** Words that another word must follow: a suggestion never ends with one. */
const LEADING_ON = new Set(
  'ใน ของ ที่ และ ให้ กับ จาก เพื่อ โดย แก่ ต่อ ว่า หรือ เป็น จะ ได้ ด้วย ถึง ตาม การ ความ ซึ่ง สู่ เมื่อ ณ ทุก ร่วม ไม่ มี ผู้ นัก ทั้ง อย่าง แห่ง ราย พร้อม กว่า แต่ สถาน วัน'.split(
    ' ',
  ),
);

/** Suggestions for a text that a reader is typing: sections, programmes, and words of the newest titles. */
export interface Suggestion {
  text: string;
  /** The path of a section or a programme; null for words to search for. */
  path: string | null;
}

/** At most eight suggestions: categories and programmes first, then the most frequent words in the newest titles. */
export async function suggest(db: Database, text: string): Promise<Suggestion[]> {
  const typed = foldThai(parseSearchText(text).written);
  if (toLooseLetters(typed) === '' || typed.length > MAX_LENGTH) return [];
  const categories = CATEGORIES.filter(({ name }) => name.startsWith(typed)).slice(0, MAX_CATEGORIES);
  const [newest, shows] = await Promise.all([titlesWith(db, typed), programsWith(db, typed)]);
  const titles = newest.map(foldThai);
  const exact = phrases(titles, withoutSpaces(typed), withoutSpaces);
  const loose = (text: string) => withoutSpaces(toLooseForm(text));
  const found = exact.length > 0 ? exact : phrases(titles, loose(typed), loose);
  return [
    ...categories.map(({ slug, name }) => ({ text: name as string, path: `/news/categories/${slug}` })),
    ...shows,
    ...found.map((phrase) => ({ text: phrase, path: null })),
  ].slice(0, MAX_SUGGESTIONS);
}

/** The running programmes whose title contains the typed text, those that begin with it first. */
async function programsWith(db: Database, typed: string): Promise<Suggestion[]> {
  const letters = toLooseLetters(typed);
  // the index has no trigrams of fewer letters, and too many titles begin with them
  if (letters.length < 3) return [];
  const rows = await db
    .select({ title: programs.title, key: programs.key })
    .from(programSearch)
    .innerJoin(programs, eq(programs.id, programSearch.programId))
    .where(
      and(
        sql`${programSearch.words} @@ ${toGramQuery([letters])}::tsquery`,
        isNull(programSearch.episodeId),
        isNull(programSearch.videoId),
        eq(programs.isOld, false),
      ),
    )
    .orderBy(programs.position)
    .limit(TITLE_LIMIT);
  const placed = rows.map((row) => ({ ...row, at: toLooseLetters(foldThai(row.title)).indexOf(letters) }));
  return placed
    .filter(({ at }) => at >= 0)
    .sort((one, other) => Number(one.at > 0) - Number(other.at > 0))
    .slice(0, MAX_PROGRAMS)
    .map(({ title, key }) => ({ text: title, path: `/program/${key}` }));
}

async function titlesWith(db: Database, typed: string): Promise<string[]> {
  const letters = toLooseLetters(typed);
  const query =
    letters.length >= 3 ? toGramQuery([letters]) : loadLexicon().has(typed) ? `${quoteLexeme(typed)}:A` : null;
  // too short for the index: only the newest titles are searched
  if (query !== null) return findNewestTitles(db, query, TITLE_LIMIT);
  const rows = await db
    .select({ title: articles.title })
    .from(articles)
    .where(isPublished)
    .orderBy(...newestFirst)
    .limit(TITLE_LIMIT);
  return rows.map((row) => row.title);
}

const withoutSpaces = (text: string): string => text.replaceAll(' ', '');

/**
 * How titles continue the typed text: to the end of its last word, and up to three words further. The most frequent
 * continuation first.
 */
function phrases(titles: string[], typed: string, form: (text: string) => string): string[] {
  const times = new Map<string, number>();
  for (const title of titles) {
    if (!form(title).includes(typed)) continue;
    for (const phrase of new Set(continuations(title, typed, form))) times.set(phrase, (times.get(phrase) ?? 0) + 1);
  }
  // where the longer one stands nearly as often, the shorter one is only its beginning
  const isBeginning = (phrase: string) =>
    [...times].some(
      ([other, often]) =>
        other !== phrase && other.startsWith(phrase) && often >= (times.get(phrase) ?? 0) * BEGINNING_SHARE,
    );
  const areSeveral = [...times].filter(([phrase, often]) => often > 1 && form(phrase) !== typed).length > 1;
  return (
    [...times]
      // a continuation in a single title is chance, and after a space mostly another clause
      .filter(([phrase, often]) => form(phrase) !== typed && (often > 1 || !(areSeveral || phrase.includes(' '))))
      .sort(([, one], [, other]) => other - one)
      .slice(0, MAX_SUGGESTIONS * 3)
      .filter(([phrase]) => !isBeginning(phrase))
      .slice(0, MAX_SUGGESTIONS)
      .map(([phrase]) => phrase)
  );
}

/** The words of the newest titles are cached, because they are read at every typed letter. */
const MAX_KNOWN_TITLES = 5000;
const cache = new Map<string, WordSpan[]>();

function wordsOf(title: string): WordSpan[] {
  const earlier = cache.get(title);
  if (earlier) return earlier;
  if (cache.size >= MAX_KNOWN_TITLES) cache.clear();
  const spans = listWordSpans(title);
  cache.set(title, spans);
  return spans;
}

function continuations(title: string, typed: string, form: (text: string) => string): string[] {
  const spans = wordsOf(title);
  if (/^\d+$/.test(typed)) return beforeNumber(title, spans, typed);
  return spans.flatMap(({ start }, first) => {
    if (!form(title.slice(start)).startsWith(typed)) return [];
    const enough = spans.findIndex(
      ({ end }, at) => at >= first && form(title.slice(start, end)).length >= typed.length,
    );
    if (enough === -1) return [];
    const found: string[] = [];
    for (const { word, end } of spans.slice(enough, enough + 1 + MAX_WORDS_AHEAD)) {
      const phrase = title.slice(start, end);
      if (/[^\p{L}\p{M}\p{N}. ]/u.test(phrase)) break;
      if (!LEADING_ON.has(word)) found.push(phrase);
    }
    return found;
  });
}

/** A suggestion never begins with a number, which needs the word before it: งบประมาณ 2569. */
function beforeNumber(title: string, spans: WordSpan[], typed: string): string[] {
  return spans.flatMap(({ word, end }, at) => {
    const first = spans.slice(Math.max(0, at - MAX_WORDS_AHEAD), at);
    if (!word.startsWith(typed)) return [];
    return first
      .filter(({ word: before }) => !LEADING_ON.has(before))
      .map(({ start }) => title.slice(start, end))
      .filter((phrase) => !/[^\p{L}\p{M}\p{N}. ]/u.test(phrase));
  });
}
