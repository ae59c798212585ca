import { respell, switchKeyboard } from '@sala/thai';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { correctSpelling } from './correctSpelling.ts';
import { parseSearchText, type SearchText } from './searchText.ts';
import { selectNewestMatches } from './selectNewestMatches.ts';
import { type Tsqueries, toExactQueries, toLooseQueries } from './tsqueries.ts';

/** How many matches are counted, and how many of the newest are ranked (READINGS.md, "Search counts"). */
const MAX_TOTAL = 1000;
/** With fewer matches, spelling is forgiven. */
const FEW = 5;

/** A searchable table with the columns `published_at`, `head` and `words`, as {@link toArticleVector} writes them. */
export interface Corpus {
  table: SQL;
  /** The column of results. */
  id: SQL;
  /** Further conditions, each beginning with `and`. */
  narrowed: SQL;
  /** True when a phrase, a tsquery, occurs where `words` has no positions. */
  inOtherParts(phrase: string): SQL;
  /** The periods of the newest rows, from few rows to many, for `selectNewestMatches`. */
  newestSpans(): Promise<string[]>;
  /** Returns the newest titles that match a tsquery. */
  titles(query: string): Promise<string[]>;
}

export interface CorpusQuestion {
  text: string;
  sort: 'relevance' | 'time';
  /** Counts from 1. */
  page: number;
  pageSize: number;
}

/** What a reader may have meant to type: a word, not the signs that other letters become on the other keyboard. */
const IS_TEXT = /^(?=.*\p{L}[\p{L}\p{M}]{2})[\p{L}\p{M}\p{N} ]+$/u;

export interface SearchHits {
  /** The results of the page, in their order. */
  ids: number[];
  /** Exact up to 1,000; there are more when `isMore`. */
  total: number;
  isMore: boolean;
  /** The search of these results: the reader's, or its correction when that has none. */
  searched: SearchText;
  /** A correction to suggest, when the reader's search has few results or none. */
  didYouMean: string | null;
}

type Page = Pick<SearchHits, 'ids' | 'total' | 'isMore'>;
const NOTHING: Page = { ids: [], total: 0, isMore: false };

/** Searches the published rows of a corpus. */
export async function searchCorpus(db: Database, corpus: Corpus, question: CorpusQuestion): Promise<SearchHits> {
  const search = parseSearchText(question.text);
  const hits = await searchLoosely(db, corpus, question, search);
  if (search.included.length === 0) return { ...hits, searched: search, didYouMean: null };
  const isWritten = (text: SearchText) => hasAtLeast(FEW, db, corpus, toLooseQueries(text));
  const respelt = respellSearch(search);
  // the words of a misspelt search occur scattered in many articles
  const isMisspelt =
    respelt !== null && !(await isWritten(toPhraseSearch(search))) && (await isWritten(toPhraseSearch(respelt)));
  if (hits.total >= FEW && !isMisspelt) return { ...hits, searched: search, didYouMean: null };
  const closest = isMisspelt ? respelt : await correctSpelling(search, corpus.titles, isWritten);
  if (closest) {
    const instead = await searchLoosely(db, corpus, question, closest);
    // with few results the correction is suggested; with none its results are shown at once
    const result = hits.total === 0 ? { ...instead, searched: closest } : { ...hits, searched: search };
    if (instead.total > hits.total || isMisspelt) return { ...result, didYouMean: closest.written };
  }
  if (hits.total > 0) return { ...hits, searched: search, didYouMean: null };
  const otherwise = parseSearchText(switchKeyboard(search.written));
  const isThere = IS_TEXT.test(otherwise.written) && (await hasAtLeast(1, db, corpus, toExactQueries(otherwise)));
  return { ...hits, searched: search, didYouMean: isThere ? otherwise.written : null };
}

/** Corrects the misspelt words of a search; null when there are none. Quoted text is meant as it is written. */
function respellSearch(search: SearchText): SearchText | null {
  const chunks = search.included.map(({ text, isPhrase }) => (isPhrase ? `"${text}"` : (respell(text) ?? text)));
  const written = chunks.join(' ');
  if (written === search.included.map(({ text, isPhrase }) => (isPhrase ? `"${text}"` : text)).join(' ')) return null;
  return { ...parseSearchText(written), excluded: search.excluded };
}

/** The same search, with the words of each chunk side by side. */
const toPhraseSearch = (text: SearchText): SearchText => ({
  ...text,
  included: text.included.map((chunk) => ({ ...chunk, isPhrase: true })),
});

