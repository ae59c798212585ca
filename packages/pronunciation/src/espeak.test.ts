import { expect, test } from 'vitest';
import { toEspeakPhonemes, toSpokenLine } from './espeak.ts';
import { pronounce } from './pronounce.ts';

const phonemes = (text: string) => toEspeakPhonemes(pronounce(text));

test.each([
  ['ไทย', 't_hai3'],
  ['ข่าว', 'k_ha:u2'],
  ['กรุง', 'kruN3'],
  ['เมือง', 'mW:aN3'],
  ['เงิน', 'N@n3'],
  ['แห่ง', 'hEN2'],
  ['จะ', 'tS;a?2'],
  ['ชั้น', 'tSan4'],
  ['สอง', 'sO:N1'],
  ['ไม่', 'mai5'],
])('the phonemes of %s are %s', (word, mnemonics) => expect(phonemes(word)).toBe(mnemonics));

test('words are separated by spaces and phrases by pauses', () => {
  expect(phonemes('ฝนตก วันนี้')).toBe('fon1 tok2 _: wan3 ni:4');
});

test('toSpokenLine returns the words with their positions', () => {
  const { phonemes, words } = toSpokenLine('5 คน');
  expect(phonemes).toBe('ha:5 k_hon3');
  expect(words.map(({ start, end }) => [start, end])).toEqual([
    [0, 1],
    [2, 4],
  ]);
});
