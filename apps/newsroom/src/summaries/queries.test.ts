import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { articles } from '../articles/schema.ts';
import { onBothDatabases, openForAll } from '../database/testDatabases.ts';
import { findSummary } from './queries.ts';
import { summaries } from './schema.ts';
import { summarizePending } from './summarizePending.ts';
import { findVotes, saveVotes } from './votes.ts';

const HOUR = 3600_000;
const signal = new AbortController().signal;

/** The body of an article that is long enough to be summarised. */
function body(subject: string): string {
  const places = ['ปากธาร', 'หนองรวง', 'ท่าสิงขร', 'ดอยหมอก', 'เกาะมุกดา', 'ผาเมฆ', 'แก่งตะวัน', 'ภูฟ้าราม'];
  return places
    .map(
      (place, index) =>
        `<p>${subject}มาถึงอำเภอ${place}แล้วเมื่อเวลา ${index + 6}.30 น. และจะอยู่ในพื้นที่นี้อีก ${index + 11} วันตามแผนของจังหวัด</p>`,
    )
    .join('');
}

onBothDatabases((open) => {
  const database = openForAll(open);
  beforeEach(async () => {
    await database.db.delete(articles);
  });

  const write = (id: number, hoursAgo: number, text = body('คณะแพทย์อาสา')) =>
    database.db.insert(articles).values({
      id,
      source: 'test',
      sourceId: String(id),
      section: 'region',
      title: `ข่าว ${id}`,
      body: text,
      publishedAt: new Date(Date.now() - hoursAgo * HOUR),
    });
  const summarizedIds = async () =>
    (await database.db.select().from(summaries).orderBy(summaries.articleId)).map((row) => row.articleId);
  const made: number[] = [];
  const summarise = async ({ title }: { title: string }) => {
    made.push(Number(title.slice(5)));
    return { points: ['หนึ่ง', 'สอง', 'สาม'], model: 'test' };
  };
  const work = async () => {
    made.length = 0;
    await summarizePending(database.db, summarise, signal);
    return made;
  };

  test('articles of two days are summarised ahead, newest first, and once', async () => {
    await write(1, 40);
    await write(2, 1);
    await write(3, 50);
    await write(4, -1);
    expect(await work()).toEqual([2, 1]);
    expect(await work()).toEqual([]);
    expect(await summarizedIds()).toEqual([1, 2]);
  });

  test('a summary is made again when the text changes, not when only the time does, and its votes stay', async () => {
    await write(1, 100);
    await findSummary(database.db, 'test', 1);
    await saveVotes(database.db, 1, { helpful: 3, unhelpful: 1 });
    await database.db.update(articles).set({ updatedAt: sql`now() + interval '1 minute'` });
    expect(await work()).toEqual([]);
    await database.db.update(articles).set({ body: body('ทีมกู้ภัย'), updatedAt: sql`now() + interval '2 minutes'` });
    expect(await work()).toEqual([1]);
    expect(await findVotes(database.db, 'test', 1)).toEqual({ helpful: 3, unhelpful: 1 });
  });

  test('findSummary returns a summary of the article’s current text', async () => {
    await write(1, 100);
    const first = await findSummary(database.db, 'test', 1);
    expect(first).toMatchObject({ articleId: 1, title: 'ข่าว 1', model: 'extractive' });
    expect(first?.points[0]).toContain('คณะแพทย์อาสา');
    await database.db.update(articles).set({ body: body('ทีมกู้ภัย'), updatedAt: sql`now() + interval '1 minute'` });
    const second = await findSummary(database.db, 'test', 1);
    expect(second?.points[0]).toContain('ทีมกู้ภัย');
    expect(await findSummary(database.db, 'test', 1)).toEqual(second);
  });

  test('an article that changes while it is summarised is summarised again', async () => {
    await write(1, 1);
    let changed = false;
    await summarizePending(
      database.db,
      async (article) => {
        if (!changed)
          await database.db.update(articles).set({ body: body('ทีมกู้ภัย'), updatedAt: sql`now() + interval '1 minute'` });
        changed = true;
        return summarise(article);
      },
      signal,
    );
    const [row] = await database.db
      .select({ revision: summaries.revision, digest: sql`md5(concat_ws(E'\n', title, lead, body))` })
      .from(summaries)
      .innerJoin(articles, eq(articles.id, summaries.articleId));
    expect(row?.revision).toBe(row?.digest);
  });

  test('a failure keeps the summaries that are done, and the others are made in the next run', async () => {
    await write(1, 1);
    await write(2, 2);
    const failing = async ({ title }: { title: string }) => {
      if (title === 'ข่าว 2') throw new Error('stopped');
      return { points: ['หนึ่ง', 'สอง', 'สาม'], model: 'test' };
    };
    await expect(summarizePending(database.db, failing, signal)).rejects.toThrow('stopped');
    expect(await summarizedIds()).toEqual([1]);
    expect(await work()).toEqual([2]);
  });

  test('a scheduled, short or unknown article has no summary', async () => {
    await write(1, -1);
    await write(2, 1, '<p>สั้น</p>');
    for (const id of [1, 2, 3]) expect(await findSummary(database.db, 'test', id)).toBe(null);
    expect(await findSummary(database.db, 'other', 2)).toBe(null);
  });
});
