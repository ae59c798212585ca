import { CATEGORIES } from '@sala/station';
import { foldThai, loadLexicon } from '@sala/thai';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { articles, isPublished, newestFirst } from '../../articles/schema.ts';
import type { Database } from '../../database/index.ts';
import { programs } from '../../programs/schema.ts';
import { findNewestTitles, parseSearchText, toGramQuery } from '../queries/index.ts';
import { programSearch } from '../schema.ts';
import { type Form, quoteLexeme, toExactKey, toLooseKey, toLooseLetters } from '../words/index.ts';
import { type CommonTag, listCommonTags } from './commonTags.ts';
import { listCommonPhrases, listSinglePhrases } from './titlePhrases.ts';

const MAX_SUGGESTIONS = 8;
const MAX_CATEGORIES = 2;
const MAX_PROGRAMS = 3;
const MAX_TAGS = 5;
const TITLE_LIMIT = 300;
const MAX_LENGTH = 60;

/** Suggestions for a text that a reader is typing: sections, programmes, tags, and words of the newest titles. */
export interface Suggestion {
  text: string;
  /** The path of a section or a programme; null for words to search for. */
  path: string | null;
}

/**
 * At most eight suggestions: categories, programmes and tags that begin with the typed text, other programmes, then the
 * most frequent words in the newest titles. What a single title says is only suggested when there is nothing else.
 */
export async function listSuggestions(db: Database, text: string): Promise<Suggestion[]> {
  const foldedText = foldThai(parseSearchText(text).written);
  const letters = toLooseLetters(foldedText);
  if (letters === '' || foldedText.length > MAX_LENGTH) return [];
  const categories = CATEGORIES.filter(({ name }) => name.startsWith(foldedText)).slice(0, MAX_CATEGORIES);
  const [newest, shows, tags] = await Promise.all([
    listTitles(db, foldedText),
    listPrograms(db, foldedText),
    listCommonTags(db),
  ]);
  const titles = newest.map(foldThai);
  const listWordsIn = (form: Form) => ({
    tags: listTags(tags, foldedText, form),
    phrases: listCommonPhrases(titles, form(foldedText), form),
  });
  const exact = listWordsIn(toExactKey);
  const words = exact.tags.length + exact.phrases.length > 0 ? exact : listWordsIn(toLooseKey);
  const isBegun = ({ text }: Suggestion) => toLooseLetters(foldThai(text)).startsWith(letters);
  const suggestions: Suggestion[] = [
    ...categories.map(({ name, path }) => ({ text: name, path })),
    ...shows.filter(isBegun),
    ...words.tags.map(toSearch),
    ...shows.filter((show) => !isBegun(show)),
    ...words.phrases.map(toSearch),
  ];
  if (suggestions.length > 0) return withoutRepeated(suggestions).slice(0, MAX_SUGGESTIONS);
  const single = [toExactKey, toLooseKey].map((form) => listSinglePhrases(titles, form(foldedText), form));
  return (single.find((some) => some.length > 0) ?? []).map(toSearch);
}

const toSearch = (text: string): Suggestion => ({ text, path: null });

/** Each text once, the first of them: a programme's title is often a tag, and a tag often the words of titles. */
function withoutRepeated(suggestions: Suggestion[]): Suggestion[] {
  const texts = suggestions.map(({ text }) => foldThai(text));
  return suggestions.filter((_, at) => texts.indexOf(texts[at] ?? '') === at);
}

/** The most frequent tags that go on from the typed text. */
function listTags(tags: CommonTag[], foldedText: string, form: Form): string[] {
  const begun = form(foldedText);
  return tags
    .filter(({ folded, forms }) => folded !== foldedText && forms.get(form)?.startsWith(begun))
    .slice(0, MAX_TAGS)
    .map(({ title }) => title);
}

/** The running programmes whose title contains the typed text, those that begin with it first. */
async function listPrograms(db: Database, foldedText: string): Promise<Suggestion[]> {
  const letters = toLooseLetters(foldedText);
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
    .orderBy(programs.position, programs.id)
    .limit(TITLE_LIMIT);
  const placed = rows.map((row) => ({ ...row, at: toLooseLetters(foldThai(row.title)).indexOf(letters) }));
  return placed
    .filter(({ at }) => at >= 0)
    .sort((one, other) => Number(one.at > 0) - Number(other.at > 0))
    .slice(0, MAX_PROGRAMS)
    .map(({ title, key }) => ({ text: title, path: `/program/${key}` }));
}

async function listTitles(db: Database, foldedText: string): Promise<string[]> {
  const letters = toLooseLetters(foldedText);
  const query =
    letters.length >= 3
      ? toGramQuery([letters])
      : loadLexicon().has(foldedText)
        ? `${quoteLexeme(foldedText)}:A`
        : null;
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
