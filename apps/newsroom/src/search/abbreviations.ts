import { loadLexicon } from '@sala/thai';

/** Consonants alone: four or more, because a part of a single letter belongs to its word also in the index (บช.น.). */
const CONSONANTS = /^[ก-ฮ]{4,7}$/;
const SHORTEST_PART = 2;

/**
 * The two words that an abbreviation without dots may have with them: รพสต is รพ.สต., which the index has as two words.
 * None for a word of the lexicon.
 */
export function listAbbreviationParts(word: string): [string, string][] {
  if (!CONSONANTS.test(word) || loadLexicon().has(word)) return [];
  const cuts = Array.from({ length: word.length - 2 * SHORTEST_PART + 1 }, (_, at) => at + SHORTEST_PART);
  return cuts.map((at) => [word.slice(0, at), word.slice(at)]);
}
