import { expect, test } from 'vitest';
import { article } from './article.ts';

const LEAST = { id: '502330', title: 'ข่าว' };

test('an article has the fields that its page needs', () => {
  const read = article.parse({
    ...LEAST,
    id: 502330,
    categoryName: 'การเมือง',
    categoryUrl: '/news/categories/politics',
    image: 'https://media.example/a.jpg',
    abstract: 'ความนำ',
    content: '<p>เนื้อข่าว</p>',
    credit: 'ภาพ: ช่างภาพ',
    tags: [{ title: 'งบประมาณ', url: '/tags?q=งบประมาณ' }],
    viewCount: 5,
    byAi: 'true',
    publishTime: '2026-02-18T15:28:35+07:00',
    lastUpdateTime: '2026-02-18T16:00:00+07:00',
    relatedNews: [{ id: 1, title: 'ข่าวที่เกี่ยวข้อง' }],
    recommendedNews: [{ id: 2, title: 'ข่าวแนะนำ' }],
    gallery: [{ id: 3, imgUrl: 'https://media.example/g.jpg', caption: 'คำบรรยาย', credit: null }],
    refCode: 'news/502330',
  });
  expect(read).toMatchObject({
    id: '502330',
    category: 'การเมือง',
    categoryHref: '/news/categories/politics',
    lead: 'ความนำ',
    html: '<p>เนื้อข่าว</p>',
    picture: 'https://media.example/a.jpg',
    credit: 'ภาพ: ช่างภาพ',
    byAi: true,
    views: 5,
    publishedAt: Date.UTC(2026, 1, 18, 8, 28, 35),
    updatedAt: Date.UTC(2026, 1, 18, 9),
    tags: [{ title: 'งบประมาณ', href: '/tags?q=งบประมาณ' }],
    gallery: [{ id: '3', picture: 'https://media.example/g.jpg', caption: 'คำบรรยาย', credit: '' }],
    refCode: 'news/502330',
  });
  expect(read.related.map((item) => item.id)).toEqual(['1']);
  expect(read.recommended.map((item) => item.id)).toEqual(['2']);
});

test.each([undefined, null, '', {}])('every field but id and title may be %j', (nothing) => {
  const fields = [
    'abstract',
    'content',
    'image',
    'imageAlt',
    'imageIsDecoration',
    'imgUrl',
    'media',
    'categoryName',
    'categoryUrl',
    'credit',
    'byAi',
  ];
  const more = [
    'tags',
    'gallery',
    'authors',
    'seoTitle',
    'seoDescription',
    'corrections',
    'relatedNews',
    'recommendedNews',
    'viewCount',
    'publishTime',
    'lastUpdateTime',
  ];
  const rest = ['refCode', 'voiceUpdatedAt', 'publishTimeTh', 'revisionInfo', 'description', 'isClip', 'isGallery'];
  const wire = Object.fromEntries([...fields, ...more, ...rest].map((field) => [field, nothing]));
  expect(article.parse({ ...wire, ...LEAST })).toEqual({
    ...LEAST,
    path: '/news/content/502330',
    category: '',
    categoryId: '',
    categoryHref: '',
    description: '',
    lead: '',
    html: '',
    picture: '',
    pictureAlt: null,
    credit: '',
    byAi: false,
    seoTitle: '',
    seoDescription: '',
    authors: [],
    publishedAt: null,
    updatedAt: null,
    views: 0,
    tags: [],
    related: [],
    recommended: [],
    gallery: [],
    refCode: '',
    hasSummary: false,
    readings: [],
    canBeHeard: false,
    corrections: [],
  });
});

test('a feature has the path of a feature, and any other article the default path', () => {
  const pathOf = (url: string) => article.parse({ ...LEAST, url }).path;
  expect(pathOf('/now/content/502330')).toBe('/now/content/502330');
  for (const url of ['/news/content/502330', 'https://elsewhere.example/now/content/502330', '//now/content/1', ''])
    expect(pathOf(url)).toBe('/news/content/502330');
});

test.each([
  [{ imgUrl: 'https://media.example/i.jpg', image: 'https://media.example/a.jpg' }, 'https://media.example/i.jpg'],
  [
    { image: 'https://media.example/a.jpg', media: { default: 'https://media.example/d.jpg' } },
    'https://media.example/a.jpg',
  ],
  [{ media: { default: 'https://media.example/d.jpg' } }, 'https://media.example/d.jpg'],
])('the picture of %j is %s', (wire, picture) => {
  expect(article.parse({ ...LEAST, ...wire }).picture).toBe(picture);
});

test('a tag without a valid address leads to its search', () => {
  const tags = [{ title: 'น้ำ & ไฟ' }, { title: 'a', url: 'javascript:alert(1)' }, { title: 'ครึ่ง\ud83d', url: null }];
  expect(article.parse({ ...LEAST, tags }).tags.map((tag) => tag.href)).toEqual([
    '/tags?q=น้ำ%20%26%20ไฟ',
    '/tags?q=a',
    '/tags?q=ครึ่ง%EF%BF%BD',
  ]);
});

test('a picture of the gallery without an id is shown, too', () => {
  const imgUrl = 'https://media.example/g.jpg';
  const gallery = [{ id: 1, imgUrl }, { imgUrl }, { id: null, imgUrl }, { id: '', imgUrl }];
  const read = article.parse({ ...LEAST, gallery }).gallery;
  expect(read.map(({ id }) => id)).toEqual(['1', 'at-1', 'at-2', 'at-3']);
  expect(article.safeParse({ title: 'ข่าว', gallery }).success).toBe(false);
});

test('an invalid tag, picture or related article is omitted', () => {
  const read = article.parse({
    ...LEAST,
    tags: [{ title: '' }, null, 'น้ำท่วม', { title: 'น้ำท่วม' }],
    gallery: [null, {}, { id: 1, imgUrl: 'javascript:alert(1)' }, { id: 2, caption: 'คำบรรยาย' }],
    relatedNews: [{ id: 1 }, { id: 2, title: 'ข่าว' }],
  });
  expect(read.tags.map((tag) => tag.title)).toEqual(['น้ำท่วม']);
  expect(read.gallery).toEqual([]);
  expect(read.related.map((item) => item.id)).toEqual(['2']);
});

test.each([
  ['', false],
  ['true', true],
  [null, false],
])('byAi %j becomes %j', (byAi, read) => {
  expect(article.parse({ ...LEAST, byAi }).byAi).toBe(read);
});

test('an article without an id or a title is rejected', () => {
  for (const wire of [{}, null, [], { id: 1 }, { title: 'ข่าว' }, { id: 1, title: '' }])
    expect(article.safeParse(wire).success).toBe(false);
});

test.each([
  [{ imageAlt: 'ชาวบ้าน' }, 'ชาวบ้าน'],
  [{ imageAlt: 'ชาวบ้าน', imageIsDecoration: true }, ''],
  [{}, null],
])('the alternative text of the picture of %j is %j', (wire, alt) => {
  expect(article.parse({ ...wire, ...LEAST }).pictureAlt).toBe(alt);
});
