import { findBestPath, type MoreWords, type PathWord } from './bestPath.ts';
import { LEXICON } from './lexicon.ts';
import { SPELLINGS } from './spellings.ts';
import { Trie } from './trie.ts';

/** The version of the segmentation. Versions split texts differently, so it is stored beside indexed words. */
export const SEGMENTATION_VERSION = 5;

/** A piece of a text as `Intl.Segmenter` returns it; all pieces together are the text. */
export interface WordSegment {
  segment: string;
  /** Where it begins, in UTF-16 units. */
  index: number;
  isWordLike: boolean;
}

/** Words that are rarer than every 2¹⁵-th win only where ICU's dictionary has no word. */
const DOUBTFUL_BITS = 14.5;
const MIN_ICU_LENGTH = 3;
const ICU_WORD_BITS = 16;
const ICU_LETTER_BITS = 0.4;
/** What stands in a text by chance and looks like a word is shorter, in UTF-16 units, or rarer than every 2¹³-th word. */
const MIN_SURE_LENGTH = 5;
const MAX_SURE_LENGTH = 12;
const SURE_BITS = 13;
/** In UTF-16 units. A longer stretch in no dictionary is mostly an unknown word and those beside it: วิปสองฝ่ายเคาะ. */
const MAX_NAME_LENGTH = 11;

// a letter, or a few at the beginning, and behind each dot one more: พ.ร.บ., พล.ต.อ., but ก.ย.|นี้
const ABBREVIATION = /(?:(?<![ก-๎])[ก-ฮ]{2,3}|[ก-ฮ])(?:\.[ก-ฮ](?![ก-๎]))+\.?|ฯลฯ/g;
export const THAI_RUN_PATTERN = /[ก-ฮะ-ฺเ-ๅ็-๎]+/g;
const SIGNS = /^[ๆฯ]+/;

let dictionary: { bits: ReadonlyMap<string, number>; trie: Trie; icu: Intl.Segmenter } | undefined;

/** Made when it is first needed: that takes 30 ms. */
function loadDictionary() {
  if (dictionary) return dictionary;
  const bits = new Map<string, number>();
  for (const [level, words] of LEXICON.entries()) for (const word of words.split(' ')) if (word) bits.set(word, level);
  for (const [word, canonical] of SPELLINGS)
    if (!bits.has(word)) bits.set(word, Math.max(DOUBTFUL_BITS, bits.get(canonical) ?? 0));
  dictionary = { bits, trie: new Trie(bits), icu: new Intl.Segmenter('th', { granularity: 'word' }) };
  return dictionary;
}

/**
 * Segments a text into words, in the shape of `Intl.Segmenter`. A phrase is split into the same words wherever it
 * occurs: ICU takes the longest match (การก|ระ|ตุ้น), this the most probable words, with a lexicon of the news and, for
 * rare words, ICU's own. A name in no dictionary is one word. ๆ and ฯ belong to the word before them, dots to their
 * abbreviation (พ.ร.บ.). Text that is not Thai is segmented by `Intl.Segmenter`. About as fast as that.
 */
export function segmentWords(text: string): WordSegment[] {
  const segments: WordSegment[] = [];
  let from = 0;
  for (const { 0: segment, index } of text.matchAll(ABBREVIATION)) {
    addPieces(segments, text, from, index);
    segments.push({ segment, index, isWordLike: true });
    from = index + segment.length;
  }
  addPieces(segments, text, from, text.length);
  return segments;
}

function addPieces(segments: WordSegment[], whole: string, from: number, to: number): void {
  const text = from === 0 && to === whole.length ? whole : whole.slice(from, to);
  let end = 0;
  for (const { 0: run, index } of text.matchAll(THAI_RUN_PATTERN)) {
    addOther(segments, text.slice(end, index), from + end);
    addRun(segments, run, from + index);
    end = index + run.length;
  }
  addOther(segments, text.slice(end), from + end);
}

