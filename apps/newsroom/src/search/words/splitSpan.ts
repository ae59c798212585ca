import { splitWord, type WordSpan } from '@sala/thai';

/** The words of which a compound is made: a search for one of them finds the article as well. */
export function splitSpan({ word, start, end }: WordSpan): WordSpan[] {
  const [first, second] = splitWord(word);
  if (first === undefined || second === undefined || end - start !== word.length) return [];
  const border = start + first.length;
  return [
    { word: first, start, end: border },
    { word: second, start: border, end },
  ];
}
