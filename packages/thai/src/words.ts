import { foldThai } from './fold.ts';

/** A word of a folded text and where it stands in it; the word has no dots of an abbreviation and no commas of a number. */
export type WordSpan = { word: string; start: number; end: number };

const dictionary = new Intl.Segmenter('th', { granularity: 'word' });

/** The words of a folded text by ICU's dictionary, in their order. Signs and emoji are none. */
export const wordSpans = (folded: string): WordSpan[] => {
  const spans: WordSpan[] = [];
  for (const { segment, index, isWordLike } of dictionary.segment(folded)) {
    if (!isWordLike) continue;
    if (/[.,\d]/.test(segment)) spans.push(...parted(segment, index));
    else spans.push({ word: segment, start: index, end: index + segment.length });
  }
  return spans;
};

// ICU leaves a number at its Thai neighbours (30บาท, ที่1) and a word at the abbreviation before it (กม.ที่) in one piece
const PARTS = /\d[\d.,]*|[^\d]+/g;
const DOTTED = /^((?:[ก-ฮ]+\.)*[ก-ฮ]+)\.(?=[ก-๎]{2})/;

/** The words of a segment with digits or dots in it, which stands at `index`. */
const parted = (segment: string, index: number): WordSpan[] => {
  if (!/[ก-๎]/.test(segment)) return spanOf(segment, index);
  return [...segment.matchAll(PARTS)].flatMap(({ 0: part, index: at }) => {
    const abbreviation = DOTTED.exec(part)?.[1];
    if (abbreviation === undefined) return spanOf(part, index + at);
    const behind = index + at + abbreviation.length + 1;
    const following = wordSpans(part.slice(abbreviation.length + 1));
    return [
      ...spanOf(abbreviation, index + at),
      ...following.map(({ word, start, end }) => ({ word, start: start + behind, end: end + behind })),
    ];
  });
};

/** The one word of a text without the signs around it, or none. */
const spanOf = (text: string, index: number): WordSpan[] => {
  const [whole = ''] = /[^.,].*(?<![.,])/.exec(text) ?? [];
  if (whole === '') return [];
  const start = index + text.indexOf(whole);
  const word = /^[\d.,]+$/.test(whole) ? whole.replaceAll(',', '') : whole.replace(/(?<=[ก-ฮ])\.(?=[ก-ฮ])/g, '');
  return [{ word, start, end: start + whole.length }];
};

/** The words of any text, folded: `ประชุม ครม. 10,000 บาท` gives ประชุม, ครม, 10000, บาท. */
export const wordsOf = (text: string): string[] => wordSpans(foldThai(text)).map(({ word }) => word);
