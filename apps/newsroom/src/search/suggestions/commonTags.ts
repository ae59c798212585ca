import { foldThai, MINUTE_MS } from '@sala/thai';
import { and, count, gt, lte, max, sql } from 'drizzle-orm';
import { articles, articleTags, isPublished, tags } from '../../articles/schema.ts';
import type { Database } from '../../database/index.ts';
import { readNavigation } from '../../navigation/index.ts';
import { type Form, toExactKey, toLooseKey } from '../words/index.ts';

/** A rarer tag has few articles, whose titles are found anyway. */
const MAX_TAGS = 10_000;
/** How many articles’ tags are counted in one query: the embedded database answers nothing else meanwhile. */
const BATCH_SIZE = 2000;
/** A count is cached for so many times as long as it took: it uses a thousandth of the time, however many tags there are. */
const CACHE_TTL_PER_COUNT = 1000;
/** A count of millions of tags takes seconds, which would be cached for an hour. */
const MAX_CACHE_TTL_MS = 10 * MINUTE_MS;

export interface CommonTag {
  title: string;
  folded: string;
  /** The folded title as it is compared with a typed text, which happens at every typed letter. */
  forms: Map<Form, string>;
}

/** Unlike with `cacheQuery`, an old result answers while the tags are counted again. */
const cache = new WeakMap<Database, { tags: Promise<CommonTag[]>; until: number }>();

/**
 * The tags with the most published articles, the most frequent first, then the trending topics of the navigation that
 * are no tags. They are cached.
 */
export function listCommonTags(db: Database): Promise<CommonTag[]> {
  const cached = cache.get(db);
  if (cached && performance.now() < cached.until) return cached.tags;
  const started = performance.now();
  const counting = countTags(db);
  const entry = { tags: cached?.tags ?? counting, until: Number.POSITIVE_INFINITY };
  cache.set(db, entry);
  counting.then(
    () => {
      entry.tags = counting;
      const tookMs = performance.now() - started;
      entry.until = performance.now() + Math.min(tookMs * CACHE_TTL_PER_COUNT, MAX_CACHE_TTL_MS);
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
  const [counts, { entries }] = await Promise.all([countArticlesOfTags(db), readNavigation(db, 'hot-news')]);
  const common = [...counts].sort(([, one], [, other]) => other - one).slice(0, MAX_TAGS);
  const rows = await db
    .select({ id: tags.id, title: tags.title })
    .from(tags)
    .where(sql`${tags.id} = any(${sql.param(common.map(([id]) => id))}::int[])`);
  const findCount = ({ id }: { id: number }) => counts.get(id) ?? 0;
  // tags with as many articles are ordered by their code points: no two databases sort Thai alike
  rows.sort((one, other) => findCount(other) - findCount(one) || (one.title < other.title ? -1 : 1));
  const titles = new Set([...rows, ...entries].map(({ title }) => String(title)));
  return [...titles].map((title) => {
    const folded = foldThai(title);
    return { title, folded, forms: new Map([toExactKey, toLooseKey].map((form) => [form, form(folded)])) };
  });
}

/** The number of published articles of each tag, by its id. */
async function countArticlesOfTags(db: Database): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for (let after = 0; ; ) {
    const some = db
      .select({ id: articles.id })
      .from(articles)
      .where(gt(articles.id, after))
      .orderBy(articles.id)
      .limit(BATCH_SIZE)
      .as('some');
    const [last] = await db.select({ id: max(some.id) }).from(some);
    if (!last?.id) return counts;
    const counted = await db
      .select({ tagId: articleTags.tagId, count: count() })
      .from(articleTags)
      .where(
        and(
          gt(articleTags.articleId, after),
          lte(articleTags.articleId, last.id),
          // the few scheduled articles are left out: to look each published one up would take several times as long
          sql`${articleTags.articleId} not in (select ${articles.id} from ${articles} where not ${isPublished})`,
        ),
      )
      .groupBy(articleTags.tagId);
    for (const { tagId, count } of counted) counts.set(tagId, (counts.get(tagId) ?? 0) + count);
    after = last.id;
  }
}
