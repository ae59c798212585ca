import { expect, test } from 'vitest';
import { findResumeSeconds, toResumePosition } from './resumePosition.ts';
import { createItem } from './testItems.ts';

const [source] = createItem('1', [12]).sources;
const [other] = createItem('1', [1]).sources;
if (!source || !other) throw new Error('no sources');

test('a resume position has the source, the second and the line at that second', () => {
  expect(toResumePosition(source, 13)).toEqual({ src: source.src, seconds: 13, line: 'บรรทัดที่สอง' });
  const late = { ...source, highlightTexts: source.highlightTexts.slice(1) };
  expect(toResumePosition(late, 3).line).toBe('');
});

test('the same sound resumes at its second; another one at the same line, or from the beginning', () => {
  const place = toResumePosition(source, 13);
  expect(findResumeSeconds(source, place)).toBe(13);
  expect(findResumeSeconds({ ...source, highlightTexts: [] }, place)).toBe(13);
  expect(findResumeSeconds(other, place)).toBe(1);
  expect(findResumeSeconds({ ...other, highlightTexts: [] }, place)).toBe(0);
  expect(findResumeSeconds(other, { ...place, line: 'บรรทัดที่ถูกลบ' })).toBe(0);
  expect(findResumeSeconds(source, undefined)).toBe(0);
});

test('of several lines with the same text the nearest is chosen', () => {
  const refrain = [0, 20, 40].map((start) => ({ text: 'ซ้ำ', startOffsetSeconds: start, endOffsetSeconds: start + 5 }));
  expect(findResumeSeconds({ ...other, highlightTexts: refrain }, { src: '', seconds: 27, line: 'ซ้ำ' })).toBe(20);
});
