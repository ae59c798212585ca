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

/** The title of a headline, for what is not set in lines: names of buttons, the player, what is shared. */
export const toPlainTitle = removeJoiners;
