import { segmentWords } from '@sala/thai';
import { isCombiningForm } from './combiningForms.ts';
import { read, type Stretch } from './reading.ts';
import { hasWeakEnd, type Syllable } from './syllable.ts';
import { DEPENDENT, SYLLABLE_BORDER } from './writing.ts';

/** Words and how they are pronounced, in Thai letters with a hyphen between syllables: `ราชการ` → `ราด-ชะ-กาน`. */
export type Dictionary = ReadonlyMap<string, string>;

const LONGEST_ENTRY = 40;
/** Shorter entries match only whole words of the text: กร does not match in กรม. */
const SHORTEST_PART = 4;

/**
 * The words of a run of Thai letters with their syllables, in order; earlier dictionaries win. Offsets are those of the
 * run.
 */
export const readWords = (text: string, dictionaries: readonly Dictionary[]): Stretch[] => {
  if (text.includes(SYLLABLE_BORDER))
    return [{ start: 0, end: text.length, syllables: readRespelling(text.split(SYLLABLE_BORDER)) }];
  const boundaries = listBoundaries(text);
  const words: Stretch[][] = [];
  let unread = 0;
  const readUpTo = (end: number): void => {
    if (end > unread) words.push(readRun(text, unread, end, boundaries));
  };
  for (let at = 0; at < text.length; ) {
    const entry = boundaries.has(at) ? findEntry(text, at, boundaries, dictionaries) : undefined;
    if (!entry) {
      at++;
      continue;
    }
    readUpTo(at);
    words.push([{ start: at, end: entry.end, syllables: readRespelling(entry.respelling.split('-')) }]);
    unread = at = entry.end;
    boundaries.add(at);
  }
  readUpTo(text.length);
  return words.flat();
};

/**
 * The boundaries between words. There is none at a single letter, which is the rest of an unknown word, and none after
 * a combining form, which is linked to the next word.
 */
const listBoundaries = (text: string): Set<number> => {
  const boundaries = new Set([0, text.length]);
  let last = '';
  for (const { index, segment } of segmentWords(text)) {
    if (segment.length > 1 && last.length !== 1 && !isCombiningForm(last)) boundaries.add(index);
    last = segment;
  }
  return boundaries;
};

const readRun = (text: string, start: number, end: number, boundaries: ReadonlySet<number>): Stretch[] => {
  const inRun = new Set([0, end - start]);
  for (let at = start + 1; at < end; at++) if (boundaries.has(at)) inRun.add(at - start);
  return read({ text: text.slice(start, end), boundaries: inRun }).map((word) => ({
    ...word,
    start: word.start + start,
    end: word.end + start,
  }));
};

/** The longest entry for the word at an offset, from the first dictionary that has one. */
const findEntry = (text: string, at: number, boundaries: ReadonlySet<number>, dictionaries: readonly Dictionary[]) => {
  for (const dictionary of dictionaries) {
    if (dictionary.size === 0) continue;
    for (let end = Math.min(text.length, at + LONGEST_ENTRY); end > at; end--) {
      const whole = boundaries.has(end) || (end - at >= SHORTEST_PART && !DEPENDENT.has(text[end] ?? ''));
      const respelling = whole ? dictionary.get(text.slice(at, end)) : undefined;
      if (respelling !== undefined) return { end, respelling };
    }
  }
  return undefined;
};

/** The syllables of a respelling, each read by the rules as a word of its own. */
const readRespelling = (respelling: string[]): Syllable[] =>
  respelling.flatMap((written, at, all) => {
    const syllables = read({ text: written, boundaries: new Set([0, written.length]) }).flatMap(
      (word) => word.syllables,
    );
    const last = at === all.length - 1;
    return syllables.map((syllable) => (!last && hasWeakEnd(syllable) ? { ...syllable, final: '' } : syllable));
  });
