import { expect, test } from 'vitest';
import { toSearchText } from './searchText.ts';

test.each([
  ['  น้ำท่วม ', 'น้ำท่วม'],
  ['a\0b\nc', 'a b c'],
  ['\ud800', '\ufffd'],
  ['<b>"x" OR 1=1</b>', '<b>"x" OR 1=1</b>'],
  ['', ''],
])('%j is read as %j', (written, read) => {
  expect(toSearchText(written)).toBe(read);
});

test('what is too long is cut, between characters', () => {
  expect(toSearchText('ก'.repeat(10_000))).toBe('ก'.repeat(200));
  expect(toSearchText('🌊'.repeat(10_000))).toBe('🌊'.repeat(200));
});
