import { isDoubled } from './letters.ts';
import type { Writing } from './writing.ts';

/**
 * Indic stems that are no words of their own: they start a compound and are linked to its second part (ยุทธภพ
 * ยุด-ทะ-พบ).
 */
const COMBINING_FORMS = new Set(
  'ทศ นพ มุข จุล ยุทธ วัฏ อนิจ ตรรก พุทธ ศาสน วัฒน พันธ ชีว เทว สัตว อรรถ ศิลป ราช มนุษย ทรัพย ธิป หัตถ ภูต ทิพย วิทย สหัส อัคร วิศว พาณิชย อุตร สังฆ มฤค อสัญ'.split(
    ' ',
  ),
);

/** Combining forms that are words, too: they are linked only inside a word. */
const WORDS = new Set('เอก สุข นาค อุดม ปฐม ยม ทารุณ'.split(' '));

export const isCombiningForm = (word: string): boolean => COMBINING_FORMS.has(word);

const LONGEST = Math.max(...[...COMBINING_FORMS, ...WORDS].map((form) => form.length));

/**
 * Whether a combining form, or one that is a word, too (เอก), ends with the letter at `at`, and the word continues:
 * เอก-กะ-สาร. `longest` is the most letters to look back.
 */
export const isStemEnd = ({ text, boundaries }: Writing, at: number, longest = LONGEST): boolean => {
  const letter = text[at] ?? '';
  if (boundaries.has(at + 1) || 'วย'.includes(letter) || isDoubled(text[at - 1] ?? '', letter)) return false;
  if (/^ศัก[รย]/.test(text.slice(at - 2, at + 2))) return true;
  for (let start = at; start > at - longest && start >= 0; start--) {
    const stem = text.slice(start, at + 1);
    if (boundaries.has(start) && (WORDS.has(stem) || COMBINING_FORMS.has(stem))) return true;
  }
  return false;
};
