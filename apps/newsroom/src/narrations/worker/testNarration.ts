import { HOUR_MS } from '@sala/thai';
import { sql } from 'drizzle-orm';
import { articles } from '../../articles/schema.ts';
import type { Database, OpenDatabase } from '../../database/index.ts';
import { testStore } from '../../store/testStore.ts';
import { narrations, pronunciations } from '../schema.ts';
import { SynthesisError, type TtsProvider } from '../tts/ttsProvider.ts';
import { findNextJob } from './findNextJob.ts';
import { NarrationQueue } from './narrationQueue.ts';
import { AHEAD_HOURS } from './pendingNarrations.ts';
import { runNarrationJob } from './runNarrationJob.ts';

/** A worker with a fake voice that records what it says, on a database of the test's own. */
export interface TestNarration {
  db: Database;
  voice: TtsProvider;
  store: ReturnType<typeof testStore>;
  queues: { requested: NarrationQueue; opened: NarrationQueue };
  /** The narrations so far, as `12: ข่าว 1 | เนื้อข่าว`. */
  spokenTexts: string[];
  /** Called before the voice speaks. */
  before: () => Promise<void> | void;
  write(id: number, hoursAgo: number, body?: string): Promise<unknown>;
  change(id: number, columns: Partial<typeof articles.$inferInsert>): Promise<unknown>;
  /** Makes all waiting narrations; returns them, as `12: ข่าว 1`. */
  read(aheadHours?: number): Promise<string[]>;
  readings(): Promise<(typeof narrations.$inferSelect)[]>;
  voicePaths(): Promise<Record<number, string>>;
}

export async function openTestNarration(database: OpenDatabase): Promise<TestNarration> {
  const { db } = database;
  await db.delete(articles);
  await db.delete(pronunciations);
  const signal = new AbortController().signal;
  const store = testStore();
  const studio: TestNarration = {
    db,
    store,
    queues: { requested: new NarrationQueue(9), opened: new NarrationQueue(9) },
    spokenTexts: [],
    before: () => {},
    voice: {
      async synthesize(lines, speaker) {
        await studio.before();
        studio.spokenTexts.push(`${speaker}: ${lines.join(' | ')}`);
        if (lines.some((line) => line.includes('อ่านไม่ออก'))) throw new SynthesisError('refused', 'no such sound');
        if (lines.some((line) => line.includes('เสียงแหบ'))) throw new SynthesisError('failed', 'hoarse');
        const spans = lines.map((line, at) => ({ start: at, end: at + 1.5, fingerprint: line, bytes: line.length }));
        return { mp3: Buffer.from(`${speaker}: ${lines.join(' | ')}`), lines: spans, provider: 'espeak' };
      },
      close: async () => {},
    },
    write: (id, hoursAgo, body = '') =>
      db.insert(articles).values({
        id,
        source: 'test',
        sourceId: String(id),
        section: 'region',
        title: `ข่าว ${id}`,
        body,
        publishedAt: new Date(Date.now() - hoursAgo * HOUR_MS),
      }),
    change: (id, columns) =>
      db
        .update(articles)
        .set({ updatedAt: sql`clock_timestamp()`, ...columns })
        .where(sql`id = ${id}`),
    async read(aheadHours = AHEAD_HOURS) {
      studio.spokenTexts.length = 0;
      const next = () => findNextJob(db, studio.queues, aheadHours);
      for (let job = await next(); job; job = await next())
        await runNarrationJob(studio, job, signal).catch((failure) => {
          if (!(failure instanceof SynthesisError)) throw failure;
        });
      return studio.spokenTexts.map((text) => text.split(' | ')[0] ?? '');
    },
    readings: () => db.select().from(narrations).orderBy(narrations.articleId, narrations.speaker),
    voicePaths: async () => {
      const rows = await db.select({ id: articles.id, path: articles.voicePath }).from(articles);
      return Object.fromEntries(rows.map(({ id, path }) => [id, path]));
    },
  };
  return studio;
}
