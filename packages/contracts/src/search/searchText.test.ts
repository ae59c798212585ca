import { expect, test } from 'vitest';
import { toSearchText } from './searchText.ts';

test.each([
  ['  น้ำท่วม ', 'น้ำท่วม'],
  ['a\0b\nc', 'a b c'],
  ['\ud800', '\ufffd'],
  ['<b>"x" OR 1=1</b>', '<b>"x" OR 1=1</b>'],
  ['\u200b \ufeff\u2060\u00ad', ''],
  ['น้ำ\u200bท่วม', 'น้ำ\u200bท่วม'],
  ['', ''],
])('toSearchText turns %j into %j', (written, read) => {
  expect(toSearchText(written)).toBe(read);
});

test('toSearchText cuts a long text between characters', () => {
  expect(toSearchText('ก'.repeat(10_000))).toBe('ก'.repeat(200));
  expect(toSearchText('🌊'.repeat(10_000))).toBe('🌊'.repeat(200));
});
