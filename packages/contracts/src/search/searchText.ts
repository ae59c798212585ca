/** The longest search, in characters. */
export const MAX_SEARCH_LENGTH = 200;

const ONLY_INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/**
 * Normalizes a search to one line of well-formed text, at most {@link MAX_SEARCH_LENGTH} characters, and one
 * in which nothing can be seen to an empty one. Every text is valid.
 */
export function toSearchText(text: string): string {
  // cut by code units first, so that a megabyte of input is never segmented
  const line = [...text.slice(0, MAX_SEARCH_LENGTH * 2)]
    .slice(0, MAX_SEARCH_LENGTH)
    .join('')
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .trim();
  return ONLY_INVISIBLE.test(line) ? '' : line;
}
