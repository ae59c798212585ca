import { DATE_LOCALES, foldThai, listOtherYears, listWords, loadLexicon } from '@sala/thai';

/** Consonants alone: four or more, because a part of a single letter belongs to its word also in the index (บช.น.). */
const CONSONANTS = /^[ก-ฮ]{4,7}$/;
const SHORTEST_PART = 2;

/**
 * The other forms in which a word of a search may be in an article, each as the words that it has in the index, side by
 * side: a year in its other notation, a month's name short or in full, and an abbreviation with its dots.
 */
export function listOtherForms(word: string): string[][] {
  return [
    ...listOtherYears(word).map((year) => [year]),
    ...(OTHER_MONTHS.get(word) ?? []),
    ...listAbbreviationParts(word),
  ];
}

const OTHER_MONTHS = new Map<string, string[][]>();
const { months } = DATE_LOCALES['th-TH'];
for (const [month, name] of months.full.entries()) {
  const full = foldThai(name);
  const short = listWords(months.abbreviated[month] ?? '');
  OTHER_MONTHS.set(full, [short]);
  // as people type it: เมย
  OTHER_MONTHS.set(short.join(''), short.length === 1 ? [[full]] : [[full], short]);
}

/** The two words that รพสต is in รพ.สต.; none for a word of the lexicon. */
function listAbbreviationParts(word: string): string[][] {
  if (!CONSONANTS.test(word) || loadLexicon().has(word)) return [];
  const cuts = Array.from({ length: word.length - 2 * SHORTEST_PART + 1 }, (_, at) => at + SHORTEST_PART);
  return cuts.map((at) => [word.slice(0, at), word.slice(at)]);
}
