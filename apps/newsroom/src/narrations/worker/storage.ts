import { and, asc, count, inArray, lt, type SQL, sql, sum } from 'drizzle-orm';
import { articles } from '../../articles/schema.ts';
import { type Database, listRows } from '../../database/index.ts';
import type { FileStore } from '../../store/index.ts';
import { narrations } from '../schema.ts';
import { AHEAD_HOURS } from './pendingNarrations.ts';
import { deleteUnreferencedSounds, listReferencedSounds, updateVoicePaths } from './saveNarration.ts';

/** How many names or narrations are looked up at once. */
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
 * Deletes the narrations whose sound is not in the store, as after a restore without it, so that they are made again
 * like those of any article without one; a batch at a time, so that requests of readers are answered in between.
 * @returns how many; none is deleted when the store cannot list its sounds
 */
export async function deleteNarrationsWithoutSound(db: Database, store: FileStore): Promise<number> {
  const [clock] = await listRows<{ now: string }>(db, sql`select now()::text as now`);
  // a sound is stored before its narration is saved, so the list has those of all earlier narrations
  const isListed = lt(narrations.createdAt, sql`${clock?.now}::timestamptz`);
  const stored = new Set<string>();
  for await (const sound of store.names()) stored.add(sound);
  let deleted = 0;
  for await (const batch of listInBatches(db, isListed)) {
    const silent = batch.filter(({ sound }) => !stored.has(sound));
    if (silent.length > 0) deleted += await deleteSilent(db, silent, isListed);
  }
  return deleted;
}

type Narration = Pick<typeof narrations.$inferSelect, 'articleId' | 'speaker' | 'sound'>;

async function* listInBatches(db: Database, which: SQL): AsyncGenerator<Narration[]> {
  const { articleId, speaker, sound } = narrations;
  for (let last: Narration | undefined = { articleId: 0, speaker: 0, sound: '' }; last; ) {
    const isBehind: SQL = sql`(${articleId}, ${speaker}) > (${last.articleId}, ${last.speaker})`;
    const batch: Narration[] = await db
      .select({ articleId, speaker, sound })
      .from(narrations)
      .where(and(which, isBehind))
      .orderBy(asc(articleId), asc(speaker))
      .limit(BATCH_SIZE);
    yield batch;
    last = batch.at(-1);
  }
}

function deleteSilent(db: Database, silent: Narration[], which: SQL): Promise<number> {
  const ids = [...new Set(silent.map(({ articleId }) => articleId))];
  const sounds = silent.map(({ sound }) => sound);
  return db.transaction(async (transaction) => {
    // a narration of the same article that is being saved would not be seen by updateVoicePaths
    await transaction
      .select({ id: articles.id })
      .from(articles)
      .where(inArray(articles.id, ids))
      .orderBy(articles.id)
      .for('update');
    const rows = await transaction
      .delete(narrations)
      .where(and(which, inArray(narrations.articleId, ids), inArray(narrations.sound, sounds)))
      .returning({ speaker: narrations.speaker });
    await updateVoicePaths(transaction, ids);
    return rows.length;
  });
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
