import { expect, test } from 'vitest';
import { pageContent } from './pageContent.ts';

test('a page has its sections and their articles', () => {
  const item = {
    id: 502330,
    title: 'ข่าว',
    description: 'ความนำ',
    date: '2026-02-18T15:28:35+07:00',
    url: '/news/content/502330',
    imgUrl: 'https://media.example/a.jpg',
    category: 'การเมือง',
    isClip: true,
    viewCount: '12',
  };
  const sections = [{ id: 1, type: 'lead', title: 'ข่าวเด่น', url: '/news', data: [item] }];
  expect(pageContent.parse({ sections }).sections).toEqual([
    {
      id: '1',
      type: 'lead',
      title: 'ข่าวเด่น',
      href: '/news',
      items: [
        {
          id: '502330',
          title: 'ข่าว',
          href: '/news/content/502330',
          category: 'การเมือง',
          description: 'ความนำ',
          picture: 'https://media.example/a.jpg',
          publishedAt: Date.UTC(2026, 1, 18, 8, 28, 35),
          views: 12,
          kind: 'clip',
          pictureCount: 0,
          hasAudio: false,
        },
      ],
    },
  ]);
});

test.each([undefined, null, ''])('optional fields of a section or an article may be %j', (nothing) => {
  const item = {
    id: 1,
    title: 'ข่าว',
    description: nothing,
    date: nothing,
    url: nothing,
    imgUrl: nothing,
    media: nothing,
  };
  const sections = [{ id: 'a', type: 'lead', title: nothing, url: nothing, data: [item] }];
  const [section] = pageContent.parse({ sections }).sections;
  expect(section).toMatchObject({ id: 'a', title: '', href: '' });
  expect(section?.items[0]).toMatchObject({ href: '/news/content/1', picture: '', publishedAt: null, kind: 'article' });
  expect(pageContent.parse({ sections: [{ id: 'a', type: 'lead', data: nothing }] }).sections[0]?.items).toEqual([]);
  expect(pageContent.parse({ sections: nothing }).sections).toEqual([]);
});

test('a section of an unknown type is accepted', () => {
  expect(pageContent.parse({ sections: [{ id: 1, type: 'carousel' }] }).sections[0]?.type).toBe('carousel');
});

test('a section without an id is shown, an article without one is not', () => {
  const data = [{ title: 'ข่าว' }, { id: 2, title: 'ข่าว' }];
  const sections = [undefined, null, ''].map((id) => ({ id, type: 'lead', data }));
  const read = pageContent.parse({ sections }).sections;
  expect(read.map((section) => section.id)).toEqual(['at-0', 'at-1', 'at-2']);
  expect(read[0]?.items.map((item) => item.id)).toEqual(['2']);
});

test('an invalid section or article is omitted', () => {
  const sections = [null, { id: 1 }, { id: 2, type: 'lead', data: [{ id: 1 }, { id: 2, title: 'ข่าว' }] }];
  const read = pageContent.parse({ sections }).sections;
  expect(read.map((section) => section.items.map((item) => item.id))).toEqual([['2']]);
});

test('unsafe addresses in a page are replaced or emptied', () => {
  const data = [{ id: 1, title: 'ข่าว', url: 'javascript:alert(1)', imgUrl: '//evil.test/a.jpg' }];
  const [section] = pageContent.parse({ sections: [{ id: 1, type: 'lead', url: '//evil.test', data }] }).sections;
  expect(section?.href).toBe('');
  expect(section?.items[0]).toMatchObject({ href: '/news/content/1', picture: '' });
});

test('several sections may have the same article', () => {
  const data = [{ id: 1, title: 'ข่าว' }];
  const sections = ['lead', 'latest'].map((type, id) => ({ id, type, data }));
  expect(pageContent.parse({ sections }).sections.map((section) => section.items.length)).toEqual([1, 1]);
});
