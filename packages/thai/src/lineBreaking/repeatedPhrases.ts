import { LEXICON } from '../segmentation/lexicon.ts';
import { segmentWords } from '../segmentation/segmentWords.ts';

/**
 * In a phrase of a name one word is rarer than every 2¹⁴-th word of the news, and none is more frequent than every
 * 2¹⁰-th.
 */
const RARE_LEVEL = 14;
const COMMON_LEVEL = 10;
const MAX_WORDS = 3;
/** What is looked at of a headline, several times the longest real one: every phrase is looked for in the whole text. */
const MAX_HEADLINE_LENGTH = 3000;

let levels: Map<string, number> | undefined;

/** The frequency of a word in the news, as a power of two: every 2ⁿ-th word; infinite for an unknown word. */
function findLevel(word: string): number {
  if (!levels) {
    levels = new Map();
    for (const [level, words] of LEXICON.entries()) for (const one of words.split(' ')) levels.set(one, level);
  }
  return levels.get(word) ?? Number.POSITIVE_INFINITY;
}

/**
 * The phrases of a headline that its text repeats in the same words and other texts hardly contain: names of persons,
 * places and things. Phrases have two or three words, the longest come first. The text must include the headline.
 */
export function findRepeatedPhrases(headline: string, text: string): string[] {
  const words = segmentWords(headline.slice(0, MAX_HEADLINE_LENGTH)).map(({ segment }) => ({
    segment,
    level: /^[ก-๎]+$/.test(segment) ? findLevel(segment) : 0,
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
  // by letters, because segmenting the whole text takes as long as rendering its page
  return [...phrases].filter((phrase) => isRepeated(phrase, text)).sort((one, other) => other.length - one.length);
}

const isRepeated = (phrase: string, text: string): boolean => text.indexOf(phrase) !== text.lastIndexOf(phrase);
