import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articles } from '../articles/schema.ts';
import type { OpenDatabase } from '../database/index.ts';
import { onBothDatabases } from '../database/testDatabases.ts';
import { frontPageEditions, placements } from '../frontPage/schema.ts';
import { episodes, programs, videos } from '../programs/schema.ts';
import { banners } from '../widgets/schema.ts';
import { type Announced, listDue } from './listDue.ts';

const toTime = (minute: number) => new Date(Date.UTC(2027, 0, 1, 6, minute));
const EVERYTHING = { everything: true };
const HOME = { paths: ['/', '/home'] };

onBothDatabases((open) => {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await open();
    const { db } = database;
    const common = { source: 'test', programId: 9, title: 'ก', firstAiredAt: toTime(1) };
    await db.insert(programs).values({ id: 9, source: 'test', key: 'soon', title: 'ก', category: 'news' });
    await db.insert(episodes).values({ ...common, startsAt: toTime(2), endsAt: toTime(3) });
    const video = { key: 'soon', path: '/program/watch/soon', category: 'clip' };
    await db
      .insert(videos)
      .values({ ...common, ...video, firstAiredAt: toTime(4), startsAt: toTime(5), endsAt: toTime(6) });
    const banner = { source: 'test', title: 'ก', url: '/org', picture: 'a.webp' };
    await db.insert(banners).values({ ...banner, startsAt: toTime(7), endsAt: toTime(8) });
    const [edition] = await db
      .insert(frontPageEditions)
      .values({ launchedAt: toTime(0) })
      .returning();
    const place = { editionId: edition?.id ?? 0, articleId: 1, section: 'lead', position: 1 };
    await db.insert(placements).values({ ...place, until: toTime(9) });
    const article = { source: 'test', sourceId: '1', section: 'politics', title: 'ก' };
    await db.insert(articles).values({ ...article, id: 7, publishedAt: toTime(10) });
  });
  afterAll(() => database.close());

  describe('at its times', () => {
    test.each<[string, number, Announced]>([
      ['an episode is aired', 1, EVERYTHING],
      ['an episode can be watched', 2, EVERYTHING],
      ['an episode ends', 3, EVERYTHING],
      ['a video is aired', 4, EVERYTHING],
      ['a video can be watched', 5, EVERYTHING],
      ['a video ends', 6, EVERYTHING],
      ['a banner begins', 7, HOME],
      ['a banner ends', 8, HOME],
      ['a place of the front page ends', 9, EVERYTHING],
      ['an article appears', 10, { stories: [7] }],
    ])('%s', async (_, minute, announced) => {
      const next = minute < 10 ? toTime(minute + 1).getTime() : null;
      expect(await listDue(database.db, toTime(minute - 1), toTime(minute))).toEqual({ changes: [announced], next });
    });
  });

  test('one change stands for all that is due of a kind', async () => {
    const { changes, next } = await listDue(database.db, toTime(0), toTime(8));
    expect(changes).toEqual([EVERYTHING, EVERYTHING, HOME]);
    expect(next).toBe(toTime(9).getTime());
  });
});
