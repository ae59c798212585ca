import { segmentWords } from '../segmentation/segmentWords.ts';
import { COMPOUNDS } from './compounds.ts';
import { PHRASES } from './phrases.ts';
import { findUnbreakableSpans, type Span } from './unbreakableSpans.ts';

/**
 * The zero width non-joiner belongs to the letter before it, so that no browser breaks there: in front of a word joiner
 * or a no-break space Firefox does. Speech synthesis reads the word as if nothing were in it.
 */
const JOINER = '\u200c';
/** For what is not Thai: after a dash, lines break in front of the other joiner. */
const WORD_JOINER = '\u2060';
const NO_BREAK_SPACE = '\u00a0';

/** How closely two words belong together, from 0 to 1: a name, and a number with its unit, are never split. */
const FIRM = 1;
const AFFIX = 0.9;
const PHRASE = 0.8;
const LINK = 0.2;
const EDGE = 0.1;
/**
 * The longest chain of words, in letters (without marks above and below); longer ones would be alone in a line of a
 * narrow card.
 */
const MAX_LETTERS = 13;
/** The longest chain before it is split, which takes the square of its length: several times those of real texts. */
const MAX_PIECES = 50;
/** Words that belong to the next one, so that no line ends with them. */
const PREFIXES = new Set(
  [
    'การ ความ ผู้ นัก ชาว ช่าง ไม่ น่า นาย นาง นางสาว น.ส. ดร. ศ. นพ. พญ. ด.ช. ด.ญ. โรง เครื่อง ห้อง พระ รอง อดีต กึ่ง คำ ริม',
    'กำลัง ทุก บาง หลาย กี่ สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ',
  ].flatMap((words) => words.split(' ')),
);
/** Words that belong to the one before, so that no line begins with them: เปิดแล้ว, ช่วยกัน, คนละ, ครั้งแรก. */
const SUFFIXES = new Set('แล้ว กัน เอง ละ ใหม่ แรก เดียว จริง ปลอม ทุ่ม'.split(' '));
/** Words that lead to the next one: a line ends with them only where it must. */
const LINKS = new Set('ใน ของ และ ที่ จาก กับ โดย แต่ หรือ เพื่อ ให้ ว่า เป็น ถึง'.split(' '));
/** The longest first or last word of a phrase that does not stand apart from it, in letters: ลด|ขยะ, ฟอก|ขาว. */
const MAX_EDGE_LETTERS = 4;
const ACTION = 'การ';
/** With การ behind them they are one word, and การ is not the prefix of the next one: สั่งการ, ผู้ประกอบการ. */
const BEFORE_ACTION = new Set('สาย ดำเนิน บูรณา ประกอบ ปฏิบัติ สั่ง หลัก อำนวย'.split(' '));

let strengths: Map<string, number> | undefined;

function loadStrengths(): Map<string, number> {
  if (strengths) return strengths;
  strengths = new Map();
  for (const [level, pairs] of PHRASES.entries()) for (const pair of pairs.split(' ')) strengths.set(pair, level / 10);
  for (const pair of COMPOUNDS) strengths.set(pair, PHRASE);
  return strengths;
}

interface Piece {
  start: number;
  end: number;
  text: string;
  /** How closely it belongs to the next one. */
  strength: number;
}

/**
 * Inserts joiners (U+200C, U+2060) into compounds and names, and no-break spaces between a number and its unit, so that
 * lines end only where a reader would pause. `names` are kept whole, `phrases` as far as no chain of words becomes too
 * long. For headlines, leads and other text in large type or narrow columns. `removeJoiners` undoes it.
 */
export function joinPhrases(text: string, names: readonly string[] = [], phrases: readonly string[] = []): string {
  const pieces = splitPieces(text, names);
  strengthen(pieces, listPlaces(text, phrases), PHRASE);
  strengthen(pieces, findUnbreakableSpans(text), FIRM);
  return withJoiners(toChains(pieces).map(([start, end]) => text.slice(start, end)));
}

/** Gives the pieces within one of the sorted spans at least this `strength`. */
function strengthen(pieces: Piece[], spans: readonly Span[], strength: number): void {
  let span = 0;
  for (const [index, piece] of pieces.entries()) {
    const next = pieces[index + 1];
    if (!next) return;
    while ((spans[span]?.[1] ?? Number.POSITIVE_INFINITY) <= next.start) span += 1;
    const start = spans[span]?.[0] ?? Number.POSITIVE_INFINITY;
    if (start < piece.end) piece.strength = Math.max(piece.strength, strength);
  }
}

/** The words of a text; a name is one word, however it could be split. */
function splitPieces(text: string, names: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  const add = (from: number, to: number) => {
    for (const { segment, index } of segmentWords(text.slice(from, to)).flatMap(splitLongWord))
      pieces.push({ start: from + index, end: from + index + segment.length, text: segment, strength: 0 });
  };
  let end = 0;
  for (const [start, behind] of listPlaces(text, names)) {
    add(end, start);
    pieces.push({ start, end: behind, text: text.slice(start, behind), strength: 0 });
    end = behind;
  }
  add(end, text.length);
  for (const [index, piece] of pieces.entries()) {
    const isEndOfWord = piece.text === ACTION && BEFORE_ACTION.has(pieces[index - 1]?.text ?? '');
    piece.strength = isEndOfWord ? 0 : findStrength(piece.text, pieces[index + 1]?.text ?? '');
    if (piece.strength === 0 && isEdge(pieces, index)) piece.strength = EDGE;
  }
  return pieces;
}

