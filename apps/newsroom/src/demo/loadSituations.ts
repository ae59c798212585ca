import type { DemoPages } from '@sala/demo';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { situationEntries, topics } from '../situations/schema.ts';

const SOURCE = 'demo';

/** Loads the demo's topics and the entries of its situations; those that an editor has changed stay as they are. */
export async function loadSituations(
  db: Database,
  now: Date,
  demo: Pick<DemoPages, 'topics' | 'entries'>,
): Promise<void> {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const toTime = (minutes: number | undefined) => (minutes === undefined ? null : ago(minutes));
  await db
    .insert(topics)
    .values(
      demo.topics.map(({ picture, startedMinutesAgo, endedMinutesAgo, facts, ...one }, position) => ({
        ...one,
        source: SOURCE,
        picture: `${picture}.webp`,
        facts: facts.map(({ minutesAgo, ...fact }) => ({ ...fact, at: ago(minutesAgo).toISOString() })),
        startedAt: toTime(startedMinutesAgo),
        endedAt: toTime(endedMinutesAgo),
        position,
      })),
    )
    .onConflictDoUpdate({
      target: topics.id,
      set: { startedAt: sql`excluded.started_at`, endedAt: sql`excluded.ended_at`, facts: sql`excluded.facts` },
      setWhere: eq(topics.source, SOURCE),
    });
  const ours = await db.select({ id: topics.id }).from(topics).where(eq(topics.source, SOURCE));
  const ids = new Set(ours.map((topic) => topic.id));
  const entries = demo.entries.filter((one) => ids.has(one.topicId));
  if (entries.length === 0) return;
  await db
    .insert(situationEntries)
    .values(
      entries.map(({ minutesAgo, picture, ...one }) => ({
        ...one,
        source: SOURCE,
        picture: picture && `${picture}.webp`,
        publishedAt: ago(minutesAgo),
        updatedAt: ago(minutesAgo),
      })),
    )
    .onConflictDoUpdate({
      target: situationEntries.id,
      set: { publishedAt: sql`excluded.published_at`, updatedAt: sql`excluded.updated_at` },
    });
}
