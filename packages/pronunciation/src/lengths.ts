/** Words whose vowel is spoken longer or shorter than it is written, with the vowel that is spoken. */
const SPOKEN_VOWELS = new Map([
  ['น้ำ', 'aː'],
  ['ไม้', 'aː'],
  ['ใต้', 'aː'],
  ['ได้', 'aː'],
  ['ไหว้', 'aː'],
  ['เท้า', 'aː'],
  ['เก้า', 'aː'],
  ['เช้า', 'aː'],
  ['เปล่า', 'aː'],
  ['เกล้า', 'aː'],
  ['เงิน', 'ɤ'],
  ['ท่าน', 'a'],
  ['แถว', 'ɛ'],
  ['แป้น', 'ɛ'],
  ['แรด', 'ɛ'],
  ['เพชร', 'e'],
  ['ก้อน', 'ɔː'],
]);

/** The vowel that is spoken in a written syllable, where it is not the written one. */
export const spokenVowel = (written: string): string | undefined => SPOKEN_VOWELS.get(written);
