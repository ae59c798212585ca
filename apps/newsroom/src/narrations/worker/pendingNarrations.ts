import { PRONUNCIATION_VERSION } from '@sala/pronunciation';
import { SPEAKERS } from '@sala/station';
import { and, desc, eq, gt, isNotNull, isNull, lte, max, notLike, or, type SQL, sql } from 'drizzle-orm';
import { articles, isPublished } from '../../articles/schema.ts';
import { type Database, isLeaseFree } from '../../database/index.ts';
import type { NarrationJob, NarrationState } from '../narrationService.ts';
import { narrations } from '../schema.ts';

/** News up to this age gets narrations in advance, in hours, unless a setting says less; its sound is never removed. */
export const AHEAD_HOURS = 48;

/** How many narrations are compared with their articles at once. */
const BATCH_SIZE = 1000;

/** The speakers, in the order in which an article gets narrations. */
export const SPEAKER_IDS = SPEAKERS.map(({ id }) => id);
/** Sorts narrations in that order. */
export const bySpeakerOrder = sql`array_position(${sql.param(SPEAKER_IDS)}::int[], narrations.speaker)`;

const isWithin = (hours: number) => gt(articles.publishedAt, sql`now() - make_interval(hours => ${hours})`);
const isRecent = isWithin(AHEAD_HOURS);
const isOutdated = sql`narrations.revised_at is distinct from articles.updated_at`;
const isPronouncedOtherwise = notLike(narrations.revision, `%.${PRONUNCIATION_VERSION}`);
const isRead = sql`exists (select 1 from narrations where narrations.article_id = articles.id)`;
const narrationCount = sql`(select count(*) from narrations where narrations.article_id = articles.id)`;
/** The failures of an article's present text whose retry is not due. */
const failures = sql`narration_failures f where f.article_id = articles.id and f.revised_at = articles.updated_at
  and (f.retry_at is null or f.retry_at > now())`;
const hasFailed = (speaker: SQL | number) => sql`exists (select 1 from ${failures} and f.speaker = ${speaker})`;
/** True when no other newsroom is making the narration; the name of its lease is {@link toLeaseName}. */
const isUntaken = (speaker: SQL | number) => isLeaseFree(sql`concat('speech ', articles.id, ' ', ${speaker}::int)`);

/** The name of the lease for making an article's narrations. */
export const toLeaseName = ({ articleId, speaker }: NarrationJob): string => `speech ${articleId} ${speaker}`;

/**
 * The next narration to make in advance: first recent news by the first speaker, so that all of it can be heard; then
 * narrations whose articles have changed; then recent news by the other speakers, one after the other. The newest
 * article comes first.
 */
export async function findNextAhead(db: Database, hours: number): Promise<NarrationJob | undefined> {
  const [first, ...others] = SPEAKER_IDS;
  const job = (await findNextUnread(db, first ?? 0, hours)) ?? (await findNextOutdated(db));
  if (job) return job;
  for (const speaker of others) {
    const unread = await findNextUnread(db, speaker, hours);
    if (unread) return unread;
  }
  return undefined;
}

async function findNextUnread(db: Database, speaker: number, hours: number): Promise<NarrationJob | undefined> {
  const [article] = await db
    .select({ articleId: articles.id })
    .from(articles)
    .leftJoin(narrations, and(eq(narrations.articleId, articles.id), eq(narrations.speaker, speaker)))
    .where(
      and(
        isPublished,
        isWithin(hours),
        isNull(narrations.articleId),
        sql`not ${hasFailed(speaker)}`,
        isUntaken(speaker),
      ),
    )
    .orderBy(desc(articles.publishedAt))
    .limit(1);
  return article && { ...article, speaker };
}

/**
 * Narrations whose articles have changed: recent ones are compared, older ones must be marked, because to compare all
 * takes half a second each time.
 */
async function findNextOutdated(db: Database): Promise<NarrationJob | undefined> {
  const selectFirst = (which: SQL | undefined, ...order: SQL[]) =>
    db
      .select({ articleId: articles.id, speaker: narrations.speaker })
      .from(narrations)
      .innerJoin(articles, eq(articles.id, narrations.articleId))
      .where(
        and(isPublished, which, sql`not ${hasFailed(sql`narrations.speaker`)}`, isUntaken(sql`narrations.speaker`)),
      )
      .orderBy(...order, bySpeakerOrder)
      .limit(1);
  const [recent] = await selectFirst(and(isRecent, isOutdated), desc(articles.publishedAt));
  if (recent) return recent;
  const [older] = await selectFirst(isNull(narrations.revisedAt), desc(narrations.articleId));
  return older;
}

