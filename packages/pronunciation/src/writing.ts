/**
 * A run of Thai letters, with the places where a word of the dictionary starts or ends (0 and its length among them).
 */
export type Writing = { text: string; boundaries: ReadonlySet<number> };

/** Parts words without a pause (U+200B), as Thai is written where programs could part it wrongly. */
export const WORD_BORDER = '\u200b';

/**
 * Parts the syllables of a word that is written as it is read (U+2060); such a word stands between borders of words.
 */
export const SYLLABLE_BORDER = '\u2060';

/** Vowel signs and tone marks that lean on the consonant before them: no syllable starts with one. */
export const DEPENDENT = new Set('ะัาำิีึืฺุู็่้๊๋์ํๅ');

/** The vowels written before their consonant. */
export const LEADING_VOWELS = new Set('เแโใไ');

/** How many boundaries between words lie strictly inside a stretch. */
export const listBoundaries = ({ boundaries }: Writing, start: number, end: number): number => {
  let crossed = 0;
  for (let at = start + 1; at < end; at++) if (boundaries.has(at)) crossed++;
  return crossed;
};
