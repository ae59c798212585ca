import type { ConsonantClass } from './letters.ts';
import type { ReadSyllable } from './syllable.ts';
import type { Tone } from './tones.ts';
import type { Writing } from './writing.ts';

/**
 * The tone of a syllable that occurs only in loan words, as it is spoken: มิเตอร์, โซเดียม, วีซา, การ์ด, ช็อก;
 * undefined for any other.
 */
export const findLoanTone = (
  writing: Writing,
  start: number,
  end: number,
  { vowel, final, class: consonantClass }: ReadSyllable,
): Tone | undefined => {
  const { text, boundaries } = writing;
  const written = text.slice(start, end);
  const dead = /[ptkf]/.test(final);
  // the letter S
  if (final === 'f' || (final === 's' && written !== 'เอส')) return 'high';
  if (/[รล]์./.test(written) && dead) return 'high';
  if (/^(ไ|เ..?า).*[กคดตทปพ]์$/.test(written)) return 'high';
  if (written.includes('็อ') && dead && consonantClass !== 'high') return 'high';
  if (isWordStart(writing, start, end)) return undefined;
  if (vowel === 'ɤː' && written.endsWith('อร์')) return 'falling';
  if (/^[ตดนลรซ]าร์$/.test(written) || /^เ[ดซลรบ]ียม$/.test(written)) return 'falling';
  // โพรมีเทียม, but ธรรมเนียม
  if (/^เ[ทน]ียม$/.test(written) && /[ิี์ต]$/.test(text.slice(0, start))) return 'falling';
  // ฮังการี, โอบามา
  if (boundaries.has(end) && isFarInLoan(writing, start) && /^[ก-ฮ](?:า|ี)$/.test(written)) return 'falling';
  // วีซา, ซิดนีย์
  const endsWord = boundaries.has(end) && !boundaries.has(start);
  if (endsWord && /^[ก-ฮ](?:า|ี|ีย์)$/.test(written) && text.slice(Math.max(0, start - 4), end).includes('ซ'))
    return 'falling';
  return undefined;
};

/** Whether the word so far has letters or a beginning that only loans have: ฮังการี, แอนตาร์กติกา, แลมบ์ดา. */
const isFarInLoan = ({ text, boundaries }: Writing, start: number): boolean => {
  let first = start;
  while (first > 0 && !boundaries.has(first)) first--;
  return /^(?:[โแ]อ|โบ|[^่-๋]*[ซฟฮ])[^่-๋]*$/.test(text.slice(first, start));
};

/**
 * Whether a syllable starts a word. A word of one syllable does not count: it was probably cut off a loan word
 * (ปี|เตอร์).
 */
const isWordStart = ({ text, boundaries }: Writing, start: number, end: number): boolean =>
  start === 0 || (boundaries.has(start) && (!boundaries.has(end) || text.slice(start, end) === 'เบอร์'));

/** The final consonant that only loan words have: อีเมล, อีสเตอร์; undefined for any other. */
export const findLoanFinal = (
  written: string,
  { vowel, final }: { vowel: string; final: string },
  initialClass: ConsonantClass,
): string | undefined => {
  if (final === 'n' && /^[eɛ]ː?$/.test(vowel) && /ล(?:ล์)?$/.test(written)) return 'l';
  // ฝรั่งเศส
  if (final === 't' && initialClass !== 'high' && /^(?:e|eː|iː)$/.test(vowel) && /[สซ](?:ต์)?$/.test(written))
    return 's';
  return undefined;
};
