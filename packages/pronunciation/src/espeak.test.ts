import { expect, test } from 'vitest';
import { toEspeakPhonemes } from './espeak.ts';

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
])('the phonemes of %s are %s', (word, mnemonics) => expect(toEspeakPhonemes(word)).toBe(mnemonics));

test('words are separated by spaces and phrases by pauses', () => {
  expect(toEspeakPhonemes('ฝนตก วันนี้')).toBe('fon1 tok2 _: wan3 ni:4');
});
