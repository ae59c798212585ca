import { desc, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { programSearch } from '../schema.ts';
import { type Corpus, type CorpusQuestion, type SearchHits, searchCorpus } from './searchCorpus.ts';

/** How many titles are compared with a word that has no results. */
const TITLE_LIMIT = 200;

const isShown = sql`(ends_at is null or ends_at > now())`;

/** Searches the programmes, their episodes and their clips. A result is the number of a row. */
export const searchPrograms = (db: Database, question: CorpusQuestion): Promise<SearchHits> =>
  searchCorpus(db, createCorpus(db), question);

const createCorpus = (db: Database): Corpus => ({
  table: sql`program_search`,
  id: sql`id`,
  narrowed: sql`and ${isShown}`,
  // none is long enough to have parts
  inOtherParts: () => sql`false`,
  // the table is small
  newestSpans: async () => [],
  titles: async (query) => {
    const rows = await db
      .select({ title: programSearch.title })
      .from(programSearch)
      .where(sql`words @@ ${query}::tsquery and published_at <= now() and ${isShown}`)
      .orderBy(desc(programSearch.publishedAt))
      .limit(TITLE_LIMIT);
    return rows.map((row) => row.title);
  },
});
