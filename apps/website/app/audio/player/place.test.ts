import { expect, test } from 'vitest';
import { placeAt, resumeAt } from './place.ts';
import { article } from './testItems.ts';

const [source] = article('1', [12]).sources;
const [other] = article('1', [1]).sources;
if (!source || !other) throw new Error('no sources');

test('a place is a second, and the line that is spoken there', () => {
  expect(placeAt(source, 13)).toEqual({ src: source.src, seconds: 13, line: 'บรรทัดที่สอง' });
  const late = { ...source, highlightTexts: source.highlightTexts.slice(1) };
  expect(placeAt(late, 3).line).toBe('');
});

test('the same sound goes on at its second; another one at the same line, or from the beginning', () => {
  const place = placeAt(source, 13);
  expect(resumeAt(source, place)).toBe(13);
  expect(resumeAt({ ...source, highlightTexts: [] }, place)).toBe(13);
  expect(resumeAt(other, place)).toBe(1);
  expect(resumeAt({ ...other, highlightTexts: [] }, place)).toBe(0);
  expect(resumeAt(other, { ...place, line: 'บรรทัดที่ถูกลบ' })).toBe(0);
  expect(resumeAt(source, undefined)).toBe(0);
});

test('of several lines that say the same it is the nearest', () => {
  const refrain = [0, 20, 40].map((start) => ({ text: 'ซ้ำ', startOffsetSeconds: start, endOffsetSeconds: start + 5 }));
  expect(resumeAt({ ...other, highlightTexts: refrain }, { src: '', seconds: 27, line: 'ซ้ำ' })).toBe(20);
});
