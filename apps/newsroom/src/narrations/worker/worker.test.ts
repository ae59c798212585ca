import { createHash } from 'node:crypto';
import { PRONUNCIATION_VERSION } from '@sala/pronunciation';
import { eq, isNull, sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { articles } from '../../articles/schema.ts';
import { onBothDatabases, openForAll } from '../../database/testDatabases.ts';
import { removeEntry, setEntries } from '../dictionary/index.ts';
import { narrationFailures, narrations } from '../schema.ts';
import { markOutdated } from './pendingNarrations.ts';
import { requeueArticle } from './saveNarration.ts';
import { openTestNarration, type TestNarration } from './testNarration.ts';

const nameOf = (sound: string) => createHash('sha256').update(sound).digest('hex');

onBothDatabases((open) => {
  const database = openForAll(open);
  let studio: TestNarration;
  beforeEach(async () => {
    studio = await openTestNarration(database);
  });
  const failures = () => studio.db.select().from(narrationFailures);
  const retryNow = () => studio.db.update(narrationFailures).set({ retryAt: sql`now()` });

  test('articles of two days are read, the newest first, all by the first speaker before the second, and once', async () => {
    await studio.write(1, 40);
    await studio.write(2, 1);
    await studio.write(3, 50);
    await studio.write(4, -1);
    const expected = ['12: ข่าว 2', '12: ข่าว 1', '1: ข่าว 2', '1: ข่าว 1', '11: ข่าว 2', '11: ข่าว 1'];
    expect(await studio.read()).toEqual(expected);
    expect(await studio.read()).toEqual([]);
  });

  test('aheadHours limits which articles are read ahead, even opened ones; requested ones are read anyway', async () => {
    await studio.write(1, 3);
    await studio.write(2, 1);
    for (const id of [1, 2]) studio.queues.opened.add(id);
    expect(await studio.read(0)).toEqual([]);
    studio.queues.opened.add(1);
    expect(await studio.read(2)).toEqual(['12: ข่าว 2', '1: ข่าว 2', '11: ข่าว 2']);
    studio.queues.requested.add(1);
    expect(await studio.read(0)).toEqual(['12: ข่าว 1', '1: ข่าว 1', '11: ข่าว 1']);
  });

  test('requested articles are read first, even old ones, then opened ones that are not old', async () => {
    await studio.write(1, 1);
    await studio.write(2, 2);
    await studio.write(3, 3);
    await studio.write(4, 100);
    await studio.write(5, 200);
    studio.queues.opened.add(2);
    studio.queues.opened.add(5);
    studio.queues.requested.add(3);
    studio.queues.requested.add(4);
    expect((await studio.read()).slice(0, 9)).toEqual([
      '12: ข่าว 4',
      '12: ข่าว 3',
      // the other speakers of the articles, the latest article first
      ...['1: ข่าว 3', '11: ข่าว 3', '1: ข่าว 4', '11: ข่าว 4'],
      ...['12: ข่าว 2', '1: ข่าว 2', '11: ข่าว 2'],
    ]);
    expect(await studio.voicePaths()).toMatchObject({ 5: '' });
  });

  test('a narration has its lines with times, its sound, size and provider, and the article its voice path', async () => {
    await studio.write(1, 1, '<p>นาโตประชุม</p>');
    await setEntries(studio.db, [{ word: 'นาโต', reading: 'นา-โต้' }]);
    const before = await studio.db.select({ updatedAt: articles.updatedAt }).from(articles);
    await studio.read();
    const spoken = '12: ข่าว 1 | \u200bนา\u2060โต้\u200bประชุม';
    expect(studio.spokenTexts[0]).toBe(spoken);
    expect((await studio.readings()).find(({ speaker }) => speaker === 12)).toMatchObject({
      sound: nameOf(spoken),
      bytes: Buffer.byteLength(spoken),
      duration: 2.5,
      provider: 'espeak',
      lines: [
        { text: 'ข่าว 1', start: 0, end: 1.5 },
        { text: 'นาโตประชุม', start: 1, end: 2.5 },
      ],
    });
    expect(await studio.voicePaths()).toEqual({ 1: `/speech/${nameOf(spoken)}.mp3` });
    expect(await studio.db.select({ updatedAt: articles.updatedAt }).from(articles)).toEqual(before);
  });

  test('an article is read again when its text changes, and not when its date or picture does', async () => {
    await studio.write(1, 47);
    await studio.read();
    await studio.change(1, { publishedAt: new Date('2020-01-01'), picture: 'a.webp' });
    await markOutdated(studio.db);
    expect(await studio.read()).toEqual([]);
    const [narration] = await studio.readings();
    await studio.change(1, { title: 'ข่าวใหม่' });
    await markOutdated(studio.db);
    expect(await studio.read()).toEqual(['12: ข่าวใหม่', '1: ข่าวใหม่', '11: ข่าวใหม่']);
    expect((await studio.readings())[0]?.sound).not.toBe(narration?.sound);
    expect(await studio.voicePaths()).toEqual({ 1: `/speech/${nameOf('12: ข่าวใหม่')}.mp3` });
  });

  test('an old article that has changed is read again when it is opened, and markOutdated finds no other', async () => {
    await studio.write(1, 100);
    studio.queues.requested.add(1);
    await studio.read();
    await studio.change(1, { title: 'ข่าวใหม่' });
    expect(await studio.read()).toEqual([]);
    studio.queues.opened.add(1);
    expect(await studio.read()).toEqual(['12: ข่าวใหม่', '1: ข่าวใหม่', '11: ข่าวใหม่']);
    await markOutdated(studio.db);
    expect(await studio.db.$count(narrations, isNull(narrations.revisedAt))).toBe(0);
  });

  test('markOutdated finds every changed article among 1,100 narrations', async () => {
    const ids = Array.from({ length: 1100 }, (_, index) => index + 1);
    await studio.db.execute(sql`insert into articles (id, source, source_id, section, title, published_at)
      select id, 'test', id::text, 'region', 'ข่าว', now() - interval '100 hours' from unnest(${sql.param(ids)}::int[]) id`);
    await studio.db.execute(sql`insert into narrations (article_id, speaker, revision, revised_at, sound, bytes, duration, lines, provider)
      select id, 12, ${`.${PRONUNCIATION_VERSION}`}, updated_at, '', 0, 0, '[]', 'espeak' from articles`);
    await markOutdated(studio.db);
    const listOutdated = () =>
      studio.db.select({ id: narrations.articleId }).from(narrations).where(isNull(narrations.revisedAt));
    expect(await listOutdated()).toEqual([]);
    for (const id of [1, 1000, 1001, 1100]) await studio.change(id, {});
    await markOutdated(studio.db);
    expect((await listOutdated()).map(({ id }) => id).sort((a, b) => a - b)).toEqual([1, 1000, 1001, 1100]);
  });

  test('an article is read again when its narration was pronounced by another version, however old it is', async () => {
    await studio.write(1, 100);
    studio.queues.requested.add(1);
    const read = await studio.read();
    expect(read).toHaveLength(3);
    await studio.db.update(narrations).set({ revision: sql`split_part(revision, '.', 1) || '.0'` });
    await markOutdated(studio.db);
    expect(await studio.read()).toEqual(read);
    await markOutdated(studio.db);
    expect(await studio.read()).toEqual([]);
  });

  test('a changed article is read again before the other speakers go on', async () => {
    await studio.write(1, 1);
    await studio.read();
    await studio.change(1, { title: 'ข่าวใหม่' });
    await studio.write(2, 2);
    const expected = ['12: ข่าว 2', '12: ข่าวใหม่', '1: ข่าวใหม่', '11: ข่าวใหม่', '1: ข่าว 2', '11: ข่าว 2'];
    expect(await studio.read()).toEqual(expected);
  });

  test('the old sound stays until the new one is stored', async () => {
    await studio.write(1, 1);
    await studio.read();
    const old = await studio.voicePaths();
    await studio.change(1, { title: 'ข่าวใหม่' });
    studio.before = async () => {
      studio.before = () => {};
      expect(await studio.voicePaths()).toEqual(old);
    };
    await studio.read();
    expect(await studio.voicePaths()).not.toEqual(old);
  });

  test('a narration of an article that changes meanwhile is discarded and made again', async () => {
    await studio.write(1, 1);
    studio.before = async () => {
      studio.before = () => {};
      await studio.change(1, { title: 'ข่าวใหม่' });
    };
    expect((await studio.read()).slice(0, 2)).toEqual(['12: ข่าว 1', '12: ข่าวใหม่']);
    expect(studio.store.sounds.has(nameOf('12: ข่าว 1'))).toBe(false);
  });

  test('a narration of an article that is withdrawn meanwhile is discarded', async () => {
    await studio.write(1, 1);
    studio.before = async () => void (await studio.db.delete(articles));
    expect(await studio.read()).toEqual(['12: ข่าว 1']);
    expect(studio.store.sounds.size).toBe(0);
  });

  test('a sound that a crash has left in the store is used when it is made again', async () => {
    await studio.write(1, 1);
    await studio.store.save(Buffer.from('12: ข่าว 1'));
    await studio.read();
    expect(await studio.voicePaths()).toEqual({ 1: `/speech/${nameOf('12: ข่าว 1')}.mp3` });
  });

  test('a change in the dictionary has only the articles with that word read again', async () => {
    await studio.write(1, 1, '<p>นาโต<b>ประ</b>ชุม</p>');
    await studio.write(2, 2);
    await studio.read();
    await setEntries(studio.db, [{ word: 'นาโต', reading: 'นา-โต้' }]);
    expect(await studio.read()).toEqual(['12: ข่าว 1', '1: ข่าว 1', '11: ข่าว 1']);
    expect(studio.spokenTexts[0]).toContain('โต้');
    await removeEntry(studio.db, 'นาโต');
    expect(await studio.read()).toHaveLength(3);
    expect(studio.spokenTexts[0]).not.toContain('โต้');
  });

  test('a narration is discarded and made again when the dictionary changes meanwhile', async () => {
    await studio.write(1, 1, '<p>นาโตประชุม</p>');
    studio.before = async () => {
      studio.before = () => {};
      await setEntries(studio.db, [{ word: 'นาโต', reading: 'นา-โต้' }]);
    };
    await studio.read();
    expect((await studio.readings()).map(({ sound }) => studio.store.sounds.get(sound)?.toString())).toEqual(
      [1, 11, 12].map((speaker) => expect.stringMatching(`^${speaker}: .*โต้`)),
    );
  });

  test('an article that a voice rejects is tried again only after it or the dictionary changes', async () => {
    await studio.write(1, 1, '<p>อ่านไม่ออก</p>');
    expect(await studio.read()).toEqual(['12: ข่าว 1', '1: ข่าว 1', '11: ข่าว 1']);
    expect(await failures()).toMatchObject(Array(3).fill({ message: 'no such sound', retryAt: null }));
    expect(await studio.read()).toEqual([]);
    await setEntries(studio.db, [{ word: 'อ่านไม่ออก', reading: 'อ่าน-ออก' }]);
    expect(await studio.read()).toHaveLength(3);
    expect(await failures()).toEqual([]);
  });

  test('a failure is retried after pauses that double up to six hours', async () => {
    await studio.write(1, 1, '<p>เสียงแหบ</p>');
    await studio.write(2, 2);
    expect(await studio.read()).toHaveLength(6);
    const minutes: number[] = [];
    for (let times = 0; times < 11; times++) {
      expect(await studio.read()).toEqual([]);
      const [failure] = await failures();
      minutes.push(Math.round((Number(failure?.retryAt) - Number(failure?.failedAt)) / 60_000));
      await retryNow();
      expect(await studio.read()).toHaveLength(3);
    }
    expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
    expect(await failures()).toMatchObject(Array(3).fill({ attempts: 12 }));
    await studio.change(1, { body: '' });
    expect(await studio.read()).toHaveLength(3);
    expect(await failures()).toEqual([]);
  });

  test('a full disk is told in a sentence', async () => {
    await studio.write(1, 1);
    vi.spyOn(studio.store, 'save').mockRejectedValue(Object.assign(new Error('write'), { code: 'ENOSPC' }));
    await studio.read();
    const full = { message: 'The disk is full: make room and try again' };
    expect(await failures()).toMatchObject(Array(3).fill(full));
  });

  test('an article without words is rejected and does not stop the others', async () => {
    await studio.write(1, 1);
    await studio.write(2, 2);
    await studio.change(1, { title: '* * *' });
    await studio.read();
    expect(await failures()).toMatchObject(Array(3).fill({ articleId: 1, retryAt: null }));
    expect(await studio.readings()).toHaveLength(3);
  });

  test('a requeued article is read again, and its old sound stays until then', async () => {
    await studio.write(1, 100);
    studio.queues.requested.add(1);
    await studio.read();
    expect(await requeueArticle(studio.db, 1)).toBe(true);
    expect(Object.values(await studio.voicePaths())).not.toContain('');
    expect(await studio.read()).toHaveLength(3);
    expect(await requeueArticle(studio.db, 2)).toBe(false);
  });

  test('two concurrent runs store one narration for each speaker', async () => {
    await studio.write(1, 1);
    await Promise.all([studio.read(), studio.read()]);
    expect(await studio.readings()).toHaveLength(3);
    expect(await studio.db.$count(narrations, eq(narrations.articleId, 1))).toBe(3);
  });
});