/** True for the short first word of a phrase, and for the word before a short last one. */
function isEdge(pieces: readonly Piece[], index: number): boolean {
  const [one, other] = [pieces[index], pieces[index + 1]];
  if (!one || !other || !THAI.test(other.text)) return false;
  if (isPause(pieces[index - 1])) return isShortWord(one);
  return isPause(pieces[index + 2]) && isShortWord(other) && THAI.test(one.text);
}

const isPause = (piece: Piece | undefined): boolean => piece !== undefined && piece.text.trim() === '';
const isShortWord = ({ text }: Piece): boolean => /^[ก-๎]+$/.test(text) && countLetters(text) <= MAX_EDGE_LETTERS;

/** A stretch of no known word that is longer than a chain is several words: those of ICU, where browsers break it. */
function splitLongWord({ segment, index }: { segment: string; index: number }) {
  if (countLetters(segment) <= MAX_LETTERS) return [{ segment, index }];
  return Array.from(segmentByIcu(segment), (part) => ({ segment: part.segment, index: index + part.index }));
}

/** The positions of phrases, sorted; of those that begin at the same position the longest. */
function listPlaces(text: string, phrases: readonly string[]): Span[] {
  const spans = phrases.flatMap((phrase) => {
    const result: Span[] = [];
    for (let start = text.indexOf(phrase); start >= 0; start = text.indexOf(phrase, start + phrase.length))
      result.push([start, start + phrase.length]);
    return result;
  });
  let end = 0;
  return spans
    .sort(([a, endOfA], [b, endOfB]) => a - b || endOfB - endOfA)
    .filter(([start, behind]) => {
      if (start < end) return false;
      end = behind;
      return true;
    });
}

function findStrength(one: string, other: string): number {
  if (!/[ก-๎.]$/.test(one) || !/^[ก-๎“‘"]/.test(other)) return 0;
  if (other === ACTION && BEFORE_ACTION.has(one)) return FIRM;
  return (
    loadStrengths().get(`${one}+${other}`) ??
    (PREFIXES.has(one) || SUFFIXES.has(other) ? AFFIX : LINKS.has(one) ? LINK : 0)
  );
}

/**
 * Joins pieces to chains, from the first one's start to the last one's end; chains that are too long are split at their
 * weakest point.
 */
function toChains(pieces: Piece[]): Span[] {
  const spans: Span[] = [];
  let chain: Piece[] = [];
  for (const piece of pieces) {
    chain.push(piece);
    if (piece.strength > 0 && chain.length < MAX_PIECES) continue;
    spans.push(...splitChain(chain));
    chain = [];
  }
  return [...spans, ...splitChain(chain)];
}

function splitChain(chain: Piece[]): Span[] {
  const [first] = chain;
  const last = chain.at(-1);
  if (!first || !last) return [];
  const letters = chain.reduce((sum, { text }) => sum + countLetters(text), 0);
  const weakest = chain.slice(0, -1).reduce((least, { strength }) => Math.min(least, strength), FIRM);
  if (letters <= MAX_LETTERS || weakest === FIRM) return [[first.start, last.end]];
  // the last of equally weak points, because the beginning of a chain says more than its end
  const at = chain.findLastIndex(({ strength }, index) => index < chain.length - 1 && strength === weakest) + 1;
  return [...splitChain(chain.slice(0, at)), ...splitChain(chain.slice(at))];
}

const countLetters = (text: string): number => text.replace(/[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/g, '').length;

let icu: Intl.Segmenter | undefined;
const segmentByIcu = (text: string) => {
  icu ??= new Intl.Segmenter('th', { granularity: 'word' });
  return icu.segment(text);
};

/** Joiners change the segmentation of their surroundings; two rounds are enough for all real texts. */
const ROUNDS = 3;

/**
 * Joins the chains to one text with joiners, because browsers break Thai by ICU's dictionary, which differs from ours.
 */
function withJoiners(chainTexts: string[]): string {
  let joined = chainTexts.map(withoutSpaces);
  for (let round = 0; round < ROUNDS; round++) {
    const text = joined.join('');
    const starts = Array.from(segmentByIcu(text), ({ index }) => index).filter((at) => isBetweenLetters(text, at));
    const [more, count] = insertJoiners(joined, starts);
    joined = more;
    if (count === 0) break;
  }
  return joined.join('');
}

/** Inserts a joiner at each of the sorted positions inside of a chain; returns also their number. */
function insertJoiners(chainTexts: string[], places: number[]): [chains: string[], count: number] {
  let next = 0;
  let offset = 0;
  let count = 0;
  const chains = chainTexts.map((chain) => {
    let joined = '';
    let from = 0;
    for (; next < places.length && (places[next] as number) < offset + chain.length; next++) {
      const at = (places[next] as number) - offset;
      if (at === 0) continue;
      joined += chain.slice(from, at) + JOINER;
      from = at;
      count += 1;
    }
    offset += chain.length;
    return joined + chain.slice(from);
  });
  return [chains, count];
}

const withoutSpaces = (chain: string): string =>
  chain.length === 1
    ? chain
    : chain
        .replace(/(?<=\S)\s(?=\S)/g, NO_BREAK_SPACE)
        .replace(/[ก-๎](?=\u00a0)/g, `$&${JOINER}`)
        .replace(/(?<=[0-9๐-๙])[-–—](?=[0-9๐-๙])/g, `$&${WORD_JOINER}`);

const THAI = /[ก-๎]/;
const isBetweenLetters = (text: string, at: number): boolean =>
  THAI.test(text[at - 1] ?? '') && THAI.test(text[at] ?? '');
