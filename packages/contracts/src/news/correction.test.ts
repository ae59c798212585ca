import { expect, test } from 'vitest';
import { article } from './article.ts';
import { correctionList } from './correction.ts';

const AT = '2026-11-21T18:00:00+07:00';

test('an article has its corrections, without empty notes', () => {
  const corrections = [{ note: 'แก้ชื่อ', at: AT }, { note: '', at: AT }, { note: 'แก้ตัวเลข' }];
  expect(article.parse({ id: 1, title: 'ข่าว', corrections }).corrections).toEqual([
    { note: 'แก้ชื่อ', at: Date.parse(AT) },
    { note: 'แก้ตัวเลข', at: null },
  ]);
});

test('a list of corrections has the addresses of their articles', () => {
  const items = [
    { id: 3, note: 'แก้ชื่อ', at: AT, title: 'ข่าว', url: '/news/content/1' },
    { id: 4, note: 'ไม่มีหัวข้อ' },
  ];
  expect(correctionList.parse({ page: 1, totalPage: 2, items })).toEqual({
    total: 0,
    page: 1,
    totalPage: 2,
    items: [{ id: '3', note: 'แก้ชื่อ', at: Date.parse(AT), title: 'ข่าว', href: '/news/content/1' }],
  });
  expect(correctionList.parse({ items: [{ ...items[0], url: 'javascript:alert(1)' }] }).items[0]?.href).toBe('');
});
