/**
 * A run of Thai letters, with the offsets where a word of the dictionary starts or ends, including 0 and its length.
 */
export type Writing = { text: string; boundaries: ReadonlySet<number> };

/** Separates words without a pause (U+200B), as writers of Thai do where programs could split words wrongly. */
export const WORD_BORDER = '\u200b';

/** Separates the syllables of a respelt word (U+2060); such a word has word borders on both sides. */
export const SYLLABLE_BORDER = '\u2060';

/** Vowel signs and tone marks that depend on the consonant before them: no syllable starts with one. */
export const DEPENDENT = new Set('ะัาำิีึืฺุู็่้๊๋์ํๅ');

/** The vowels written before their consonant. */
export const LEADING_VOWELS = new Set('เแโใไ');

/** The number of word boundaries strictly inside a stretch. */
export const listBoundaries = ({ boundaries }: Writing, start: number, end: number): number => {
  let crossed = 0;
  for (let at = start + 1; at < end; at++) if (boundaries.has(at)) crossed++;
  return crossed;
};
