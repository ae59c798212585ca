/** Two lines of at most so many characters, as captions of television are read. */
export const MAX_LINES = 2;
export const MAX_CHARACTERS = 37;

const words = 'Segmenter' in Intl ? new Intl.Segmenter('th', { granularity: 'word' }) : null;

/** How long a text is to the eye: vowels and tones above and below stand on no place of their own. */
export const measureWidth = (text: string): number => [...text.replace(/\p{Mn}/gu, '')].length;

/**
 * What a caption says, in parts that are shown one after another: each of at most two lines of at most `most`
 * characters, broken between words. Lines that fit as their author broke them stay.
 */
export function splitCaption(text: string, most = MAX_CHARACTERS): string[][] {
  const own = text.split('\n').map((line) => line.trim());
  const written = own.filter(Boolean);
  const fits = written.length <= MAX_LINES && written.every((line) => measureWidth(line) <= most);
  const lines = fits ? written : broken(written.join(' '), most);
  return Array.from({ length: Math.ceil(lines.length / MAX_LINES) }, (_, part) =>
    lines.slice(part * MAX_LINES, (part + 1) * MAX_LINES),
  );
}

/** A cue of a track: what it says, and when, in seconds. */
export interface CueText {
  text: string;
  startTime: number;
  endTime: number;
}

/**
 * The lines that stand on the picture at a second. Where several cues count, those of the newest are seen: two lines,
 * and no more.
 */
export function listLinesAt(cues: CueText[], most: number, now: number): string[] {
  const lines = cues.flatMap(({ text, startTime, endTime }) => {
    const share = (now - startTime) / (endTime - startTime);
    return findPartAt(splitCaption(text, most), Math.min(Math.max(share, 0), 0.999));
  });
  return lines.slice(-MAX_LINES);
}

/** Which of several parts is read after a share of the caption's time: long ones are read longer. */
export function findPartAt(parts: string[][], share: number): string[] {
  const lengths = parts.map((lines) => measureWidth(lines.join('')));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  const index = lengths.findIndex((length) => {
    left -= length;
    return left < 0;
  });
  return parts.at(index) ?? [];
}

function broken(text: string, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces(text).flatMap((word) => cutTo(word, most))) {
    if (line && measureWidth(`${line}${piece}`.trimEnd()) > most) {
      lines.push(line.trim());
      line = '';
    }
    line += line ? piece : piece.trimStart();
  }
  return [...lines, line.trim()].filter(Boolean);
}

// what stands behind a word stays with it, what opens a quotation with the word after it
const CLOSING = /^[\s\p{Pe}\p{Pf}\p{Po}ๆฯ\p{Mn}"'”’]+$/u;
const OPENING = /[\p{Ps}\p{Pi}]$/u;

/** Between these a line may be broken. */
function pieces(text: string): string[] {
  const segments = words ? Array.from(words.segment(text), ({ segment }) => segment) : text.split(/(?<= )/);
  return segments.reduce<string[]>((result, segment) => {
    const before = result.at(-1);
    if (before !== undefined && (CLOSING.test(segment) || OPENING.test(before)))
      result[result.length - 1] = before + segment;
    else result.push(segment);
    return result;
  }, []);
}

/** A word that is longer than a line, in pieces that are not; a mark stays on its letter. */
function cutTo(word: string, most: number): string[] {
  if (measureWidth(word.trimEnd()) <= most) return [word];
  const letters = word.match(/.\p{Mn}*/gsu) ?? [];
  return Array.from({ length: Math.ceil(letters.length / most) }, (_, index) =>
    letters.slice(index * most, (index + 1) * most).join(''),
  );
}
