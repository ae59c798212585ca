import { and, desc, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { articles, isPublished, newestFirst } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import { LIST_COLUMNS } from './newsItem.ts';

/** The most viewed articles are looked for among so many of the newest, so that the list changes even on quiet days. */
const MAX_CANDIDATES = 100;
/** The columns of a list without leads, which are most of its size. */
export const WITHOUT_LEADS = { ...LIST_COLUMNS, lead: sql<string>`''::text`.as('lead') };

type Columns = typeof LIST_COLUMNS | typeof WITHOUT_LEADS;

/** Selects the newest articles, of all or of those that `where` names. */
export function selectNewest(db: Database, limit: number | Placeholder, where?: SQL, columns: Columns = LIST_COLUMNS) {
  return db
    .select(columns as typeof LIST_COLUMNS)
    .from(articles)
    .where(and(where, isPublished))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** Selects the most viewed of the newest 100 articles. */
export function selectMostViewed(db: Database, columns: Columns = LIST_COLUMNS, limit = MAX_CANDIDATES) {
  const candidates = selectNewest(db, MAX_CANDIDATES, undefined, columns).as('candidates');
  return db
    .select({ ...candidates._.selectedFields })
    .from(candidates)
    .orderBy(desc(candidates.views), desc(candidates.publishedAt), desc(candidates.id))
    .limit(limit);
}
