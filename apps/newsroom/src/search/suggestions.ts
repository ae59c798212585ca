import { CATEGORIES } from '@sala/station';
import { foldThai, loadLexicon } from '@sala/thai';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { articles, isPublished, newestFirst } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import { programs } from '../programs/schema.ts';
import { quoteLexeme } from './lexemes.ts';
import { asWritten, loosely, toLooseLetters } from './looseForm.ts';
import { findNewestTitles } from './newsSearch.ts';
import { programSearch } from './schema.ts';
import { parseSearchText } from './searchText.ts';
import { listCommonPhrases, listSinglePhrases } from './titlePhrases.ts';
import { toGramQuery } from './tsqueries.ts';

const MAX_SUGGESTIONS = 8;
const MAX_CATEGORIES = 2;
const MAX_PROGRAMS = 3;
const TITLE_LIMIT = 300;
const MAX_LENGTH = 60;

/** Suggestions for a text that a reader is typing: sections, programmes, and words of the newest titles. */
export interface Suggestion {
  text: string;
  /** The path of a section or a programme; null for words to search for. */
  path: string | null;
}

/**
 * At most eight suggestions: categories and programmes first, then the most frequent words in the newest titles. What a
 * single title says is only suggested when there is nothing else.
 */
export async function suggest(db: Database, text: string): Promise<Suggestion[]> {
  const typed = foldThai(parseSearchText(text).written);
  const letters = toLooseLetters(typed);
  if (letters === '' || typed.length > MAX_LENGTH) return [];
  const categories = CATEGORIES.filter(({ name }) => name.startsWith(typed)).slice(0, MAX_CATEGORIES);
  const [newest, shows] = await Promise.all([titlesWith(db, typed), programsWith(db, typed)]);
  const titles = newest.map(foldThai);
  const exact = listCommonPhrases(titles, asWritten(typed), asWritten);
  const phrases = exact.length > 0 ? exact : listCommonPhrases(titles, loosely(typed), loosely);
  const suggestions: Suggestion[] = [
    ...categories.map(({ slug, name }) => ({ text: name, path: `/news/categories/${slug}` })),
    ...shows,
    ...phrases.map(toSearch),
  ];
  if (suggestions.length > 0) return suggestions.slice(0, MAX_SUGGESTIONS);
  const single = [asWritten, loosely].map((form) => listSinglePhrases(titles, form(typed), form));
  return (single.find((some) => some.length > 0) ?? []).map(toSearch);
}

const toSearch = (text: string): Suggestion => ({ text, path: null });

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
