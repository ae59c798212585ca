import { demo } from '@sala/demo';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { articleDrafts, articles, articleVersions, corrections, withdrawnArticles } from '../articles/schema.ts';
import { type Database, lockInTransaction } from '../database/index.ts';
import { infographics } from '../galleries/schema.ts';
import { page } from '../pages/index.ts';
import { pages } from '../pages/schema.ts';
import { playlists, prNews, programs, videos } from '../programs/schema.ts';
import { scheduleSlots } from '../schedule/schema.ts';
import { vacuumSearchTables } from '../search/index.ts';
import { topics } from '../situations/schema.ts';
import { banners, goldPrices, weather } from '../widgets/schema.ts';
import { demoRemoval } from './schema.ts';

const SOURCE = 'demo';

/**
 * Removes the demo's content for good: no start loads it again. Demo articles and situations go even when editors have
 * changed them; a page that they have rewritten stays. Returns how many articles there were.
 */
export async function removeDemo(db: Database): Promise<number> {
  const count = await db.transaction(async (transaction) => {
    await lockInTransaction(transaction, 'demo');
    const live = await transaction.delete(articles).where(eq(articles.source, SOURCE)).returning({ id: articles.id });
    const withdrawn = await transaction
      .delete(withdrawnArticles)
      .where(eq(withdrawnArticles.source, SOURCE))
      .returning({ id: withdrawnArticles.id });
    const ids = [...live, ...withdrawn].map((row) => row.id);
    await transaction.delete(articleDrafts).where(inArray(articleDrafts.articleId, ids));
    await transaction.delete(articleVersions).where(inArray(articleVersions.article, ids.map(String)));
    await transaction.delete(corrections).where(inArray(corrections.articleId, ids));
    for (const table of [infographics, topics, banners, goldPrices, playlists, videos, scheduleSlots, programs, prNews])
      await transaction.delete(table).where(eq(table.source, SOURCE));
    const own = demo.pages().pages.map(({ name, sections }) => {
      const stored = JSON.stringify(page.parse({ sections }).sections);
      return and(eq(pages.name, name), sql`${pages.sections} = ${stored}::jsonb`);
    });
    await transaction.delete(pages).where(or(...own));
    // a station with a forecast service gets its weather again from there
    await transaction.delete(weather);
    await transaction.insert(demoRemoval).values({}).onConflictDoNothing();
    return ids.length;
  });
  await vacuumSearchTables(db);
  return count;
}
