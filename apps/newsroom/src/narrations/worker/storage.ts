import { count, sql, sum } from 'drizzle-orm';
import { type Database, listRows } from '../../database/index.ts';
import type { FileStore } from '../../store/index.ts';
import { narrations } from '../schema.ts';
import { AHEAD_HOURS } from './pendingNarrations.ts';
import { deleteUnreferencedSounds, listReferencedSounds, updateVoicePaths } from './saveNarration.ts';

/** How many names are looked up at once. */
const BATCH_SIZE = 500;

/** The number of narrations, and their bytes together. */
export async function countNarrations(db: Database): Promise<{ readings: number; bytes: number }> {
  const [row] = await db.select({ readings: count(), bytes: sum(narrations.bytes) }).from(narrations);
  return { readings: row?.readings ?? 0, bytes: Number(row?.bytes ?? 0) };
}

/**
 * Deletes the oldest narrations while all have more than `most` bytes together: but none of recent news, and none made
 * in the last hour, which a reader may be hearing.
 */
export async function deleteOldestNarrations(db: Database, store: FileStore, most: number): Promise<void> {
  const excess = (await countNarrations(db)).bytes - most;
  if (excess <= 0) return;
  const removed = await db.transaction(async (transaction) => {
    const rows = await listRows<{ articleId: number; sound: string }>(
      transaction,
      sql`
      delete from narrations using (
        select article_id, speaker, sum(bytes) over (order by narrations.created_at, article_id, speaker) - bytes as older
        from narrations join articles on articles.id = article_id
        where articles.published_at < now() - make_interval(hours => ${AHEAD_HOURS})
          and narrations.created_at < now() - interval '1 hour'
      ) as oldest
      where narrations.article_id = oldest.article_id and narrations.speaker = oldest.speaker and oldest.older < ${excess}
      returning narrations.article_id as "articleId", narrations.sound`,
    );
    await updateVoicePaths(
      transaction,
      rows.map(({ articleId }) => articleId),
    );
    return rows;
  });
  await deleteUnreferencedSounds(
    db,
    store,
    removed.map(({ sound }) => sound),
  );
}

/**
 * Deletes sounds that belong to no article, left by a crash or replaced by others. A sound that is not among `suspects`
 * is spared once, because a listener may still hear it, or it is being stored.
 * @returns the suspects for the next sweep
 */
export async function deleteOrphanedSounds(
  db: Database,
  store: FileStore,
  suspects: ReadonlySet<string>,
  isSpared: (sound: string) => boolean,
): Promise<Set<string>> {
  const unreferenced = new Set<string>();
  for await (const sounds of toBatches(store.names(), BATCH_SIZE)) {
    const referenced = await listReferencedSounds(db, sounds);
    for (const sound of sounds) if (!referenced.has(sound) && !isSpared(sound)) unreferenced.add(sound);
  }
  for (const sound of suspects) if (unreferenced.delete(sound)) await store.remove(sound);
  return unreferenced;
}

async function* toBatches<Item>(items: AsyncIterable<Item>, size: number): AsyncGenerator<Item[]> {
  let part: Item[] = [];
  for await (const item of items) {
    part.push(item);
    if (part.length < size) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
