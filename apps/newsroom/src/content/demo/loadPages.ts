import { sql } from 'drizzle-orm';
import { type Database, infographics, topics } from '../../database/index.ts';
import { CREDIT, type DemoInfographic, type DemoTopic } from './collections.ts';

const SOURCE = 'demo';

interface DemoPages {
  infographics: DemoInfographic[];
  topics: DemoTopic[];
}

/** Brings the demo's infographics and topics in; an infographic that nobody has edited is dated anew, as stories are. */
export async function loadPages(db: Database, now: Date, pages: DemoPages): Promise<void> {
  if (pages.infographics.length > 0) {
    await db
      .insert(infographics)
      .values(
        pages.infographics.map(({ minutesAgo, picture, ...one }) => {
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
  if (pages.topics.length === 0) return;
  await db
    .insert(topics)
    .values(
      pages.topics.map(({ picture, ...one }, position) => ({
        ...one,
        source: SOURCE,
        picture: `${picture}.webp`,
        position,
      })),
    )
    .onConflictDoNothing();
}
