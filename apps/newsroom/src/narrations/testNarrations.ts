import { eq } from 'drizzle-orm';
import { articles } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import { narrations } from './schema.ts';

export const MADE = new Date('2026-11-20T05:00:00Z');
export const LINES = [
  { text: 'บรรทัดแรก', start: 0, end: 1.25, fingerprint: 'one', bytes: 7_500 },
  { text: 'บรรทัดที่สอง', start: 1.25, end: 2.5, fingerprint: 'two', bytes: 7_500 },
];

/** The name of the sound of an article and a speaker. */
export const soundOf = (articleId: number, speaker: number) =>
  `${articleId}`.padStart(32, 'a') + `${speaker}`.padStart(32, 'b');

/**
 * Stores narrations of articles by these speakers, the first of whom lists show; a sound lasts 10 seconds for each
 * number of its speaker.
 */
export async function writeNarrations(db: Database, articleIds: number[], speakers = [12, 1, 11]): Promise<void> {
  const rows = articleIds.flatMap((articleId) =>
    speakers.map((speaker, index) => ({
      articleId,
      speaker,
      revision: '',
      sound: soundOf(articleId, speaker),
      bytes: 6000 * speaker,
      duration: 10 * speaker,
      lines: LINES,
      provider: 'espeak',
      createdAt: new Date(MADE.getTime() + index * 60_000),
    })),
  );
  await db.insert(narrations).values(rows);
  for (const id of articleIds) {
    const voicePath = `/speech/${soundOf(id, speakers[0] ?? 0)}.mp3`;
    await db.update(articles).set({ voicePath }).where(eq(articles.id, id));
  }
}
