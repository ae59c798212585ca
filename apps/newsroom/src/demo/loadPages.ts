import { CREDIT, type DemoInfographic, type DemoPages } from '@sala/demo';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { infographics } from '../galleries/schema.ts';
import { page } from '../pages/index.ts';
import { pages } from '../pages/schema.ts';
import { loadSituations } from './loadSituations.ts';

const SOURCE = 'demo';

/** Loads the demo's content besides articles; what was not edited gets new dates, as articles do. */
export async function loadPages(db: Database, now: Date, demo: DemoPages): Promise<void> {
  if (demo.infographics.length > 0) await loadInfographics(db, now, demo.infographics);
  if (demo.topics.length > 0) await loadSituations(db, now, demo);
  if (demo.pages.length > 0) {
    const edited = demo.pages.map(({ name, sections }) => ({ name, ...page.parse({ sections }) }));
    await db.insert(pages).values(edited).onConflictDoNothing();
  }
}

async function loadInfographics(db: Database, now: Date, all: DemoInfographic[]): Promise<void> {
  await db
    .insert(infographics)
    .values(
      all.map(({ minutesAgo, picture, ...one }) => {
        const at = new Date(now.getTime() - minutesAgo * 60_000);
        return {
          ...one,
          source: SOURCE,
          sourceId: String(one.id),
          picture: `${picture}.webp`,
          credit: CREDIT,
          publishedAt: at,
          createdAt: at,
          updatedAt: at,
        };
      }),
    )
    .onConflictDoUpdate({
      target: [infographics.source, infographics.sourceId],
      set: {
        publishedAt: sql`excluded.published_at`,
        createdAt: sql`excluded.created_at`,
        updatedAt: sql`excluded.updated_at`,
      },
      setWhere: sql`infographics.updated_at = infographics.published_at`,
    });
}
