import { expect, test } from 'vitest';
import { isSitePath, isTopicId, situationEntries, topic, topicList } from './topic.ts';

test('a topic has its fields and its news', () => {
  const wire = {
    title: 'น้ำท่วม',
    description: 'ติดตาม',
    imgUrl: 'https://media.example/1.jpg',
    items: [{ id: 1, title: 'ก' }],
  };
  expect(topic.parse(wire)).toMatchObject({
    title: 'น้ำท่วม',
    description: 'ติดตาม',
    picture: 'https://media.example/1.jpg',
    items: [{ id: '1', title: 'ก' }],
  });
});

test.each([undefined, null, ''])('a topic requires a title alone, and other fields may be %j', (nothing) => {
  const wire = { title: 'น้ำท่วม', description: nothing, imgUrl: nothing, items: nothing };
  expect(topic.parse(wire)).toEqual({
    title: 'น้ำท่วม',
    description: '',
    picture: '',
    pictureAlt: '',
    href: '',
    items: [],
    tags: [],
    isLive: false,
    startedAt: null,
    endedAt: null,
    facts: [],
    keyEvents: [],
  });
  expect(topic.safeParse({ ...wire, title: nothing }).success).toBe(false);
});

test('the topics of a list have safe addresses', () => {
  const items = [
    { id: 'flood', title: 'น้ำท่วม', url: '/flood' },
    { id: 'x', title: 'ก', url: '//evil.test' },
  ];
  expect(topicList.parse({ items }).items.map((item) => [item.id, item.href])).toEqual([
    ['flood', '/flood'],
    ['x', '/news'],
  ]);
});

test('a situation has its facts and key events, without empty ones', () => {
  const wire = {
    title: 'น้ำท่วม',
    isLive: true,
    startTime: '2026-02-18T08:00:00+07:00',
    tags: [{ title: 'พายุ' }],
    facts: [
      { label: 'ผู้อพยพ', value: '1,284 คน', time: '2026-02-18T09:00:00+07:00' },
      { label: 'ว่าง', value: '' },
    ],
    keyEvents: [{ id: 7, title: 'ประกาศอพยพ', publishTime: null }, { id: 8 }],
  };
  expect(topic.parse(wire)).toMatchObject({
    isLive: true,
    startedAt: Date.UTC(2026, 1, 18, 1),
    tags: [{ title: 'พายุ', href: '/tags?q=พายุ' }],
    facts: [{ label: 'ผู้อพยพ', value: '1,284 คน', source: '', at: Date.UTC(2026, 1, 18, 2) }],
    keyEvents: [{ id: '7', title: 'ประกาศอพยพ', at: null }],
  });
});

test('situation entries have their fields, and one without a headline is omitted', () => {
  const picture = { imgUrl: 'javascript:x', imgAlt: 'เขื่อน', imgCredit: 'ภาพ: ศาลา' };
  const items = [{ id: 2, title: 'น้ำลด', content: '<p>ก</p>', ...picture, isKey: true }, { id: 1 }];
  expect(situationEntries.parse({ items })).toEqual({
    isLive: false,
    total: 0,
    hasMore: false,
    items: [
      {
        id: '2',
        title: 'น้ำลด',
        html: '<p>ก</p>',
        picture: '',
        pictureAlt: 'เขื่อน',
        credit: 'ภาพ: ศาลา',
        caption: '',
        isKey: true,
        publishedAt: null,
        updatedAt: null,
      },
    ],
  });
});

test.each(['flood', 'prime-minister-31', 'a', '31'])('%s is a valid id of a topic', (id) => {
  expect(isTopicId(id)).toBe(true);
});

test.each([
  '',
  'Flood',
  'น้ำท่วม',
  'a/b',
  '-a',
  'a-',
  'a b',
  'news',
  'live',
  'assets',
  'sound',
  'streams',
  'static',
  'x'.repeat(61),
])('%s is no valid id of a topic', (id) => {
  expect(isTopicId(id)).toBe(false);
});

test.each([
  ['/news', true],
  ['/news/content/1', true],
  ['/watch/abc', true],
  ['/watch', false],
  ['/watch/', false],
  ['/', false],
  ['/flood', false],
  ['news', false],
])('that %s is a path of the site is %s', (path, isOfSite) => {
  expect(isSitePath(path)).toBe(isOfSite);
});

test('a post that is sent twice stands once in the log of a situation', () => {
  const items = [1, 2, 1].map((id) => ({ id, title: 'ฝนตก' }));
  expect(situationEntries.parse({ items }).items.map(({ id }) => id)).toEqual(['1', '2']);
});
