import { expect, test } from 'vitest';
import { article } from './article.ts';
import { articlePreview, authorNews, correctionList, redirection, withdrawal } from './editing.ts';

const AT = '2026-11-21T18:00:00+07:00';

test('an article has its corrections, without empty notes', () => {
  const corrections = [{ note: 'แก้ชื่อ', at: AT }, { note: '', at: AT }, { note: 'แก้ตัวเลข' }];
  expect(article.parse({ id: 1, title: 'ข่าว', corrections }).corrections).toEqual([
    { note: 'แก้ชื่อ', at: Date.parse(AT) },
    { note: 'แก้ตัวเลข', at: null },
  ]);
});

test('an article has its authors with their pages, without nameless ones', () => {
  const authors = [
    { name: 'มาลี', url: '/news/authors/malee' },
    { name: '' },
    { name: 'สมศักดิ์', url: 'javascript:alert(1)' },
  ];
  expect(article.parse({ id: 1, title: 'ข่าว', authors }).authors).toEqual([
    { name: 'มาลี', href: '/news/authors/malee' },
    { name: 'สมศักดิ์', href: '' },
  ]);
});

test('an author’s news has the author and the articles, and requires a name', () => {
  const items = [{ id: 1, title: 'ข่าว' }];
  const read = authorNews.parse({
    total: 1,
    page: 1,
    totalPage: 1,
    items,
    author: { name: 'มาลี', imgUrl: '//evil.example' },
  });
  expect(read).toMatchObject({ total: 1, author: { name: 'มาลี', jobTitle: '', about: '', picture: '' } });
  expect(authorNews.safeParse({ items, author: { jobTitle: 'ผู้สื่อข่าว' } }).success).toBe(false);
});

test('a list of corrections has the addresses of their articles', () => {
  const items = [
    { id: 3, note: 'แก้ชื่อ', at: AT, title: 'ข่าว', url: '/news/content/1' },
    { id: 4, note: 'ไม่มีหัวข้อ' },
  ];
  expect(correctionList.parse({ page: 1, totalPage: 2, items })).toEqual({
    page: 1,
    totalPage: 2,
    items: [{ id: '3', note: 'แก้ชื่อ', at: Date.parse(AT), title: 'ข่าว', href: '/news/content/1' }],
  });
  expect(correctionList.parse({ items: [{ ...items[0], url: 'javascript:alert(1)' }] }).items[0]?.href).toBe('');
});

test('a preview has an article, its version and its expiry', () => {
  const read = articlePreview.parse({ version: 3, expiresAt: AT, article: { id: '0', title: 'ร่าง' } });
  expect(read).toMatchObject({ version: 3, expiresAt: Date.parse(AT), article: { id: '0', title: 'ร่าง' } });
});

test('a withdrawal may lack a reason, and a redirect requires a target', () => {
  expect(withdrawal.parse({ status: 410 })).toEqual({ reason: '', withdrawnAt: null });
  expect(redirection.safeParse({ to: '' }).success).toBe(false);
});
