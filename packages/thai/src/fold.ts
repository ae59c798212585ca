import { toArabicDigits } from './digits.ts';

const ZERO_WIDTH = /[\u034f\u00ad\u200b-\u200d\u2060\ufeff]/g;
// more than any letter has
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;
// two marks of one kind, or in the wrong order, with their surroundings
const MARKS =
  /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]*(?:[\u0e31\u0e34-\u0e3a]{2}|[\u0e47-\u0e4b][\u0e31\u0e34-\u0e3a\u0e47-\u0e4b]|[\u0e4c-\u0e4e][\u0e31\u0e34-\u0e3a\u0e47-\u0e4e])[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]*/g;
// ำ in two parts, with a tone mark before, between or after them, or a tone mark behind a whole ำ
const SARA_AM = /([\u0e48-\u0e4b]*)(?:\u0e4d([\u0e48-\u0e4b]*)\u0e32|\u0e33)([\u0e48-\u0e4b]*)/g;
// as keyboards of East Asia write !–~; NFKC would take ำ apart as well
const WIDE_FORM = /[\uff01-\uff5e]/g;
const REPEATED_OR_CUT_SHORT = /ฯลฯ|[ๆฯ]/g;

/** Vowels stand next to the letter, tones and the short sign over them, what silences or closes a syllable last. */
const toRank = (mark: string): number => (mark < '\u0e47' ? 0 : mark < '\u0e4c' ? 1 : 2);

const sortMarks = (marks: string): string =>
  [...new Set(marks)].sort((one, other) => toRank(one) - toRank(other)).join('');

const joinTones = (_: string, before = '', between = '', after = ''): string =>
  `${[...new Set(before + between + after)].join('')}ำ`;

/**
 * A text in NFC, with at most thirty marks on a letter: the platform sorts them in a time that grows with the square of
 * their number.
 */
export const toNfc = (text: string): string => text.replace(TOO_MANY_MARKS, '$1').normalize('NFC');

const foldLetters = (text: string): string =>
  toNfc(
    toArabicDigits(text)
      .replace(WIDE_FORM, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xff01 + 0x21))
      .replace(ZERO_WIDTH, ''),
  )
    .replace(SARA_AM, joinTones)
    .replace(MARKS, sortMarks)
    .replace(/เเ/g, 'แ')
    .replace(REPEATED_OR_CUT_SHORT, ' ')
    .toLowerCase();

/**
 * Folds different spellings of the same text into one: NFC, no zero-width characters, ำ in one piece, marks in order
 * and each once, เเ as แ, Arabic digits, small Latin letters, both of ordinary width, single spaces, also for ๆ and ฯ.
 * Folding twice changes nothing.
 */
export const foldThai = (text: string): string => foldLetters(text).replace(/\s+/g, ' ').trim();

/** A folded text, and for each of its UTF-16 units the offset in the original, with the end as the last entry. */
export type FoldedText = { text: string; origins: number[] };

// units that folding treats as a whole: a letter with its marks, the two parts of แ or ำ, an abbreviation's sign
const UNIT =
  /ฯลฯ|เ[\u034f\u00ad\u200b-\u200d\u2060\ufeff]*เ|.(?:[\p{M}\u0e33\u00ad\u200b-\u200d\u2060\ufeff]|(?<=\u0e4d[\u0e48-\u0e4b\u00ad\u200b-\u200d\u2060\ufeff]*)\u0e32)*/gsu;

// characters that folding does not change, which are most of a text
const PLAIN = /^[ก-ฮะาเแโใไa-z\d .,]$/;
// and the same few hundred letters with marks
const MAX_KNOWN = 5000;
const cache = new Map<string, string>();

const foldUnit = (unit: string): string => {
  if (PLAIN.test(unit)) return unit;
  let written = cache.get(unit);
  if (written === undefined) {
    written = foldLetters(unit).replace(/\s+/g, ' ');
    if (cache.size >= MAX_KNOWN) cache.clear();
    if (unit.length < 10) cache.set(unit, written);
  }
  return written;
};

/** Like {@link foldThai}, with the offsets in the original. */
export const foldWithOrigins = (original: string): FoldedText => {
  let text = '';
  const origins: number[] = [];
  let isBehindSpace = true;
  for (const { 0: unit, index } of original.matchAll(UNIT)) {
    const written = foldUnit(unit);
    // one space is enough, and none at the beginning
    const added: string = isBehindSpace && written.startsWith(' ') ? written.slice(1) : written;
    if (added === '') continue;
    for (let at = 0; at < added.length; at++) origins.push(index);
    text += added;
    isBehindSpace = added.endsWith(' ');
  }
  if (!text.endsWith(' ')) return { text, origins: [...origins, original.length] };
  // the place of the last space is the end
  return { text: text.slice(0, -1), origins };
};

/** A folded text without tone marks, ็ and ์, which readers leave out when they type in a hurry. */
export const removeTones = (text: string): string => text.replace(/[\u0e47-\u0e4c\u0e4e]/g, '');
