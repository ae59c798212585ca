import { expect, test } from 'vitest';
import { createRewriter } from './rewrite.ts';

/** A rewritten line, with `|` for borders of words and `-` for those of syllables. */
const rewrite = (line: string, entries: Record<string, string>) =>
  createRewriter(new Map(Object.entries(entries)))(line)
    .replaceAll('\u200b', '|')
    .replaceAll('\u2060', '-');

test('dictionary words are replaced anywhere in a line', () => {
  const entries = { NATO: 'นา-โต้', อนุทิน: 'อะ-นุ-ทิน', 'ก.พ.': 'กุม-พา', G7: 'จี เจ็ด' };
  expect(rewrite('กลุ่มNATOประชุม (NATO) วันที่ 3 ก.พ. กับG7', entries)).toBe(
    'กลุ่ม|นา-โต้|ประชุม (|นา-โต้|) วันที่ 3 |กุม-พา| กับ|จี|เจ็ด|',
  );
  expect(rewrite('นายอนุทินเดินทาง', entries)).toBe('นาย|อะ-นุ-ทิน|เดินทาง');
  expect(rewrite('NATO', entries)).toBe('|นา-โต้|');
});

test('a dictionary word is not replaced within another word', () => {
  const entries = { กร: 'กอน', กรณ์: 'กอน', NATO: 'นา-โต้' };
  for (const line of ['กรมอนามัย', 'อุปกรณ์', 'SNATO NATOs NATO7']) expect(rewrite(line, entries)).toBe(line);
  expect(rewrite('นายกร เดินทาง', entries)).toBe('นาย|กอน| เดินทาง');
});

test('a name that word segmentation does not know is replaced even without a space after it', () => {
  expect(rewrite('ศักดิ์สยามกล่าวว่า', { ศักดิ์สยาม: 'สัก-สะ-หยาม' })).toBe('|สัก-สะ-หยาม|กล่าวว่า');
  expect(rewrite('เชาวรินกล่าว', { เชาว์: 'เชา', เชาวริน: 'เชา-วะ-ริน' })).toBe('|เชา-วะ-ริน|กล่าว');
  // a vowel belongs to the letter before it, so that this is another name
  expect(rewrite('ธนากานต์', { ธนาก: 'ทะ-นาก' })).toBe('ธนากานต์');
});

test('the longest dictionary word wins, and replacements are not replaced again', () => {
  expect(rewrite('สภา สภาผู้แทน', { สภา: 'สะ-พา', สภาผู้แทน: 'สะ-พา-แทน', พา: 'บา' })).toBe('|สะ-พา| |สะ-พา-แทน|');
});

test('invisible characters in an article do not split a word', () => {
  const line = 'รัฐ\u00adบาล\ufeffและ\u200bอนุ\u2060ทิ\u200bน';
  expect(rewrite(line, {})).toBe('รัฐบาลและอนุทิน');
  expect(rewrite(line, { อนุทิน: 'อะ-นุ-ทิน' })).toBe('รัฐบาลและ|อะ-นุ-ทิน|');
});

test('without a dictionary a line is unchanged', () => {
  expect(rewrite('กลุ่มNATOประชุม', {})).toBe('กลุ่มNATOประชุม');
});
