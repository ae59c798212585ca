import { expect, test } from 'vitest';
import { parseArticleFile } from './articleFile.ts';
import { describeDifferences } from './differences.ts';

const FILE = '---\nsection: sport\ntitle: ทีมเข้ารอบ\ntags: ก, ข\n---\nหนึ่ง\n\nสอง\n\nสาม';
const differencesOf = (before: string, after: string) =>
  describeDifferences(parseArticleFile(before).content, parseArticleFile(after).content).map(
    (one) => `${one.in} ${one.text}`,
  );

test('differences are listed by field and paragraph, without what both versions share', () => {
  const after = FILE.replace('เข้ารอบ', 'ตกรอบ').replace('tags: ก, ข\n', '').replace('สอง', 'สองแก้').concat('\n\nสี่');
  expect(differencesOf(FILE, after)).toEqual([
    'before title: ทีมเข้ารอบ',
    'before tags: ก, ข',
    'after title: ทีมตกรอบ',
    'before <p>สอง</p>',
    'after <p>สองแก้</p>',
    'after <p>สี่</p>',
  ]);
});

test('paragraphs of HTML are compared one by one, regardless of line breaks', () => {
  const html = (...parts: string[]) => `---\nsection: sport\ntitle: ก\n---\n${parts.join('')}`;
  expect(differencesOf(html('<h2>ก</h2>', '<p>ข</p>'), html('<h2>ก</h2>\n\n', '<p>ค</p>'))).toEqual([
    'before <p>ข</p>',
    'after <p>ค</p>',
  ]);
});

test('equal versions have no differences', () => {
  expect(differencesOf(FILE, FILE)).toEqual([]);
});
