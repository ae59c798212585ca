import { toSearchText } from '@sala/contracts';
import { DATE_LOCALES, foldThai, listWordSpans } from '@sala/thai';

const MAX_WORDS = 12;

/** A part of a search without a space in it, or within quotes. */
export interface Chunk {
  /** As `foldThai` returns it. */
  text: string;
  words: string[];
  /** Quoted: its words must occur side by side in this order. */
  isPhrase: boolean;
}

/** A reader's search. */
export interface SearchText {
  /** The text as typed, cut at 200 characters. */
  written: string;
  included: Chunk[];
  /** After a minus: results must not have these. */
  excluded: Chunk[];
}

const QUOTES = /[“”„‟«»]/g;
const CHUNK = /((?<!\S)-)?(?:"([^"]*)"|([^\s"]+))/g;

/** A date in numbers, the day first. */
const DATE = /(?<![\d/-])(\d{1,2})([/-])(\d{1,2})\2(\d{4})(?![\d/-])/g;
/** Articles have dates in words: 10/7/2567 is 10 กรกฎาคม 2567. */
function toDateInWords(written: string, day: string, _: string, month: string, year: string): string {
  const name = DATE_LOCALES['th-TH'].months.full[Number(month) - 1];
  return name && Number(day) >= 1 && Number(day) <= 31 ? `${Number(day)} ${name} ${year}` : written;
}

/** Parses a search as people type it. Only its first twelve words count; every text is valid. */
export function parseSearchText(text: string): SearchText {
  const written = toSearchText(text);
  const result: SearchText = { written, included: [], excluded: [] };
  let wordsLeft = MAX_WORDS;
  const typed = foldThai(written).replace(QUOTES, '"').replace(DATE, toDateInWords);
  for (const [, minus, phrase, chunk] of typed.matchAll(CHUNK)) {
    const own = phrase ?? chunk ?? '';
    const words = listWordSpans(own)
      .slice(0, wordsLeft)
      .map(({ word }) => word);
    if (words.length === 0) continue;
    wordsLeft -= words.length;
    (minus ? result.excluded : result.included).push({ text: own.trim(), words, isPhrase: phrase !== undefined });
  }
  return result;
}
