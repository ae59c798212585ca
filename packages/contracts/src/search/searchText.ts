/** The longest search, in characters. */
export const MAX_SEARCH_LENGTH = 200;

/**
 * Normalizes a search to one line of well-formed text, at most {@link MAX_SEARCH_LENGTH} characters. Every text is
 * valid.
 */
export function toSearchText(text: string): string {
  // cut by code units first, so that a megabyte of input is never segmented
  return [...text.slice(0, MAX_SEARCH_LENGTH * 2)]
    .slice(0, MAX_SEARCH_LENGTH)
    .join('')
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .trim();
}
