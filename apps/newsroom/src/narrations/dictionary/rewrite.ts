import { SYLLABLE_BORDER, WORD_BORDER } from '@sala/pronunciation';
import { segmentWords } from '@sala/thai';

/** Words and how they are read: in Thai letters, a hyphen between the syllables of a word, a space between words. */
export type Readings = ReadonlyMap<string, string>;

/** A shorter word counts only where it stands alone: กร is no word in กรม. */
const MIN_PART_LENGTH = 4;
/** What leans on the letter before it, so that no word ends there. */
const LEANING = /[ะ-ฺๅ็-๎]/;

const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/**
 * Removes invisible characters. Word borders that an article brings along tear words (สหกรณ|์, เ|อกสาร) where they say
 * anything that is not known without them, and make syllables of words.
 */
export const removeInvisible = (text: string): string => text.replace(INVISIBLE, '');

/**
 * Writes a line as any voice reads it rightly: words of the dictionary as they are read, each parted from what stands
 * beside it.
 */
export function createRewriter(readings: Readings): (line: string) => string {
  const lengths = [...new Set([...readings.keys()].map(({ length }) => length))].sort((a, b) => b - a);
  return (given) => {
    const line = removeInvisible(given);
    if (readings.size === 0) return line;
    const borders = bordersOf(line);
    const entryAt = (at: number) => {
      for (const length of lengths) {
        const word = line.slice(at, at + length);
        const reading = readings.get(word);
        if (reading !== undefined && isWhole(line, at + word.length, word, borders)) return { word, reading };
      }
      return undefined;
    };
    let written = '';
    for (let at = 0; at < line.length; ) {
      const entry = borders.has(at) ? entryAt(at) : undefined;
      written += entry ? inBorders(entry.reading) : line[at];
      at += entry?.word.length ?? 1;
    }
    return written;
  };
}

/** Where words begin or end. */
const bordersOf = (line: string): Set<number> =>
  new Set([...segmentWords(line).map(({ index }) => index), line.length]);

/**
 * Whether the word that ends there is one: names are in no dictionary of words, so the border behind them may be
 * missing.
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

function inBorders(reading: string): string {
  const words = reading.split(' ').map((word) => word.replaceAll('-', SYLLABLE_BORDER));
  return ['', ...words, ''].join(WORD_BORDER);
}
