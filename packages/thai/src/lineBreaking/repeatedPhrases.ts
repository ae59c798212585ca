import { LEXICON } from '../segmentation/lexicon.ts';
import { segmentWords } from '../segmentation/segmentWords.ts';

/**
 * A phrase of a name has a word that is rarer than every 2¹⁴-th of the news, and none that is more frequent than every
 * 2¹⁰-th.
 */
const RARE_LEVEL = 14;
const COMMON_LEVEL = 10;
const MAX_WORDS = 3;

let levels: Map<string, number> | undefined;

/** Every how many words a word stands in the news, as a power of two; infinite for one that no dictionary has. */
function levelOf(word: string): number {
  if (!levels) {
    levels = new Map();
    for (const [level, words] of LEXICON.entries()) for (const one of words.split(' ')) levels.set(one, level);
  }
  return levels.get(word) ?? Number.POSITIVE_INFINITY;
}

/**
 * Of what a headline says, what its text says again in the same words, and most others never: names of persons, places
 * and things. Phrases of two or three words, the longest first. The text has the headline in it.
 */
export function findRepeatedPhrases(headline: string, text: string): string[] {
  const words = segmentWords(headline).map(({ segment }) => ({
    segment,
    level: /^[ก-๎]+$/.test(segment) ? levelOf(segment) : 0,
  }));
  const phrases = new Set<string>();
  for (let start = 0; start < words.length; start++) {
    let phrase = '';
    let rarest = 0;
    for (const { segment, level } of words.slice(start, start + MAX_WORDS)) {
      if (level < COMMON_LEVEL) break;
      const isLonger = phrase !== '';
      phrase += segment;
      rarest = Math.max(rarest, level);
      if (isLonger && rarest >= RARE_LEVEL) phrases.add(phrase);
    }
  }
  // by its letters: parting a whole text into words takes as long as rendering its page
  return [...phrases].filter((phrase) => isRepeated(phrase, text)).sort((one, other) => other.length - one.length);
}

const isRepeated = (phrase: string, text: string): boolean => text.indexOf(phrase) !== text.lastIndexOf(phrase);
