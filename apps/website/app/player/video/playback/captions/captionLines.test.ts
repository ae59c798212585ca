import { expect, test } from 'vitest';
import { findPartAt, listLinesAt, MAX_CHARACTERS, measureWidth, splitCaption } from './captionLines.ts';

test.each([
  ['กรุงเทพมหานคร', 12],
  ['ปี่', 1],
  ['น้ำ', 2],
  ['ที่นี่', 2],
  ['Sala', 4],
  ['', 0],
])('vowels and tones above and below have no width: %s is %i wide', (text, expected) => {
  expect(measureWidth(text)).toBe(expected);
});

const SENTENCE =
  'นายกรัฐมนตรีแถลงผลการประชุมคณะรัฐมนตรีเมื่อวานนี้ว่าที่ประชุมเห็นชอบโครงการพัฒนาระบบขนส่งทางรางระยะที่สองตามที่กระทรวงคมนาคมเสนอ';

test.each([37, 24, 18, 12, 5])('lines are at most %i wide, complete, and in parts of at most two', (most) => {
  const parts = splitCaption(SENTENCE, most);
  for (const lines of parts) expect(lines.length).toBeLessThanOrEqual(2);
  for (const line of parts.flat()) expect(measureWidth(line)).toBeLessThanOrEqual(most);
  expect(parts.flat().join('')).toBe(SENTENCE);
});

test('lines are broken between words', () => {
  expect(splitCaption(SENTENCE).flat().slice(0, 2)).toEqual([
    'นายกรัฐมนตรีแถลงผลการประชุมคณะรัฐมนตรีเมื่อ',
    'วานนี้ว่าที่ประชุมเห็นชอบโครงการพัฒนาระบบขนส่ง',
  ]);
});

test('lines that fit keep the breaks of their author', () => {
  expect(splitCaption('แล้วสะพานก็เปิดไฟ\nบอกว่าวันนี้ผ่านไปแล้ว')).toEqual([['แล้วสะพานก็เปิดไฟ', 'บอกว่าวันนี้ผ่านไปแล้ว']]);
  expect(splitCaption('แล้วสะพานก็เปิดไฟ\n\n บอกว่าวันนี้ผ่านไปแล้ว ')[0]).toHaveLength(2);
});

test('three lines become two and one', () => {
  expect(splitCaption('หนึ่ง\nสอง\nสาม', 8)).toEqual([['หนึ่ง สอง', 'สาม']]);
});

test('punctuation stays with its word, and a bracket with the text that it encloses', () => {
  for (let most = 9; most < 30; most++) {
    const lines = splitCaption('เขาพูดช้า ๆ ว่า “เร็ว ๆ นี้” (มีเสียงหัวเราะ) จริง ๆ ครับ!', most).flat();
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) {
      expect(line).not.toMatch(/^[ๆฯ)”!]/);
      expect(line).not.toMatch(/[(“]$/);
    }
  }
});

test('a word that is too long is cut, and marks stay on their letters', () => {
  const lines = splitCaption('ก้'.repeat(100)).flat();
  expect(lines.every((line) => measureWidth(line) <= MAX_CHARACTERS && line.startsWith('ก้'))).toBe(true);
  expect(lines.join('')).toBe('ก้'.repeat(100));
});

test('an empty caption has no parts', () => {
  expect(splitCaption(' \n ')).toEqual([]);
  expect(findPartAt([], 0.5)).toEqual([]);
});

test('parts are shown in proportion to their length', () => {
  const parts = [['กขคง'], ['จ'], ['ฉชซฌญ']];
  expect([0, 0.39, 0.41, 0.49, 0.51, 1].map((share) => parts.indexOf(findPartAt(parts, share)))).toEqual([
    0, 0, 1, 1, 2, 2,
  ]);
});

test('of simultaneous cues the newest two lines are shown', () => {
  const cue = (text: string, startTime: number) => ({ text, startTime, endTime: 10 });
  expect(listLinesAt([cue('ไปไหน\nมา', 0), cue('ครับ', 4), cue('ครับ', 5)], 37, 6)).toEqual(['ครับ', 'ครับ']);
  expect(listLinesAt([cue('ไปไหน', 0), cue('ตลาด', 4)], 37, 6)).toEqual(['ไปไหน', 'ตลาด']);
  expect(listLinesAt([], 37, 6)).toEqual([]);
});

test('a cue without a known end shows its first part', () => {
  expect(listLinesAt([{ text: SENTENCE, startTime: 0, endTime: Number.POSITIVE_INFINITY }], 37, 60)).toEqual(
    splitCaption(SENTENCE)[0],
  );
});
