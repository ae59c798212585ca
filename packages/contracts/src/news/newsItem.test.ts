import { expect, test } from 'vitest';
import { hotNews, newsItem, newsList } from './newsItem.ts';

const WIRE = {
  id: 502330,
  _id: '69957b2d',
  title: 'ครม. เห็นชอบร่างงบประมาณ',
  categoryId: '1',
  categoryName: 'การเมือง',
  categoryUrl: '/news/categories/politics',
  description: 'วันนี้ (18 ก.พ. 2569)',
  imgUrl: 'https://media.example/a.jpg',
  media: {
    default: 'https://media.example/d.jpg',
    thumbnailRatio16per9CleanHighQuality: 'https://media.example/c.jpg',
  },
  voicePath: '',
  restUrl: 'https://api.example/content?id=502330',
  canonical: 'https://www.example/news/content/502330',
  url: '/news/content/502330',
  tags: null,
  viewCount: 1200,
  isClip: false,
  isGallery: false,
  publishTime: '2026-02-18T15:28:35+07:00',
  createTime: '2026-02-18T15:00:00+07:00',
  lastUpdateTime: '2026-02-18T16:00:00+07:00',
};

test('a news item has the fields that a list shows', () => {
  expect(newsItem.parse(WIRE)).toEqual({
    id: '502330',
    title: 'ครม. เห็นชอบร่างงบประมาณ',
    href: '/news/content/502330',
    category: 'การเมือง',
    description: 'วันนี้ (18 ก.พ. 2569)',
    picture: 'https://media.example/a.jpg',
    publishedAt: Date.UTC(2026, 1, 18, 8, 28, 35),
    updatedAt: Date.UTC(2026, 1, 18, 9),
    views: 1200,
    kind: 'article',
    pictureCount: 0,
    hasAudio: false,
  });
});

test.each(['/uploads/a.jpg', '//cdn.example/a.jpg', 'uploads/a.jpg'])('a news item has no picture at %s', (imgUrl) => {
  expect(newsItem.parse({ ...WIRE, imgUrl }).picture).toBe('');
});

test('a news item that was not changed after its publication has no time of a change', () => {
  expect(newsItem.parse({ ...WIRE, lastUpdateTime: WIRE.publishTime })).not.toHaveProperty('updatedAt');
  expect(newsItem.parse({ ...WIRE, publishTime: null })).not.toHaveProperty('updatedAt');
});

const BARE = {
  id: '502330',
  title: 'ข่าว',
  href: '/news/content/502330',
  category: '',
  description: '',
  picture: '',
  publishedAt: null,
  views: 0,
  kind: 'article',
  pictureCount: 0,
  hasAudio: false,
};

test('a news item requires an id and a title alone', () => {
  expect(newsItem.parse({ id: 502330, title: 'ข่าว' })).toEqual(BARE);
});

const optional = Object.keys(WIRE).filter((field) => field !== 'id' && field !== 'title');

test.each([null, '', {}])('every other field of a news item may be %j', (nothing) => {
  const wire = Object.fromEntries(optional.map((field) => [field, nothing]));
  expect(newsItem.parse({ ...wire, id: 502330, title: 'ข่าว' })).toEqual(BARE);
});

test.each(optional)('a news item may lack %s', (field) => {
  const { [field as keyof typeof WIRE]: _, ...rest } = WIRE;
  expect(newsItem.safeParse(rest).success).toBe(true);
});

test('the category id may be a number', () => {
  expect(newsItem.parse({ ...WIRE, _id: 5, categoryId: 1 }).category).toBe('การเมือง');
});

test('unknown fields are ignored', () => {
  expect(newsItem.parse({ ...WIRE, html: '<script>', __proto__: { views: 9 } })).toEqual(newsItem.parse(WIRE));
});

test.each([
  ['that of another site', 'https://partner.example/1', 'https://partner.example/1'],
  ['the default instead of a script', 'javascript:alert(1)', '/news/content/502330'],
  ['the default instead of a scheme-relative one', '//evil.test/1', '/news/content/502330'],
  ['the default when it is empty', '', '/news/content/502330'],
])('the address of a news item may be %s', (_, url, href) => {
  expect(newsItem.parse({ ...WIRE, url }).href).toBe(href);
});

test('an id is escaped in the default address', () => {
  expect(newsItem.parse({ id: '../a b?', title: 'ข่าว' }).href).toBe('/news/content/..%2Fa%20b%3F');
  expect(newsItem.parse({ id: '\ud83d', title: 'ข่าว' }).href).toBe('/news/content/%EF%BF%BD');
});

test.each([
  ['its default one', {}, 'https://media.example/a.jpg'],
  ['the default of its media', { imgUrl: '' }, 'https://media.example/d.jpg'],
  ['its clean 16:9 one', { imgUrl: null, media: { ...WIRE.media, default: null } }, 'https://media.example/c.jpg'],
  ['none', { imgUrl: '', media: {} }, ''],
  ['none, when it is a script', { imgUrl: 'javascript:alert(1)' }, ''],
])('the picture of a news item is %s', (_, change, picture) => {
  expect(newsItem.parse({ ...WIRE, ...change }).picture).toBe(picture);
});

test.each([
  [{ isClip: true }, 'clip'],
  [{ isGallery: true }, 'gallery'],
  [{ isClip: true, isGallery: true }, 'clip'],
  [{ isClip: 'true' }, 'clip'],
])('%j is a %s', (change, kind) => {
  expect(newsItem.parse({ ...WIRE, ...change }).kind).toBe(kind);
});

test('an invalid item of a list is omitted', () => {
  const list = newsList.parse({ total: '3', items: [WIRE, { id: 1 }, { title: 'ไม่มีรหัส' }, null, 7] });
  expect(list.items.map((item) => item.id)).toEqual(['502330']);
  expect(list.total).toBe(3);
});

test.each([undefined, null, ''])('[3.2-07] a list has items, none when they are %j', (items) => {
  expect(newsList.parse({ items }).items).toEqual([]);
});

test('a list must be an object', () => {
  for (const answer of [null, [], 'ok', 7]) expect(newsList.safeParse(answer).success).toBe(false);
});

test('[2.20-05 3.4-03] a hot-news item has a title and a safe address, whose encoding is removed', () => {
  const hrefOf = (url: unknown) => hotNews.parse({ items: [{ id: 7, title: 'ข่าว', url }] }).items[0]?.href;
  expect(hotNews.parse({ items: [{ id: 7, title: 'ข่าว' }] }).items[0]).toMatchObject({ title: 'ข่าว' });
  expect(hrefOf('%2Fnews%2Fcontent%2F502330')).toBe('/news/content/502330');
  expect(hrefOf(encodeURIComponent('https://www.example/news/content/1'))).toBe('https://www.example/news/content/1');
  expect(hrefOf('/tags?q=%E0%B8%9D%E0%B8%B8%E0%B9%88%E0%B8%99')).toBe('/tags?q=ฝุ่น');
  expect(hrefOf('/tags?q=a%26b')).toBe('/tags?q=a%26b');
  // a decoded address must be safe as well; one that cannot be decoded is unchanged
  for (const url of ['javascript%3Aalert(1)', '%2F%2Fevil.example', '/%09/evil.example', null])
    expect(hrefOf(url)).toBe('/news/content/7');
  expect(hrefOf('/tags?q=%E0%')).toBe('/tags?q=%E0%');
});
