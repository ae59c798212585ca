import { foldThai, toPlainText } from '@sala/thai';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, listRows } from '../../database/index.ts';
import { parseSearchText, type SearchText } from './searchText.ts';
import { type Tsqueries, toExactQueries } from './tsqueries.ts';

export const ARTICLE_STATES = ['draft', 'scheduled', 'out', 'withdrawn'] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number];

/** An editor's filter; absent fields match everything. */
export interface ArticleFilter {
  /** Words that must all occur in the title, the lead or the text, as in a reader's search; at least one. */
  words?: string | undefined;
  /** The id of an article, or the name of a draft. */
  name?: string | undefined;
  /** The key of an author. */
  author?: string | undefined;
  /** A section's slug. */
  section?: string | undefined;
  /** The source of imported news, which no draft has. */
  source?: string | undefined;
  state?: ArticleState | undefined;
  /** The period, without its end: of a draft's last change, an article's publication, or its withdrawal. */
  from?: Date | undefined;
  before?: Date | undefined;
}

/** An article or a draft that matches; `name` is an id or a draft's name, `at` ISO 8601. */
export interface FoundArticle {
  name: string;
  state: ArticleState;
  title: string;
  at: string;
}

const DRAFT_NAME = /^d\d/;
const NAME = /^(?:\S*\/news\/\w+\/)?(d?[1-9]\d{0,8})\/?(?:[?#]\S*)?$/;

/** The name of an article or a draft, from itself or from the address of an article; undefined for other words. */
export const parseName = (words: string): string | undefined => NAME.exec(words.trim())?.[1];

/** Finds articles and drafts by a filter, the latest first, at most `limit`. */
export async function findArticles(db: Database, filter: ArticleFilter, limit: number): Promise<FoundArticle[]> {
  const { words = '', name, author, section, source, state, from, before } = filter;
  const isFromSource = source === undefined ? [] : [sql`source = ${source}`];
  const text = parseSearchText(words);
  const query = toExactQueries(text);
  const isSought = async (table: SQL, content: SQL) =>
    words ? [sql`id = any(${await findByText(db, text, table, content)}::integer[])`] : [];
  const id = DRAFT_NAME.test(name ?? '') ? 0 : Number(name);
  const hasName = name === undefined ? [] : [sql`id = ${id}`];
  const isIn = (column: string) => [
    ...(from ? [sql`${sql.raw(column)} >= ${from.toISOString()}::timestamptz`] : []),
    ...(before ? [sql`${sql.raw(column)} < ${before.toISOString()}::timestamptz`] : []),
  ];
  const parts = [
    {
      states: ['draft'],
      rows: sql`select 'd' || id as name, 'draft' as state, content->>'title' as title, changed_at as at
        from article_drafts`,
      conditions: async () => [
        ...(name === undefined ? [] : [sql`'d' || id = ${name}`]),
        ...(await isSought(sql`article_drafts`, sql`content`)),
        ...(author ? [sql`jsonb_exists(content->'authors', ${author})`] : []),
        ...(section ? [sql`content->>'section' = ${section}`] : []),
        ...(source === undefined ? [] : [sql`false`]),
        ...isIn('changed_at'),
      ],
    },
    {
      states: ['scheduled', 'out'],
      rows: sql`select id::text as name, case when published_at > now() then 'scheduled' else 'out' end as state, title,
        published_at as at from articles`,
      conditions: async () => [
        ...hasName,
        ...(query ? [sql`id in (select article_id from article_search where ${hasAllTerms(query)})`] : []),
        ...(author ? [sql`author_keys @> array[${author}]::text[] and author_keys <> '{}'`] : []),
        ...(section ? [sql`section = ${section}`] : []),
        ...isFromSource,
        ...(state === 'scheduled' ? [sql`published_at > now()`] : []),
        ...(state === 'out' ? [sql`published_at <= now()`] : []),
        ...isIn('published_at'),
      ],
    },
    {
      states: ['withdrawn'],
      rows: sql`select id::text as name, 'withdrawn' as state, article->>'title' as title, withdrawn_at as at
        from withdrawn_articles`,
      conditions: async () => [
        ...hasName,
        ...(await isSought(sql`withdrawn_articles`, sql`article`)),
        ...(author ? [sql`jsonb_exists(article->'author_keys', ${author})`] : []),
        ...(section ? [sql`article->>'section' = ${section}`] : []),
        ...isFromSource,
        ...isIn('withdrawn_at'),
      ],
    },
  ].filter(({ states }) => state === undefined || states.includes(state));
  const selects = parts.map(async ({ rows, conditions: list }) => {
    const conditions = await list();
    const where = conditions.length > 0 ? sql` where ${sql.join(conditions, sql` and `)}` : sql``;
    return sql`(${rows}${where} order by at desc, name limit ${limit})`;
  });
  return listRows<FoundArticle>(
    db,
    sql`select name, state, title, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from (${sql.join(await Promise.all(selects), sql` union all `)}) as found order by found.at desc, name limit ${limit}`,
  );
}

/** True when all words and phrases match; in a long article also beyond its first part. */
const hasAllTerms = ({ all, phrases, excludedPhrases }: Tsqueries) => {
  const has = (phrase: string) => sql`(words @@ ${phrase}::tsquery or exists (
    select from article_search_parts as other
    where other.article_id = article_search.article_id and other.words @@ ${phrase}::tsquery))`;
  return sql.join(
    [sql`words @@ ${all}::tsquery`, ...phrases.map(has), ...excludedPhrases.map((phrase) => sql`not ${has(phrase)}`)],
    sql` and `,
  );
};

/** The ids of the rows whose article has all words; these few have no index of words, and are folded as words are. */
async function findByText(db: Database, { included, excluded }: SearchText, table: SQL, content: SQL): Promise<SQL> {
  const rows = await listRows<{ id: number; title: string; lead: string; body: string }>(
    db,
    sql`select id, ${content}->>'title' as title, ${content}->>'lead' as lead, ${content}->>'body' as body from ${table}`,
  );
  const found = rows.filter(({ title, lead, body }) => {
    const folded = foldThai([title, lead, toPlainText(body)].join(' '));
    return (
      included.every((chunk) => folded.includes(chunk.text)) && !excluded.some((chunk) => folded.includes(chunk.text))
    );
  });
  return sql`${`{${found.map(({ id }) => id).join(',')}}`}`;
}
