import { expect, test } from 'vitest';
import { tagList, tagNews } from './tags.ts';

test('tags have their counts of articles and lead to their own pages', () => {
  const items = [{ title: 'น้ำท่วม', url: '/tags?q=x', count: '6' }, { title: 'ฝน & ลม' }, { title: '' }, null];
  expect(tagList.parse({ total: 2, page: 1, totalPage: 1, items })).toEqual({
    total: 2,
    page: 1,
    totalPage: 1,
    items: [
      { title: 'น้ำท่วม', href: '/tags?q=x', articles: 6 },
      { title: 'ฝน & ลม', href: '/tags?q=ฝน%20%26%20ลม', articles: 0 },
    ],
  });
});

test.each([undefined, null, ''])('there are no tags when the items are %j', (items) => {
  expect(tagList.parse({ items }).items).toEqual([]);
  expect(tagNews.parse({ items }).items).toEqual([]);
});
