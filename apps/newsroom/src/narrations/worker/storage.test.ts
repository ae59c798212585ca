import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { onBothDatabases, openForAll } from '../../database/testDatabases.ts';
import { narrations } from '../schema.ts';
import { deleteUnreferencedSounds } from './saveNarration.ts';
import {
  countNarrations,
  deleteNarrationsWithoutSound,
  deleteOldestNarrations,
  deleteOrphanedSounds,
} from './storage.ts';
import { openTestNarration, type TestNarration } from './testNarration.ts';

onBothDatabases((open) => {
  const database = openForAll(open);
  let studio: TestNarration;
  beforeEach(async () => {
    studio = await openTestNarration(database);
  });
  const storedNarrations = async () =>
    (await studio.readings()).map(({ articleId, speaker }) => `${articleId} ${speaker}`);
  /** Makes a narration of an old article, a long time ago. */
  const readOld = async (id: number, hoursAgo: number, readHoursAgo = hoursAgo) => {
    await studio.write(id, hoursAgo);
    studio.queues.requested.add(id);
    await studio.read();
    await studio.db
      .update(narrations)
      .set({ createdAt: sql`now() - make_interval(hours => ${readHoursAgo}, mins => ${narrations.speaker})` })
      .where(sql`article_id = ${id}`);
  };

  test('deleteOldestNarrations deletes as many of the oldest as needed and clears their voice paths', async () => {
    await readOld(1, 90, 20);
    await readOld(2, 80, 30);
    await readOld(3, 10);
    const { bytes } = await countNarrations(studio.db);
    await deleteOldestNarrations(studio.db, studio.store, bytes);
    expect(await storedNarrations()).toHaveLength(9);
    await deleteOldestNarrations(studio.db, studio.store, bytes - 1);
    expect(await storedNarrations()).toEqual(['1 1', '1 11', '1 12', '2 1', '2 11', '3 1', '3 11', '3 12']);
    const paths = await studio.voicePaths();
    expect(paths[2]).toBe(`/speech/${(await studio.readings())[3]?.sound}.mp3`);
    await deleteOldestNarrations(studio.db, studio.store, 0);
    expect(await storedNarrations()).toEqual(['3 1', '3 11', '3 12']);
    expect(await studio.voicePaths()).toEqual({ 1: '', 2: '', 3: paths[3] });
    expect(studio.store.sounds.size).toBe(3);
  });

  test('deleteOldestNarrations spares narrations of the last hour, which may be playing', async () => {
    await readOld(1, 90, 0);
    await deleteOldestNarrations(studio.db, studio.store, 0);
    expect(await storedNarrations()).toHaveLength(3);
  });

  test('a sound that two narrations share stays when one of them is deleted', async () => {
    await readOld(1, 90);
    await readOld(2, 10);
    await studio.db.update(narrations).set({ sound: sql`(select min(sound) from narrations)` });
    const [{ sound } = { sound: '' }] = await studio.readings();
    await deleteOldestNarrations(studio.db, studio.store, 0);
    expect(await storedNarrations()).toEqual(['2 1', '2 11', '2 12']);
    expect(studio.store.sounds.has(sound)).toBe(true);
    await deleteUnreferencedSounds(studio.db, studio.store, [sound]);
    expect(studio.store.sounds.has(sound)).toBe(true);
  });

  test('an orphaned sound is deleted on the second run, not the first', async () => {
    await readOld(1, 1);
    const orphan = await studio.store.save(Buffer.from('left by a crash'));
    const intro = await studio.store.save(Buffer.from('the intro'));
    const isSpared = (sound: string) => sound === intro;
    const suspects = await deleteOrphanedSounds(studio.db, studio.store, new Set(), isSpared);
    expect([...suspects]).toEqual([orphan]);
    const late = await studio.store.save(Buffer.from('kept a moment ago'));
    expect([...(await deleteOrphanedSounds(studio.db, studio.store, suspects, isSpared))]).toEqual([late]);
    expect(studio.store.sounds.has(orphan)).toBe(false);
    expect(studio.store.sounds.size).toBe(5);
  });

  test('deleteNarrationsWithoutSound deletes those that the store has lost, and clears their voice paths', async () => {
    await readOld(1, 90);
    await readOld(2, 1);
    const [first, second, ...others] = await studio.readings();
    for (const { sound } of [second, ...others.slice(1)].flatMap((row) => row ?? [])) studio.store.sounds.delete(sound);
    expect(await deleteNarrationsWithoutSound(studio.db, studio.store)).toBe(4);
    expect(await storedNarrations()).toEqual(['1 1', '1 12']);
    expect(await studio.voicePaths()).toEqual({ 1: `/speech/${others[0]?.sound}.mp3`, 2: '' });
    expect(studio.store.sounds.has(first?.sound ?? '')).toBe(true);
    expect(await studio.read()).toEqual(['12: ข่าว 2', '1: ข่าว 2', '11: ข่าว 2']);
    expect(await deleteNarrationsWithoutSound(studio.db, studio.store)).toBe(0);
  });

  test('deleteNarrationsWithoutSound looks at every narration, however many there are', async () => {
    await readOld(1, 90);
    const [{ lines } = { lines: [] }] = await studio.readings();
    await studio.db.execute(sql`
      insert into articles (id, source, source_id, section, title, published_at)
      select id, 'test', id, 'region', 'ข่าว', now() from generate_series(2, 400) as id`);
    await studio.db.execute(sql`
      insert into narrations (article_id, speaker, revision, sound, bytes, duration, lines, provider, created_at)
      select id, speaker, '', concat(id, speaker), 1, 1, ${JSON.stringify(lines)}::jsonb, 'espeak', now() - interval '1 day'
      from generate_series(2, 400) as id, unnest(array[1, 11, 12]) as speaker`);
    expect(await deleteNarrationsWithoutSound(studio.db, studio.store)).toBe(399 * 3);
    expect(await storedNarrations()).toEqual(['1 1', '1 11', '1 12']);
  });

  test('deleteNarrationsWithoutSound spares a narration that is saved while the store lists its sounds', async () => {
    const { store } = studio;
    const names = async function* () {
      yield* store.names();
      await readOld(1, 90, 0);
      await studio.db.update(narrations).set({ createdAt: sql`now()` });
    };
    expect(await deleteNarrationsWithoutSound(studio.db, { ...store, names })).toBe(0);
    expect(await storedNarrations()).toHaveLength(3);
  });

  test('deleteNarrationsWithoutSound deletes nothing when the store cannot list its sounds to the end', async () => {
    await readOld(1, 90);
    const names = async function* () {
      yield* [];
      throw new Error('the bucket does not answer');
    };
    await expect(deleteNarrationsWithoutSound(studio.db, { ...studio.store, names })).rejects.toThrow(
      'does not answer',
    );
    expect(await storedNarrations()).toHaveLength(3);
  });
});
