import { expect, test } from 'vitest';
import { readWords } from './words.ts';

const splitText = (text: string, dictionary: [string, string][] = []): string =>
  readWords(text, [new Map(dictionary)])
    .map(({ start, end, syllables }) => `${text.slice(start, end)}:${syllables.length}`)
    .join(' ');

test('a text is split into words', () => expect(splitText('นักข่าววันนี้')).toBe('นัก:1 ข่าว:1 วัน:1 นี้:1'));

test('การกระตุ้น is split into การ and กระตุ้น', () => expect(splitText('การกระตุ้น')).toBe('การ:1 กระตุ้น:2'));

test('a single remaining letter belongs to the word beside it', () => expect(splitText('ฟรังค์')).toBe('ฟรังค์:1'));

test('the caller’s dictionary takes precedence over the built-in words and rules', () => {
  expect(splitText('ชินวัตร', [['ชินวัตร', 'ชิน-นะ-วัด']])).toBe('ชินวัตร:3');
  const [word] = readWords('ราชการ', [new Map([['ราชการ', 'ราด-กาน']])]);
  expect(word?.syllables).toHaveLength(2);
});

test('the first of two dictionaries takes precedence', () => {
  const [word] = readWords('กรณี', [new Map([['กรณี', 'กอ-ระ-นี']]), new Map([['กรณี', 'กะ-ระ-นี']])]);
  expect(word?.syllables[0]?.vowel).toBe('ɔː');
});

test('a dictionary entry does not match within another word', () => {
  expect(splitText('กรม', [['กร', 'กอน']])).toBe('กรม:1');
  expect(splitText('นครา', [['นคร', 'นะ-คอน']])).not.toContain('นคร:');
});
