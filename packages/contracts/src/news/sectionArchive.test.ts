import { expect, test } from 'vitest';
import { withPages } from '../wire/wire.ts';
import { categoryPortal, SECTION_PAGE_SIZE, sectionArchive } from './sectionArchive.ts';

test('an archive has its header and counts', () => {
  const archive = sectionArchive.parse({
    minTs: 1771400000,
    currentTime: '2026-02-18T15:28:35+07:00',
    total: 100,
    page: 2,
    pageCount: 5,
    totalPage: 5,
    header: { sectionName: 'การเมือง', sectionEn: 'politics', imgUrl: '' },
    items: [{ id: 1, title: 'ข่าว' }],
  });
  expect(archive).toMatchObject({ total: 100, page: 2, totalPage: 5, header: { sectionEn: 'politics' } });
  expect(archive.items[0]?.id).toBe('1');
});

test.each([
  [{ page: 2, totalPage: 5, pageCount: 4, total: 9 }, 2, 5],
  [{ totalPage: null, pageCount: 4, total: 40 }, 3, 4],
  [{ page: null, total: 49 }, 3, 3],
  [{}, 3, 3],
  [{ items: Array.from({ length: 23 }, (_, id) => ({ id, title: 'ข่าว' })) }, 3, 3],
  [{ items: Array.from({ length: 24 }, (_, id) => ({ id, title: 'ข่าว' })) }, 3, 4],
  [{ total: 72, items: Array.from({ length: 24 }, (_, id) => ({ id, title: 'ข่าว' })) }, 3, 3],
  // one of them is sent twice
  [{ items: Array.from({ length: 24 }, (_, id) => ({ id: Math.max(1, id), title: 'ข่าว' })) }, 3, 4],
  // one of them cannot be read
  [{ items: Array.from({ length: 24 }, (_, id) => ({ id, title: id > 0 ? 'ข่าว' : null })) }, 3, 4],
  // a service that sends everything at once knows no pages
  [{ items: Array.from({ length: 25 }, (_, id) => ({ id, title: 'ข่าว' })) }, 3, 3],
])('the third page of an archive of %j is page %i of %i', (counts, page, totalPage) => {
  expect(withPages(sectionArchive, 3, SECTION_PAGE_SIZE).parse(counts)).toMatchObject({ page, totalPage });
});

test('a list that is not counted ends with its 200th page', () => {
  const items = Array.from({ length: SECTION_PAGE_SIZE }, (_, id) => ({ id, title: 'ข่าว' }));
  const totalPages = [199, 200].map(
    (page) => withPages(sectionArchive, page, SECTION_PAGE_SIZE).parse({ items }).totalPage,
  );
  expect(totalPages).toEqual([200, 200]);
  expect(withPages(sectionArchive, 200, SECTION_PAGE_SIZE).parse({ items, total: 9000 }).totalPage).toBe(375);
});

test('an article that is sent twice stands once in a page of an archive', () => {
  const items = [1, 2, 1].map((id) => ({ id, title: 'ข่าว' }));
  expect(
    withPages(sectionArchive, 1, SECTION_PAGE_SIZE)
      .parse({ items })
      .items.map(({ id }) => id),
  ).toEqual(['1', '2']);
});

test.each([undefined, null, ''])('every field of an archive may be %j', (nothing) => {
  const fields = ['minTs', 'currentTime', 'total', 'page', 'pageCount', 'totalPage', 'header', 'items'];
  expect(sectionArchive.parse(Object.fromEntries(fields.map((field) => [field, nothing])))).toEqual({
    minTs: 0,
    currentTime: '',
    total: 0,
    page: 0,
    pageCount: 0,
    totalPage: 0,
    header: { sectionName: '', sectionEn: '', imgUrl: '' },
    items: [],
  });
});

test('a category of the portal without a header keeps its articles', () => {
  const { sections } = categoryPortal.parse({ sections: [{ header: null, items: [{ id: 1, title: 'ข่าว' }] }, null] });
  expect(sections.map((section) => section.items.length)).toEqual([1]);
});
