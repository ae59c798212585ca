import { SYLLABLE_BORDER, WORD_BORDER } from '@sala/pronunciation';

/** Words and how they are read: in Thai letters, a hyphen between the syllables of a word, a space between words. */
export type Readings = ReadonlyMap<string, string>;

/** A shorter word counts only where it stands alone: กร is no word in กรม. */
const SHORTEST_PART = 4;
/** What leans on the letter before it, so that no word ends there. */
const LEANING = /[ะ-ฺๅ็-๎]/;

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** Writes a line as any voice reads it rightly: words of the dictionary as they are read, each parted from what stands beside it. */
export function rewriter(readings: Readings): (line: string) => string {
  const byLetter = new Map<string, string[]>();
  for (const word of [...readings.keys()].sort((a, b) => b.length - a.length)) {
    const first = word[0] ?? '';
    byLetter.set(first, [...(byLetter.get(first) ?? []), word]);
  }
  const spoken = new Map([...readings].map(([word, reading]) => [word, inBorders(reading)]));
  return (line) => {
    const borders = spoken.size > 0 ? bordersOf(line) : new Set<number>();
    let written = '';
    for (let at = 0; at < line.length; ) {
      const candidates = borders.has(at) ? byLetter.get(line[at] ?? '') : undefined;
      const word = candidates?.find((one) => line.startsWith(one, at) && isWhole(line, at + one.length, one, borders));
      written += word === undefined ? line[at] : spoken.get(word);
      at += word?.length ?? 1;
    }
    return written;
  };
}

function bordersOf(line: string): Set<number> {
  return new Set([line.length, ...[...segmenter.segment(line)].map(({ index }) => index)]);
}

/** Whether the word that ends there is one: names are in no dictionary of words, so the border behind them may be missing. */
function isWhole(line: string, end: number, word: string, borders: Set<number>): boolean {
  return (
    borders.has(end) ||
    (word.length >= SHORTEST_PART &&
      /[ก-๎]$/.test(word) &&
      /[ก-๎]/.test(line[end] ?? '') &&
      !LEANING.test(line[end] ?? ''))
  );
}

function inBorders(reading: string): string {
  const words = reading.split(' ').map((word) => word.replaceAll('-', SYLLABLE_BORDER));
  return ['', ...words, ''].join(WORD_BORDER);
}
