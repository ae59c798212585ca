import { foldThai, MINUTE_MS } from '@sala/thai';
import { sql } from 'drizzle-orm';
import { articles, articleTags, isPublished, tags } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import { readNavigation } from '../navigation/index.ts';
import { asWritten, type Form, loosely } from './looseForm.ts';

/** A rarer tag has few articles, whose titles are found anyway. */
const MAX_TAGS = 10_000;
/** Tags are counted during about a thousandth of the time: the embedded database answers nothing else meanwhile. */
const CACHE_TTL_PER_COUNT = 1000;
/** With millions of them a count takes seconds, on a server that answers others meanwhile. */
const MAX_CACHE_TTL_MS = 10 * MINUTE_MS;

export interface CommonTag {
  title: string;
  folded: string;
  /** The folded title as it is compared with a typed text, which happens at every typed letter. */
  forms: Map<Form, string>;
}

const cache = new WeakMap<Database, { tags: Promise<CommonTag[]>; until: number }>();

/**
 * The tags with the most published articles, the most frequent first, then the trending topics of the navigation that
 * are no tags. They are cached, and nobody waits while they are counted again.
 */
export function listCommonTags(db: Database): Promise<CommonTag[]> {
  const cached = cache.get(db);
  if (cached && Date.now() < cached.until) return cached.tags;
  const started = performance.now();
  const counting = countTags(db);
  const entry = { tags: cached?.tags ?? counting, until: Number.POSITIVE_INFINITY };
  cache.set(db, entry);
  counting.then(
    () => {
      entry.tags = counting;
      const tookMs = performance.now() - started;
      entry.until = Date.now() + Math.min(tookMs * CACHE_TTL_PER_COUNT, MAX_CACHE_TTL_MS);
    },
    // a failure is not kept: the next call counts again
    () => {
      if (cached) entry.until = 0;
      else cache.delete(db);
    },
  );
  return entry.tags;
}

async function countTags(db: Database): Promise<CommonTag[]> {
  // the few scheduled articles are left out: to look each published one up would take several times as long
  const used = db
    .select({ tagId: articleTags.tagId, count: sql<number>`count(*)`.as('count') })
    .from(articleTags)
    .where(sql`${articleTags.articleId} not in (select ${articles.id} from ${articles} where not ${isPublished})`)
    .groupBy(articleTags.tagId)
    .as('used');
  const counted = db
    .select({ title: tags.title })
    .from(used)
    .innerJoin(tags, sql`${tags.id} = ${used.tagId}`)
    // no two databases sort Thai alike, except by its code points
    .orderBy(sql`${used.count} desc`, sql`${tags.title} collate "C"`)
    .limit(MAX_TAGS);
  const [rows, { entries }] = await Promise.all([counted, readNavigation(db, 'hot-news')]);
  const titles = new Set([...rows, ...entries].map(({ title }) => String(title)));
  return [...titles].map((title) => {
    const folded = foldThai(title);
    return { title, folded, forms: new Map([asWritten, loosely].map((form) => [form, form(folded)])) };
  });
}
