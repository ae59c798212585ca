import { expect, test } from 'vitest';
import {
  episodeList,
  playQueue,
  prNewsList,
  programDetail,
  videoAnalytics,
  videoDetail,
  videoList,
} from './answers.ts';
import { programGallery } from './gallery.ts';

test('a list has its position in the pages and omits invalid items', () => {
  const meta = { total: 41, page: 2, limit: 20, last_page: 3 };
  const read = videoList.parse({ data: [{ id: 1, title: 'ก' }, { id: 2 }, 'x', null], meta });
  expect(read).toMatchObject({ items: [{ id: '1' }], total: 41, page: 2, limit: 20, totalPage: 3 });
  const { last_page: _, ...withoutLast } = meta;
  expect(videoList.parse({ data: [], meta: withoutLast }).totalPage).toBe(3);
  for (const none of [undefined, null, ''])
    expect(episodeList.parse({ data: none, meta: none })).toEqual({
      items: [],
      total: 0,
      page: 0,
      limit: 0,
      totalPage: 0,
    });
});

test('one entity is accepted with and without a data wrapper', () => {
  expect(videoDetail.parse({ data: { id: 1, title: 'ก' } })).toMatchObject({ id: '1' });
  expect(programDetail.parse({ id: 1, title: 'ก' })).toMatchObject({ id: '1' });
  expect(videoAnalytics.parse({ data: { id: 1, views: '12' } })).toEqual({ id: '1', views: 12 });
  expect(videoAnalytics.parse({ views: 12 })).toEqual({ id: '', views: 12 });
  for (const nothing of [null, {}, { data: {} }, { data: [] }])
    expect(videoDetail.safeParse(nothing).success).toBe(false);
});

test('a play queue, a gallery and the organisation’s news omit invalid items, but not pictures without ids', () => {
  expect(playQueue.parse({ data: { token: 't', items: [{ id: 1, title: 'ก' }, {}] } }).items).toHaveLength(1);
  const large = { url: 'https://pictures.example/1.webp', width: 1280, height: 720 };
  const items = [{ id: 1, caption: 'ตลาด', display_image: { sizes: { large } } }, { id: 2 }, null];
  expect(programGallery.parse({ data: { id: 88, title: 'ภาพ', items } })).toEqual({
    id: '88',
    title: 'ภาพ',
    items: [{ id: '1', caption: 'ตลาด', credit: '', picture: large }],
  });
  expect(programGallery.parse({ data: { items: [{ display_image: { sizes: { large } } }] } })).toEqual({
    id: '',
    title: '',
    items: [{ id: 'at-0', caption: '', credit: '', picture: large }],
  });
  const data = [{ id: 1, title: 'เปิดรับฟังความเห็น', url: 'javascript:x', published_at: '2026-11-20T00:00:00Z' }];
  expect(prNewsList.parse({ data }).items).toEqual([
    { id: '1', title: 'เปิดรับฟังความเห็น', href: '', picture: null, publishedAt: Date.UTC(2026, 10, 20) },
  ]);
});
