/** Words whose vowel is spoken longer or shorter than written, with the spoken vowel. */
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
  ['แต่ง', 'ɛː'],
  ['เพชร', 'e'],
  ['ก้อน', 'ɔː'],
]);

/** Old compounds whose first part is spoken short: น้ำมัน, น้ำแข็ง, but น้ำตก. */
const SHORT_COMPOUND = /^น้ำ(?=มัน|แข็ง|ใจ|หนัก|ตาล|เงิน|ค้าง|พริก|ปลา|ผึ้ง|หอม|เสียง|เชื่อม)/;

/**
 * The spoken vowel of a syllable, where it differs from the written one; `ends` tells whether the syllable ends a word.
 */
export const findSpokenVowel = (text: string, start: number, end: number, ends: boolean): string | undefined => {
  const written = text.slice(start, end);
  if (written === 'น้ำ' && SHORT_COMPOUND.test(text.slice(start))) return undefined;
  // พระเจ้า, but เจ้าหน้าที่
  if (written === 'เจ้า' && ends) return 'aː';
  // loan words: แทนทาลัม, บอมเบย์, เซนติเมตร
  if (!ends && /^แ(?:[คทลอ][นม]|กม)$/.test(written)) return 'ɛ';
  if (!ends && /^[คบทป]อ[มล]$/.test(written)) return 'ɔ';
  if (!ends && /^เซ[นล]$/.test(written)) return 'e';
  return SPOKEN_VOWELS.get(written);
};
