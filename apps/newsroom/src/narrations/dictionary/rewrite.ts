import { SYLLABLE_BORDER, WORD_BORDER } from '@sala/pronunciation';
import { segmentWords } from '@sala/thai';

/** Words and how they are read: in Thai letters, a hyphen between the syllables of a word, a space between words. */
export type Readings = ReadonlyMap<string, string>;

/** A shorter word counts only as a whole word: กร is no word in กรม. */
const MIN_PART_LENGTH = 4;
/** Characters that belong to the letter before them, so that no word ends there. */
const LEANING = /[ะ-ฺๅ็-๎]/;

const INVISIBLE = /[\u034f\u00ad\u200b-\u200f\u2060\ufeff]/g;

/**
 * Removes invisible characters. Word borders that come with an article tear words apart (สหกรณ|์, เ|อกสาร) wherever
 * they differ from those of the dictionary.
 */
export const removeInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** Rewrites a line for any voice: words of the dictionary as they are read, separated from their neighbours. */
export function createRewriter(readings: Readings): (line: string) => string {
  const lengths = [...new Set([...readings.keys()].map(({ length }) => length))].sort((a, b) => b - a);
  return (original) => {
    const line = removeInvisible(original);
    if (readings.size === 0) return line;
    const borders = listBorders(line);
    const findEntry = (at: number) => {
      for (const length of lengths) {
        const word = line.slice(at, at + length);
        const reading = readings.get(word);
        if (reading !== undefined && isWhole(line, at + word.length, word, borders)) return { word, reading };
      }
      return undefined;
    };
    let written = '';
    for (let at = 0; at < line.length; ) {
      const entry = borders.has(at) ? findEntry(at) : undefined;
      written += entry ? addBorders(entry.reading) : line[at];
      at += entry?.word.length ?? 1;
    }
    return written;
  };
}

/** Where words begin or end. */
const listBorders = (line: string): Set<number> =>
  new Set([...segmentWords(line).map(({ index }) => index), line.length]);

/**
 * True when a match ends like a word. Names are in no dictionary of words, so the border after one may be missing.
 */
function isWhole(line: string, end: number, word: string, borders: Set<number>): boolean {
  return (
    borders.has(end) ||
    (word.length >= MIN_PART_LENGTH &&
      /[ก-๎]$/.test(word) &&
      /[ก-๎]/.test(line[end] ?? '') &&
      !LEANING.test(line[end] ?? ''))
  );
}

function addBorders(reading: string): string {
  const words = reading.split(' ').map((word) => word.replaceAll('-', SYLLABLE_BORDER));
  return ['', ...words, ''].join(WORD_BORDER);
}