/**
 * Marks the narrations whose articles have changed, or which were pronounced by another version, so that they are made
 * again however old they are; a batch at a time, so that requests of readers are answered in between.
 */
export async function markOutdated(db: Database): Promise<void> {
  const isBehind = (id: number) => gt(narrations.articleId, id);
  for (let last: number | null = 0; last !== null; ) {
    const start: number = last;
    const part = db
      .select({ id: narrations.articleId })
      .from(narrations)
      .where(isBehind(start))
      .orderBy(narrations.articleId)
      .limit(BATCH_SIZE)
      .as('part');
    const [end] = await db.select({ last: max(part.id) }).from(part);
    last = end?.last ?? null;
    if (last !== null)
      await db
        .update(narrations)
        .set({ revisedAt: null })
        .from(articles)
        .where(
          and(
            isBehind(start),
            lte(narrations.articleId, last),
            eq(articles.id, narrations.articleId),
            isNotNull(narrations.revisedAt),
            or(isOutdated, isPronouncedOtherwise),
          ),
        );
  }
}

/** The speaker of the next narration for a wanted article. Beyond `hours` of age, an article without any gets none. */
export async function findNextOf(db: Database, articleId: number, hours?: number): Promise<NarrationJob | undefined> {
  const [article] = await db
    .select({
      isDue: hours === undefined ? sql<boolean>`true` : sql<boolean>`${isWithin(hours)} or ${isRead}`,
      done: sql<number[]>`array(
        select narrations.speaker from narrations where narrations.article_id = articles.id and not ${isOutdated}
        union all select f.speaker from ${failures}
        union all select reader from unnest(${sql.param(SPEAKER_IDS)}::int[]) as reader where not ${isUntaken(sql`reader`)})`,
    })
    .from(articles)
    .where(and(eq(articles.id, articleId), isPublished));
  if (!article?.isDue) return undefined;
  const speaker = SPEAKER_IDS.find((id) => !article.done.includes(id));
  return speaker === undefined ? undefined : { articleId, speaker };
}

/** How many narrations each speaker has to make: of recent news, and of articles that have changed. */
export function countWaiting(
  db: Database,
  hours: number,
): Promise<{ speaker: number; missing: number; outdated: number }[]> {
  return Promise.all(
    SPEAKER_IDS.map(async (speaker) => {
      const [count] = await db
        .select({
          missing: sql<number>`count(*) filter (where ${isNull(narrations.articleId)})::int`,
          outdated: sql<number>`count(${narrations.articleId})::int`,
        })
        .from(articles)
        .leftJoin(narrations, and(eq(narrations.articleId, articles.id), eq(narrations.speaker, speaker)))
        .where(and(isPublished, isOutdated, or(isWithin(hours), isNotNull(narrations.articleId))));
      return { speaker, missing: count?.missing ?? 0, outdated: count?.outdated ?? 0 };
    }),
  );
}

/** How many narrations recent news still needs: a quick query, however large the archive is. */
export async function countMissing(db: Database, hours: number): Promise<number> {
  const [count] = await db
    .select({ readings: sql<number>`coalesce(sum(${SPEAKER_IDS.length} - ${narrationCount}), 0)::int` })
    .from(articles)
    .where(and(isPublished, isWithin(hours)));
  return count?.readings ?? 0;
}

/** The state of an article's narration; undefined when the article is not published. */
export async function findNarrationState(
  db: Database,
  articleId: number,
): Promise<{ state: NarrationState; isRecent: boolean } | undefined> {
  const [article] = await db
    .select({
      isRecent: sql<boolean>`${isRecent}`,
      state: sql<NarrationState>`case when ${isRead} then 'ready' when ${hasFailed(SPEAKER_IDS[0] ?? 0)} then 'failed' else 'waiting' end`,
    })
    .from(articles)
    .where(and(eq(articles.id, articleId), isPublished));
  return article;
}
