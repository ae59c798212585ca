/** How many characters of a search count. */
export const MOST_SEARCHED = 200;

/** A search as it is read: one line of well-formed text, at most {@link MOST_SEARCHED} characters. There is no text that it refuses. */
export function searchedText(text: string): string {
  // cut in units first: whoever sends a megabyte does not get it taken apart
  return [...text.slice(0, MOST_SEARCHED * 2)]
    .slice(0, MOST_SEARCHED)
    .join('')
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .trim();
}
