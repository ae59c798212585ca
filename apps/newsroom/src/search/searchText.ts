import { toSearchText } from '@sala/contracts';
import { foldThai, listWordSpans } from '@sala/thai';

const MAX_WORDS = 12;

/** What a reader wrote without a space, or within quotes. */
export interface Chunk {
  /** Folded. */
  text: string;
  words: string[];
  /** Within quotes: its words stand in this order and side by side. */
  isPhrase: boolean;
}

/** What a reader searches for. */
export interface SearchText {
  /** As it was written, cut at 200 characters. */
  written: string;
  wanted: Chunk[];
  /** Behind a minus: what has these is not wanted. */
  excluded: Chunk[];
}

const QUOTES = /[“”„‟«»]/g;
const CHUNK = /((?<!\S)-)?(?:"([^"]*)"|([^\s"]+))/g;

/** Reads a search as people write it. Of its words the first twelve count; there is no text that it refuses. */
export function parseSearchText(text: string): SearchText {
  const written = toSearchText(text);
  const read: SearchText = { written, wanted: [], excluded: [] };
  let left = MAX_WORDS;
  for (const [, minus, phrase, chunk] of foldThai(written).replace(QUOTES, '"').matchAll(CHUNK)) {
    const own = phrase ?? chunk ?? '';
    const words = listWordSpans(own)
      .slice(0, left)
      .map(({ word }) => word);
    if (words.length === 0) continue;
    left -= words.length;
    (minus ? read.excluded : read.wanted).push({ text: own.trim(), words, isPhrase: phrase !== undefined });
  }
  return read;
}
