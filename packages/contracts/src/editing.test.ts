import { expect, test } from 'vitest';
import { article } from './article.ts';
import { articlePreview, correctionList, redirection, withdrawal } from './editing.ts';

const AT = '2026-11-21T18:00:00+07:00';

test('an article carries what was corrected in it; a note that says nothing is left out', () => {
  const corrections = [{ note: 'แก้ชื่อ', at: AT }, { note: '', at: AT }, { note: 'แก้ตัวเลข' }];
  expect(article.parse({ id: 1, title: 'ข่าว', corrections }).corrections).toEqual([
    { note: 'แก้ชื่อ', at: Date.parse(AT) },
    { note: 'แก้ตัวเลข', at: null },
  ]);
});

test('the corrections are read with the addresses of their articles', () => {
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

test('a preview is an article with its version and its end', () => {
  const read = articlePreview.parse({ version: 3, expiresAt: AT, article: { id: '0', title: 'ร่าง' } });
  expect(read).toMatchObject({ version: 3, expiresAt: Date.parse(AT), article: { id: '0', title: 'ร่าง' } });
});

test('a withdrawal may say nothing, a redirect must say where', () => {
  expect(withdrawal.parse({ status: 410 })).toEqual({ reason: '', withdrawnAt: null });
  expect(redirection.safeParse({ to: '' }).success).toBe(false);
});
