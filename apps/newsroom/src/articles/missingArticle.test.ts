import { withdrawal } from '@sala/contracts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { onBothDatabases } from '../database/testDatabases.ts';
import { openNewsroomForAll } from '../testNewsroom.ts';
import { createDraft, publishDraft, withdrawArticle } from './editing/index.ts';
import { articleDrafts, articles, withdrawnArticles } from './schema.ts';

const WHO = 'nok';
const FILE = '---\nsection: sport\ntitle: ข่าวเช้า\npicture: stadium.webp\n---\n<p>เนื้อข่าว</p>';

onBothDatabases((open) => {
  const newsroom = openNewsroomForAll(open);
  beforeEach(() => newsroom.clear(articles, articleDrafts, withdrawnArticles));

  test('a withdrawn article answers 410 with the reason and leaves lists; one that was never published answers 404', async () => {
    await newsroom.write({ id: 1 }, { id: 2 }, { id: 3, minutesAgo: -60 });
    await withdrawArticle(newsroom.db, 1, 'แหล่งข่าวถอนคำ', WHO);
    await withdrawArticle(newsroom.db, 3, undefined, WHO);
    const { status, type, json } = await newsroom.get('/content?id=1');
    expect([status, type]).toEqual([410, 'application/problem+json']);
    expect(withdrawal.parse(json)).toEqual({ reason: 'แหล่งข่าวถอนคำ', withdrawnAt: expect.any(Number) });
    expect((await newsroom.get('/content?id=3')).status).toBe(404);
    const { json: list } = await newsroom.get('/list?name=latest');
    expect(list.items.map((item: { id: number }) => item.id)).toEqual([2]);
  });

  test('a scheduled article appears once its publication time has come', async () => {
    const { draft } = await createDraft(newsroom.db, FILE, WHO);
    const { id } = await publishDraft(
      newsroom.db,
      { draft, who: WHO, at: '2026-11-22 06:00' },
      new Date('2026-11-21T11:00:00Z'),
    );
    await newsroom.db
      .update(articles)
      .set({ publishedAt: new Date(Date.now() + 3600_000) })
      .where(eq(articles.id, id));
    expect((await newsroom.get(`/content?id=${id}`)).status).toBe(404);
    expect((await newsroom.get('/list?name=latest')).json.items).toEqual([]);
    await newsroom.db
      .update(articles)
      .set({ publishedAt: new Date(Date.now() - 1000) })
      .where(eq(articles.id, id));
    expect((await newsroom.get(`/content?id=${id}`)).status).toBe(200);
    expect((await newsroom.get('/list?name=latest')).json.items).toHaveLength(1);
  });
});