/** Segments text that is not Thai; signs that repeat or shorten the word before them become a part of it. */
function addOther(segments: WordSegment[], text: string, index: number): void {
  if (text === '') return;
  const [signs = ''] = SIGNS.exec(text) ?? [];
  const last = segments.at(-1);
  const attached = last?.isWordLike ? signs.length : 0;
  if (last) last.segment += text.slice(0, attached);
  for (const { segment, index: at, isWordLike } of segmentByIcu(text.slice(attached)))
    segments.push({ segment, index: index + attached + at, isWordLike });
}

// a few signs and years stand between most runs of Thai letters
const MAX_CACHED_LENGTH = 8;
const MAX_CACHED = 5000;
const cached = new Map<string, WordSegment[]>();

function segmentByIcu(text: string): WordSegment[] {
  const stored = cached.get(text);
  if (stored) return stored;
  const segments = Array.from(loadDictionary().icu.segment(text), ({ segment, index, isWordLike = false }) => {
    return { segment, index, isWordLike };
  });
  if (text.length <= MAX_CACHED_LENGTH) {
    if (cached.size >= MAX_CACHED) cached.clear();
    cached.set(text, segments);
  }
  return segments;
}

function addRun(segments: WordSegment[], run: string, index: number): void {
  let start = 0;
  for (const { end } of segmentRun(run)) {
    segments.push({ segment: run.slice(start, end), index: index + start, isWordLike: true });
    start = end;
  }
}

/** The words of the lexicon and their costs: log2(n) for every n-th word of a text. */
export const loadLexicon = (): ReadonlyMap<string, number> => loadDictionary().bits;

/** Cached, because a headline is segmented twice for one page: for its names, and for its lines. */
const MAX_RECENT_RUNS = 64;
const recentRuns = new Map<string, readonly PathWord[]>();

/** The words of a run of Thai letters. */
export function segmentRun(run: string): readonly PathWord[] {
  const recent = recentRuns.get(run);
  if (recent) return recent;
  if (recentRuns.size >= MAX_RECENT_RUNS) recentRuns.clear();
  const words = findWords(run);
  recentRuns.set(run, words);
  return words;
}

function findWords(run: string): PathWord[] {
  const { trie } = loadDictionary();
  const words = findBestPath(run, trie);
  const isDoubtful = words.some(({ bits, isKnown }) => !isKnown || bits > DOUBTFUL_BITS);
  const more = isDoubtful ? listIcuWords(run) : undefined;
  const path = more ? findBestPath(run, trie, more) : words;
  return path.some(isLongUnknown) ? findBestPath(run, trie, more, true) : path;
}

const isLongUnknown = ({ end, isKnown }: PathWord, index: number, path: PathWord[]): boolean =>
  !isKnown && end - (path[index - 1]?.end ?? 0) > MAX_NAME_LENGTH;

/** ICU's words of more than a few letters: shorter ones are mostly remains of words that it does not know. */
function listIcuWords(run: string): MoreWords | undefined {
  const { bits, icu } = loadDictionary();
  const lengths = new Map<number, number>();
  for (const { segment, index } of icu.segment(run))
    if (segment.length >= MIN_ICU_LENGTH && (bits.has(segment) || !isRestOfSureWord(run, index, segment.length)))
      lengths.set(index, segment.length);
  return lengths.size > 0 ? { lengths, bits: computeIcuWordBits } : undefined;
}

/** True when a sure word begins before a stretch and ends in it: it is the rest of that and an unknown word (ป้อ|งกันฮีตส). */
function isRestOfSureWord(run: string, start: number, length: number): boolean {
  const { trie } = loadDictionary();
  for (let from = Math.max(0, start - MAX_SURE_LENGTH + 1); from < start; from++) {
    let node = 0;
    for (let at = from; at < start + length - 1; at++) {
      node = trie.next(node, run.charCodeAt(at));
      if (node < 0) break;
      const bits = trie.value(node);
      if (at >= start && at - from + 1 >= MIN_SURE_LENGTH && bits > 0 && bits <= SURE_BITS) return true;
    }
  }
  return false;
}

const computeIcuWordBits = (length: number): number => ICU_WORD_BITS + ICU_LETTER_BITS * length;
