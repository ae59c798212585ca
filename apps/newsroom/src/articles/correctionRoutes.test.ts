import { correctionList } from '@sala/contracts';
import { beforeEach, expect, test } from 'vitest';
import { onBothDatabases } from '../database/testDatabases.ts';
import { openNewsroomForAll } from '../testNewsroom.ts';
import { addCorrection } from './editing/index.ts';
import { articles, corrections } from './schema.ts';

const WHO = 'nok';

onBothDatabases((open) => {
  const newsroom = openNewsroomForAll(open);
  beforeEach(() => newsroom.clear(articles, corrections));

  test('an article has its corrections, latest first, and /corrections lists those of all published articles', async () => {
    const publishedAt = new Date('2026-01-01T00:00:00Z');
    await newsroom.write({ id: 1, title: 'หนึ่ง', publishedAt }, { id: 2, title: 'สอง', publishedAt });
    await newsroom.write({ id: 3, minutesAgo: -60 });
    await addCorrection(newsroom.db, 1, 'แก้ชื่อ', WHO, new Date('2026-11-21T01:00:00Z'));
    await addCorrection(newsroom.db, 1, 'แก้ตัวเลข', WHO, new Date('2026-11-21T03:00:00Z'));
    await addCorrection(newsroom.db, 2, 'แก้วันที่', WHO, new Date('2026-11-21T02:00:00Z'));
    await newsroom.db.insert(corrections).values({ articleId: 3, note: 'ยังไม่เผยแพร่' });
    const { json } = await newsroom.get('/content?id=1');
    expect(json.corrections).toEqual([
      { note: 'แก้ตัวเลข', at: '2026-11-21T10:00:00+07:00' },
      { note: 'แก้ชื่อ', at: '2026-11-21T08:00:00+07:00' },
    ]);
    const list = correctionList.parse((await newsroom.get('/corrections?limit=2')).json);
    expect(list).toMatchObject({
      page: 1,
      totalPage: 2,
      items: [
        { note: 'แก้ตัวเลข', title: 'หนึ่ง', href: '/news/content/1' },
        { note: 'แก้วันที่', title: 'สอง', href: '/news/content/2' },
      ],
    });
    expect(correctionList.parse((await newsroom.get('/corrections?limit=2&page=2')).json).items).toHaveLength(1);
  });
});
