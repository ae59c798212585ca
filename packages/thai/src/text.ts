import { toPlainText } from './plainText.ts';

// made at the first cut: most texts are short and never need it
let segmenter: Intl.Segmenter | undefined;

const findClusterStart = (text: string, offset: number): number => {
  segmenter ??= new Intl.Segmenter('th', { granularity: 'grapheme' });
  // whether a cluster ends here hangs on what comes before and on one code point after, so the rest need not be read
  return segmenter.segment(text.slice(0, offset + 2)).containing(offset)?.index ?? offset;
};

/**
 * The beginning of `text`, at most `length` characters: the whole text when it is no longer than that. A character
 * is a Unicode code point, as databases and most editors count: ปี่ is three, an emoji one or more. The cut moves
 * back to the start of a grapheme cluster, so no tone mark, vowel or part of an emoji is lost from its base, and a
 * vowel written before its consonant (เ แ โ ใ ไ) is not left behind alone. Nor is one left out that is written behind
 * it (ะ า ำ), and no number is shortened.
 */
export const cutText = (text: string, length: number): string => {
  if (text.length <= length) return text;
  let offset = 0;
  for (let left = length; left > 0 && offset < text.length; left--) {
    offset += (text.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1;
  }
  if (offset >= text.length) return text;
  let end = findClusterStart(text, offset);
  // ะ า ำ are clusters of their own; a number is cut as a whole, unless it is longer than any
  for (let tries = 3; tries > 0 && end > 0 && 'ะาำๅๆฯ'.includes(text.charAt(end)); tries--)
    end = findClusterStart(text, end - 1);
  const digits = /\d{1,15}$/.exec(text.slice(Math.max(0, end - 15), end))?.[0].length ?? 0;
  if (/\d/.test(text.charAt(end)) && digits < Math.min(15, end)) end -= digits;
  while (end > 0 && 'เแโใไ'.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
};

/**
 * `text` cut to `length` characters as `cutText` counts them, with `...` appended when something was cut off (5-07,
 * 9.2-04).
 */
export const truncateText = (text: string, length = 107): string => {
  const shortened = cutText(text, length);
  return shortened.length < text.length ? `${shortened}...` : text;
};

/** How long a description of a page is at most, in characters (9.2-04). */
export const MAX_DESCRIPTION_LENGTH = 255;

/**
 * A description made of an article's content: its HTML as `plainText` reads it, cut to `length` characters,
 * nothing appended (3.4-01, 9.2-04). Text, not HTML: it may hold `<` and `&`.
 */
export const toDescription = (html: string, length = MAX_DESCRIPTION_LENGTH): string =>
  // a code point is at most two units long, so this much always holds `length` characters
  cutText(toPlainText(html, 2 * length + 1), length).trimEnd();

/**
 * True when a lead only repeats how the article's HTML begins, whole or cut off: a service makes such a lead for an
 * article that has none of its own.
 */
export const isBeginning = (lead: string, html: string): boolean => {
  const beginning = lead
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ ?(?:…|\.\.\.)$/, '');
  return toPlainText(html, beginning.length).startsWith(beginning);
};
