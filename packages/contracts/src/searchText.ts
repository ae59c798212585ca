/** How many characters of a search count. */
export const MAX_SEARCH_LENGTH = 200;

/**
 * A search as it is read: one line of well-formed text, at most {@link MAX_SEARCH_LENGTH} characters. There is no text
 * that it refuses.
 */
export function toSearchText(text: string): string {
  // cut in units first: a megabyte of input is never segmented
  return [...text.slice(0, MAX_SEARCH_LENGTH * 2)]
    .slice(0, MAX_SEARCH_LENGTH)
    .join('')
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .trim();
}
