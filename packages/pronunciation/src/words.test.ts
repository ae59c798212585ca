import { expect, test } from 'vitest';
import { readWords } from './words.ts';

const parted = (text: string, dictionary: [string, string][] = []): string =>
  readWords(text, [new Map(dictionary)])
    .map(({ start, end, syllables }) => `${text.slice(start, end)}:${syllables.length}`)
    .join(' ');

test('words are those of the news', () => expect(parted('นักข่าววันนี้')).toBe('นัก:1 ข่าว:1 วัน:1 นี้:1'));

test('การกระตุ้น is read as its words are', () => expect(parted('การกระตุ้น')).toBe('การ:1 กระตุ้น:2'));

test('a letter that is left alone belongs to the word at its side', () => expect(parted('ฟรังค์')).toBe('ฟรังค์:1'));

test('a word of the given dictionary wins over those and the rules', () => {
  expect(parted('ชินวัตร', [['ชินวัตร', 'ชิน-นะ-วัด']])).toBe('ชินวัตร:3');
  const [word] = readWords('ราชการ', [new Map([['ราชการ', 'ราด-กาน']])]);
  expect(word?.syllables).toHaveLength(2);
});

test('the earlier dictionary wins', () => {
  const [word] = readWords('กรณี', [new Map([['กรณี', 'กอ-ระ-นี']]), new Map([['กรณี', 'กะ-ระ-นี']])]);
  expect(word?.syllables[0]?.vowel).toBe('ɔː');
});

test('an entry is no part of another word', () => {
  expect(parted('กรม', [['กร', 'กอน']])).toBe('กรม:1');
  expect(parted('นครา', [['นคร', 'นะ-คอน']])).not.toContain('นคร:');
});
