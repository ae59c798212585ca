import { foldThai } from './fold.ts';
import { segmentWords } from './segmentation/segmentWords.ts';
import { toCanonicalSpelling } from './segmentation/spellings.ts';

/**
 * A word of a folded text and its position. The word has no dots of an abbreviation, no commas of a number, and is in
 * its standard spelling.
 */
export type WordSpan = { word: string; start: number; end: number };

/** Latin letters and the number behind them are two words, as in what is written with a space: pm2.5, covid19. */
const NAME_WITH_NUMBER = /^([a-z]{2,})(\d+(?:\.\d+)?)$/;

/** The words of a folded text in their order, as {@link segmentWords} parts it. Signs and emoji are none. */
export const listWordSpans = (folded: string): WordSpan[] => {
  const spans: WordSpan[] = [];
  for (const { segment, index, isWordLike } of segmentWords(folded)) {
    if (!isWordLike) continue;
    // the last dot of an abbreviation may as well be the text's
    const end = index + segment.length - (segment.endsWith('.') ? 1 : 0);
    const [, name, number] = NAME_WITH_NUMBER.exec(segment) ?? [];
    if (name !== undefined && number !== undefined) {
      spans.push({ word: name, start: index, end: index + name.length });
      spans.push({ word: number, start: index + name.length, end });
    } else spans.push({ word: toCanonicalSpelling(withoutSigns(segment)), start: index, end });
  }
  return spans;
};

const withoutSigns = (segment: string): string => {
  if (/^\d[\d,]*(?:\.\d+)?$/.test(segment)) return segment.replaceAll(',', '');
  return /^[ก-ฮ]+\./.test(segment) ? segment.replaceAll('.', '') : segment;
};

/** The words of any text, folded: `ประชุม ครม. 10,000 บาท` gives ประชุม, ครม, 10000, บาท. */
export const listWords = (text: string): string[] => listWordSpans(foldThai(text)).map(({ word }) => word);
