/** Captions have two lines with a maximum of characters each, as on television. */
const MAX_LINES = 2;
export const MAX_CHARACTERS = 37;

/** Made for the first caption that must be broken: making it takes a cheap phone more than 100 ms. */
let words: Intl.Segmenter | undefined;

/**
 * The visible length of a text: Thai vowels and tones above and below a letter take no width.
 * @internal for its test
 */
export const measureWidth = (text: string): number => [...text.replace(/\p{Mn}/gu, '')].length;

/**
 * The parts of a caption that are shown one after another: each of at most two lines of at most `most` characters,
 * broken between words. Lines that fit keep their author's breaks.
 * @internal for its test, which sees all parts at once
 */
export function splitCaption(text: string, most = MAX_CHARACTERS): string[][] {
  const own = text.split('\n').map((line) => line.trim());
  const ownLines = own.filter(Boolean);
  const fits = ownLines.length <= MAX_LINES && ownLines.every((line) => measureWidth(line) <= most);
  const lines = fits ? ownLines : breakLine(ownLines.join(' '), most);
  return Array.from({ length: Math.ceil(lines.length / MAX_LINES) }, (_, part) =>
    lines.slice(part * MAX_LINES, (part + 1) * MAX_LINES),
  );
}

/** A cue of a track: its text, and its time in seconds. */
export interface CueText {
  text: string;
  startTime: number;
  endTime: number;
}

/**
 * The lines that are shown at a second. When several cues are active, those of the newest are shown: two lines at most.
 */
export function listLinesAt(cues: CueText[], most: number, now: number): string[] {
  const lines = cues.flatMap(({ text, startTime, endTime }) => {
    const share = (now - startTime) / (endTime - startTime);
    return findPartAt(splitCaption(text, most), Math.min(Math.max(share, 0), 0.999));
  });
  return lines.slice(-MAX_LINES);
}

/**
 * The part to show after a share of the caption's time: longer parts are shown for longer.
 * @internal for its test
 */
export function findPartAt(parts: string[][], share: number): string[] {
  const lengths = parts.map((lines) => measureWidth(lines.join('')));
  let remaining = share * lengths.reduce((sum, length) => sum + length, 0);
  const index = lengths.findIndex((length) => {
    remaining -= length;
    return remaining < 0;
  });
  return parts.at(index) ?? [];
}

function breakLine(text: string, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of splitPieces(text).flatMap((word) => cutTo(word, most))) {
    if (line && measureWidth(`${line}${piece}`.trimEnd()) > most) {
      lines.push(line.trim());
      line = '';
    }
    line += line ? piece : piece.trimStart();
  }
  return [...lines, line.trim()].filter(Boolean);
}

// punctuation after a word stays with it, and an opening quotation mark stays with the next word
const CLOSING = /^[\s\p{Pe}\p{Pf}\p{Po}ๆฯ\p{Mn}"'”’]+$/u;
const OPENING = /[\p{Ps}\p{Pi}]$/u;

function splitWords(text: string): string[] {
  if (!('Segmenter' in Intl)) return text.split(/(?<= )/);
  words ??= new Intl.Segmenter('th', { granularity: 'word' });
  return Array.from(words.segment(text), ({ segment }) => segment);
}

/** The pieces between which a line may be broken. */
function splitPieces(text: string): string[] {
  return splitWords(text).reduce<string[]>((result, segment) => {
    const before = result.at(-1);
    if (before !== undefined && (CLOSING.test(segment) || OPENING.test(before)))
      result[result.length - 1] = before + segment;
    else result.push(segment);
    return result;
  }, []);
}

/** Splits a word that is longer than a line; marks stay with their letters. */
function cutTo(word: string, most: number): string[] {
  if (measureWidth(word.trimEnd()) <= most) return [word];
  const letters = word.match(/.\p{Mn}*/gsu) ?? [];
  return Array.from({ length: Math.ceil(letters.length / most) }, (_, index) =>
    letters.slice(index * most, (index + 1) * most).join(''),
  );
}
