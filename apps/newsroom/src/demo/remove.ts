import { demo } from '@sala/demo';
import { and, eq, inArray, not, or, sql } from 'drizzle-orm';
import { announcements } from '../announcements/schema.ts';
import { articleDrafts, articles, articleVersions, corrections, withdrawnArticles } from '../articles/schema.ts';
import { authors } from '../authors/schema.ts';
import { type Database, lockInTransaction } from '../database/index.ts';
import { infographics } from '../galleries/schema.ts';
import { page } from '../pages/index.ts';
import { pages } from '../pages/schema.ts';
import { playlists, videos } from '../programs/schema.ts';
import { scheduleSlots } from '../schedule/schema.ts';
import { vacuumSearchTables } from '../search/index.ts';
import { situationEntries, topics } from '../situations/schema.ts';
import { banners, goldPrices, weather } from '../widgets/schema.ts';
import { removePrograms } from './removePrograms.ts';
import { demoRemoval } from './schema.ts';

const SOURCE = 'demo';

/** What was removed of the demo. */
export interface DemoRemoval {
  /** How many rows, by what they are. */
  removed: Record<string, number>;
  /** The programmes and situations that are the station's own from now on, by what an editor calls them. */
  remaining: string[];
}

/**
 * Removes the demo's content for good: no start loads it again. Demo articles go even when editors have changed them;
 * a page that they have rewritten stays, and so does a programme or a situation that they have changed or in which they
 * have put something, without what is still the demo's in it.
 */
export async function removeDemo(db: Database): Promise<DemoRemoval> {
  const removal = await db.transaction(async (transaction) => {
    await lockInTransaction(transaction, 'demo');
    const removed: Record<string, number> = {
      articles: await removeArticles(transaction),
      authors: await removeAuthors(transaction),
    };
    const tables = { infographics, banners, goldPrices, playlists, videos, scheduleSlots, announcements };
    const counts: Record<string, number> = {};
    for (const [name, table] of Object.entries(tables)) {
      counts[name] = await transaction.$count(table, eq(table.source, SOURCE));
      await transaction.delete(table).where(eq(table.source, SOURCE));
    }
    const ofPrograms = await removePrograms(transaction);
    const situations = await removeSituations(transaction);
    Object.assign(removed, {
      programmes: ofPrograms.programs,
      episodes: ofPrograms.episodes,
      videos: counts.videos,
      playlists: counts.playlists,
      'schedule slots': counts.scheduleSlots,
      topics: situations.topics,
      posts: situations.posts,
      infographics: counts.infographics,
      banners: counts.banners,
      announcements: counts.announcements,
      'gold prices': counts.goldPrices,
      pages: await removePages(transaction),
    });
    // a station with a forecast service gets its weather again from there
    await transaction.delete(weather);
    await transaction.insert(demoRemoval).values({}).onConflictDoNothing();
    return { removed, remaining: [...ofPrograms.remaining, ...situations.remaining] };
  });
  await vacuumSearchTables(db);
  return removal;
}

async function removeArticles(db: Database): Promise<number> {
  const live = await db.delete(articles).where(eq(articles.source, SOURCE)).returning({ id: articles.id });
  const withdrawn = await db
    .delete(withdrawnArticles)
    .where(eq(withdrawnArticles.source, SOURCE))
    .returning({ id: withdrawnArticles.id });
  const ids = [...live, ...withdrawn].map((row) => row.id);
  await db.delete(articleDrafts).where(inArray(articleDrafts.articleId, ids));
  await db.delete(articleVersions).where(inArray(articleVersions.article, ids.map(String)));
  await db.delete(corrections).where(inArray(corrections.articleId, ids));
  return ids.length;
}

/** An author whom an editor has changed, or whom an article of the station names, stays. */
async function removeAuthors(db: Database): Promise<number> {
  const own = demo
    .authors()
    .map(({ key, name, jobTitle, about }) =>
      and(eq(authors.key, key), eq(authors.name, name), eq(authors.jobTitle, jobTitle), eq(authors.about, about)),
    );
  const isNamed = sql`exists (select 1 from ${articles} where ${articles.authorKeys} @> array[${authors.key}])`;
  const gone = await db
    .delete(authors)
    .where(and(or(...own), not(isNamed)))
    .returning({ key: authors.key });
  return gone.length;
}

/** A change of a situation or its posts has made it the station's: it loses only the demo's posts. */
async function removeSituations(db: Database) {
  const isDemo = eq(topics.source, SOURCE);
  const posts = await db
    .delete(situationEntries)
    .where(eq(situationEntries.source, SOURCE))
    .returning({ topicId: situationEntries.topicId });
  const gone = await db.delete(topics).where(isDemo).returning({ id: topics.id });
  const ids = new Set(gone.map(({ id }) => id));
  const remaining = new Set(posts.map(({ topicId }) => topicId).filter((id) => !ids.has(id)));
  return { topics: gone.length, posts: posts.length, remaining: [...remaining].map((id) => `situation ${id}`) };
}

async function removePages(db: Database): Promise<number> {
  const own = demo.pages().pages.map(({ name, sections }) => {
    const stored = JSON.stringify(page.parse({ sections }).sections);
    return and(eq(pages.name, name), sql`${pages.sections} = ${stored}::jsonb`);
  });
  const gone = await db
    .delete(pages)
    .where(or(...own))
    .returning({ name: pages.name });
  return gone.length;
}
