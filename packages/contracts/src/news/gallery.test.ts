import { describe, expect, test } from 'vitest';
import { categoryList, galleryDetail, galleryList } from './gallery.ts';
import { infographicDetail, infographicList } from './infographic.ts';

const LISTS = [
  ['galleries', galleryList, '/news/gallery'],
  ['infographics', infographicList, '/news/infographic'],
] as const;

describe.each(LISTS)('a list of %s', (_, list, path) => {
  test('has its category and items', () => {
    const read = list.parse({
      minTs: 1771400000,
      currentTime: '2026-02-18T15:28:35+07:00',
      currentCategory: 'ภูมิภาค',
      currentCategoryId: 'region',
      total: '41',
      items: [{ id: 7, title: 'ตลาดเช้า', url: `${path}/7` }, null],
    });
    expect(read).toMatchObject({ currentCategory: 'ภูมิภาค', currentCategoryId: 'region', total: 41 });
    expect(read.items).toMatchObject([{ id: '7', title: 'ตลาดเช้า', href: `${path}/7` }]);
  });

  test('derives the address of an item without a valid one', () => {
    const items = [
      { id: 7, title: 'ก' },
      { id: '../8', title: 'ข', url: 'javascript:alert(1)' },
    ];
    expect(list.parse({ items }).items.map((item) => item.href)).toEqual([`${path}/7`, `${path}/..%2F8`]);
  });

  test.each([undefined, null, ''])('may have %j for every field', (nothing) => {
    const fields = ['minTs', 'currentTime', 'currentCategory', 'currentCategoryId', 'total', 'items'];
    expect(list.parse(Object.fromEntries(fields.map((field) => [field, nothing])))).toEqual({
      minTs: 0,
      currentTime: '',
      currentCategory: '',
      currentCategoryId: '',
      total: 0,
      items: [],
    });
  });
});

describe.each([
  ['a gallery', galleryDetail],
  ['[3.4-02] an infographic', infographicDetail],
])('%s', (_, detail) => {
  test('has its HTML, pictures, tags and related articles', () => {
    const read = detail.parse({
      id: '7',
      title: 'ตลาดเช้า',
      categoryName: 'ภูมิภาค',
      categoryUrl: '/news/categories/region',
      description: 'ความนำ',
      imgUrl: 'https://media.example/a.jpg',
      viewCount: 12,
      publishTime: '2026-02-18T15:28:35+07:00',
      lastUpdateTime: null,
      content: '<p>ที่มา https://data.example/1</p>',
      items: [{ id: 1, imgUrl: 'https://media.example/1.jpg', caption: 'แผงผัก', credit: 'ศาลา' }, {}],
      tags: [{ title: 'ตลาด' }],
      relatedNews: [{ id: 9, title: 'ข่าว' }],
    });
    expect(read).toEqual({
      id: '7',
      title: 'ตลาดเช้า',
      category: 'ภูมิภาค',
      categoryId: '',
      categoryHref: '/news/categories/region',
      description: 'ความนำ',
      html: '<p>ที่มา https://data.example/1</p>',
      picture: 'https://media.example/a.jpg',
      publishedAt: Date.UTC(2026, 1, 18, 8, 28, 35),
      updatedAt: null,
      views: 12,
      pictures: [{ id: '1', picture: 'https://media.example/1.jpg', caption: 'แผงผัก', credit: 'ศาลา' }],
      tags: [{ title: 'ตลาด', href: '/tags?q=ตลาด' }],
      related: [expect.objectContaining({ id: '9', href: '/news/content/9' })],
      byAi: false,
      authors: [],
      seoTitle: '',
      seoDescription: '',
      refCode: '',
      canBeHeard: false,
      hasSummary: false,
      corrections: [],
    });
  });

  test.each([undefined, null, ''])('may have %j for its lists and its HTML', (nothing) => {
    const wire = { content: nothing, items: nothing, tags: nothing, relatedNews: nothing };
    expect(detail.parse({ id: 7, title: 'ก', ...wire })).toMatchObject({
      html: '',
      pictures: [],
      tags: [],
      related: [],
    });
  });

  test('has pictures without ids, too', () => {
    const items = [{ imgUrl: 'https://media.example/1.jpg' }, { id: '', imgUrl: 'https://media.example/2.jpg' }];
    expect(detail.parse({ id: 7, title: 'ก', items }).pictures.map(({ id }) => id)).toEqual(['at-0', 'at-1']);
  });

  test('requires an id and a title', () => {
    for (const wire of [{}, null, { id: 7 }, { title: 'ก' }]) expect(detail.safeParse(wire).success).toBe(false);
  });
});

test('categories are accepted as a list and as items of an object', () => {
  const items = [{ id: 'region', title: 'ภูมิภาค', slug: 'region', url: '/news/gallery?categoryId=region' }, { id: 1 }];
  const read = { items: [{ id: 'region', title: 'ภูมิภาค', slug: 'region', href: '/news/gallery?categoryId=region' }] };
  expect(categoryList.parse(items)).toEqual(read);
  expect(categoryList.parse({ items })).toEqual(read);
  expect(categoryList.parse({ items: null })).toEqual({ items: [] });
});
