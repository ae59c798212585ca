import { NAMES } from '@sala/station';
import { joinPhrases, removeJoiners } from '@sala/thai';

const MAX_CACHED = 10_000;
const MAX_CACHED_LENGTH = 400;
let cached: Map<string, string> | undefined;

/**
 * A title, or the beginning of an article, as it is set: its lines end where a reader would pause. `phrases` are what
 * the article itself says again and again. The server does this once for each text; in browsers it would weigh more
 * than the page, so only loaders call it.
 */
export function toHeadline(text: string, phrases: readonly string[] = []): string {
  if (phrases.length > 0 || text.length > MAX_CACHED_LENGTH) return joinPhrases(text, NAMES, phrases);
  cached ??= new Map();
  const stored = cached.get(text);
  if (stored !== undefined) return stored;
  if (cached.size >= MAX_CACHED) cached.clear();
  const headline = joinPhrases(text, NAMES);
  cached.set(text, headline);
  return headline;
}

/** A headline in the parts of its text, such as matches of a search: a phrase is kept together across them, too. */
export function toHeadlineParts(parts: readonly string[]): string[] {
  const plain = parts.map(removeJoiners);
  const headline = toHeadline(plain.join(''));
  let end = 0;
  return plain.map((part) => {
    const start = end;
    // a joiner counts for nothing, and belongs to the letter before it
    for (let left = part.length; end < headline.length; end++) {
      if (removeJoiners(headline.charAt(end)) === '') continue;
      if (left === 0) break;
      left -= 1;
    }
    return headline.slice(start, end);
  });
}

/** The title of a headline, for what is not set in lines: names of buttons, the player, what is shared. */
export const toPlainTitle = removeJoiners;