/** The matches of the words; when there are few, those without tone marks. */
async function searchLoosely(db: Database, corpus: Corpus, question: CorpusQuestion, text: SearchText): Promise<Page> {
  const exact = toExactQueries(text);
  const hits = await listMatches(db, corpus, question, { queries: exact });
  if (hits.total >= FEW) return hits;
  // single letters, into which the dictionary cuts unknown words, are in any long article: they do not rank a match higher
  const isCut = text.included.some(({ words }) => words.length > 1 && words.some((word) => /^[ก-ฮ]$/.test(word)));
  const loose = await listMatches(db, corpus, question, {
    queries: toLooseQueries(text),
    better: isCut ? null : exact,
  });
  return loose.total > hits.total ? loose : hits;
}

/** A page of the matches, and their number. Those that also match `better` come first. */
async function listMatches(
  db: Database,
  corpus: Corpus,
  question: CorpusQuestion,
  { queries, better = null }: { queries: Tsqueries | null; better?: Tsqueries | null },
): Promise<Page> {
  if (!queries) return NOTHING;
  const { page, pageSize } = question;
  const offset = (page - 1) * pageSize;
  const limit = Math.max(0, Math.min(pageSize, MAX_TOTAL - offset));
  const score = question.sort === 'time' ? sql`0` : computeRelevance(queries, better);
  const { table, id } = corpus;
  const newest = selectNewestMatches(
    (span) => selectMatches(corpus, queries, span),
    await corpus.newestSpans(),
    MAX_TOTAL + 1,
  );
  const hits = sql`(
    with ${newest},
    page as (
      select candidate.id, candidate.published_at, ${score} as score
      from (select *, max(published_at) over () as newest from newest limit ${MAX_TOTAL}::int) as candidate
      join ${table} on ${table}.${id} = candidate.id
      order by score desc, candidate.published_at desc, candidate.id desc limit ${limit}::int offset ${offset}::int
    )
    select counted.total, page.* from (select count(*)::int as total from newest) as counted left join page on true
  ) as hits`;
  const rows = await db
    .select({ total: sql<number>`hits.total`, id: sql<number | null>`hits.id` })
    .from(hits)
    .orderBy(sql`hits.score desc, hits.published_at desc, hits.id desc`);
  const total = rows[0]?.total ?? 0;
  return {
    ids: rows.map((row) => row.id).filter((id) => id !== null),
    total: Math.min(total, MAX_TOTAL),
    isMore: total > MAX_TOTAL,
  };
}

/** True when there are so many matches. */
async function hasAtLeast(few: number, db: Database, corpus: Corpus, queries: Tsqueries | null) {
  if (!queries) return false;
  // with a smaller limit PostgreSQL would read the table in order until it has so many
  const limitedMatches = (span: string | null) => sql`${selectMatches(corpus, queries, span)} limit ${MAX_TOTAL}::int`;
  const hits = sql`(with ${selectNewestMatches(limitedMatches, await corpus.newestSpans(), few)} select id from newest) as hits`;
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(hits);
  return (row?.total ?? 0) >= few;
}

/** A select of the published matches in a period, or of all time, without an order. */
function selectMatches({ table, id, narrowed, inOtherParts }: Corpus, queries: Tsqueries, span: string | null) {
  const has = (phrase: string) => sql`(words @@ ${phrase}::tsquery or ${inOtherParts(phrase)})`;
  const query = span === null ? queries.all : `${queries.all} & ${span}`;
  return sql`select ${id} as id, published_at from ${table}
    where words @@ ${query}::tsquery and published_at <= now() ${narrowed}
    ${sql.join(queries.phrases.map((phrase) => sql` and ${has(phrase)}`))}
    ${sql.join(queries.excludedPhrases.map((phrase) => sql` and not ${has(phrase)}`))}`;
}

/**
 * Ranks a match in the title above one in the lead or the body, adjacent words above scattered ones, newer above older.
 */
function computeRelevance(queries: Tsqueries, better: Tsqueries | null) {
  // a single word is always adjacent to itself
  const place = queries.isOneWord
    ? sql`case when head @@ ${queries.inTitle}::tsquery then 8 when head @@ ${queries.all}::tsquery then 4 else 2 end`
    : sql`case
        when head @@ ${queries.sideBySideInTitle}::tsquery then 8
        when head @@ ${queries.chunksInTitle}::tsquery then 7
        when head @@ ${queries.inTitle}::tsquery then 6
        when head @@ ${queries.sideBySide}::tsquery then 4
        when head @@ ${queries.all}::tsquery then 3
        when words @@ ${queries.sideBySide}::tsquery then 2
        else 0
      end`;
  return sql`${place}
    + ${better ? sql`case when words @@ ${better.all}::tsquery then 4 else 0 end` : sql`0`}
    + 2 * ts_rank('{0, 0, 0.3, 1}', head, ${queries.any}::tsquery)
    + 1.5 / (1 + extract(epoch from candidate.newest - candidate.published_at) / 86400 / 120)`;
}
