import { segmentWords } from '@sala/thai';
import sharp from 'sharp';
import { toHeadline } from '../headlines/index.ts';
import { CARD_FONT, CARD_FONT_FILE } from './cardFont.server.ts';

/** A text as a picture, cut to its ink. */
export interface TypesetText {
  data: Buffer;
  width: number;
  height: number;
}

interface Setting {
  /** px */
  size: number;
  /** Where lines end, in px. */
  width: number;
}

/** The line height of the font, as a part of its size. */
const LINE = 5 / 3;
/** The ink of every letter is higher than this part of the font's size. */
const INK = 0.45;
const BREAK = '\u200b';
const NO_BREAK_SPACE = '\u00a0';

const INVISIBLE = /[\u034f\u00ad\u200b-\u200f\u2060\ufeff]+/g;
// what the headline font has no letters for, such as emoji, would be boxes
const UNKNOWN = /[^\u0020-\u007e\u00a0-\u00ff\u0e01-\u0e5b\u2013\u2014\u2018-\u201d\u2022\u2026\u20ac]+/g;
// a repetition or an abbreviation belongs to the word before it
const ATTACHED = /^[ๆฯ]/;
const OPENING = /^[“‘([]$/;
// what is longer is not one word, and a piece must fit on a line
const LONG = /.{1,40}/gu;
/** A card has room for less than a third of this; to set a longer text would only take time. */
const MAX_LENGTH = 400;
const STRAIGHT = /^["']$/;
/** The longest phrase that is kept on one line of a card, in letters. */
const MAX_PHRASE_LENGTH = 24;

/** The offsets in a text at which no line of a headline ends. */
function findJoints(text: string): Set<number> {
  const joints = new Set<number>();
  let at = 0;
  for (const character of toHeadline(text)) {
    if (character !== '\u200c') at += 1;
    if (character === '\u200c' || character === NO_BREAK_SPACE) joints.add(at);
  }
  return joints;
}

/**
 * A headline in the pieces after each of which a line may end: words and short phrases, each with the signs that belong
 * to it.
 * @internal for its test: of a picture only the lines can be counted
 */
export function splitCardWords(headline: string): string[] {
  const words: string[] = [];
  let before = ' ';
  let isOpen = true;
  const text = headline
    .slice(0, MAX_LENGTH)
    .normalize()
    .replace(INVISIBLE, '')
    .replace(UNKNOWN, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const joints = findJoints(text);
  for (const { index, segment, isWordLike } of segmentWords(text)) {
    const last = words.at(-1) ?? '';
    const isJoined = joints.has(index) && last.length + segment.length <= MAX_PHRASE_LENGTH;
    const opens = OPENING.test(segment) || (STRAIGHT.test(segment) && before === ' ');
    const begins = opens || (isWordLike && !ATTACHED.test(segment));
    if (begins && !isOpen && !isJoined) words.push(segment);
    else words.splice(-1, 1, (isJoined ? last.replace(/ $/, NO_BREAK_SPACE) : last) + segment);
    before = segment;
    isOpen = opens;
  }
  return words.flatMap((word) => word.match(LONG) ?? []);
}

/** Sets words in the station's headline font, in white. */
export async function typesetText(words: string[], { size, width }: Setting): Promise<TypesetText> {
  const text = words.join(BREAK).replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="#ffffff">${text}</span>`,
      font: `${CARD_FONT} ${size}`,
      fontfile: CARD_FONT_FILE,
      width,
      // a point is a pixel
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const countLines = ({ height }: TypesetText, size: number) => Math.floor((height / size - INK) / LINE) + 1;

/**
 * Sets a headline as large as it fits into three lines; one too long for that ends in an ellipsis, after a whole word.
 * Lines are about equally long.
 */
export async function typesetHeadline(headline: string, sizes: number[], width: number): Promise<TypesetText> {
  const words = splitCardWords(headline);
  const fits = async (some: string[], size: number, within = width, most = 3) => {
    const set = await typesetText(some, { size, width: within });
    return countLines(set, size) <= most && set.width <= within ? set : null;
  };
  for (const size of sizes) {
    const set = await fits(words, size);
    if (!set) continue;
    for (const narrower of [0.68, 0.78, 0.88])
      if (countLines(set, size) > 1) {
        const even = await fits(words, size, Math.round(width * narrower), countLines(set, size));
        if (even) return even;
      }
    return set;
  }
  const size = sizes.at(-1) ?? 40;
  const upTo = (count: number) => [...words.slice(0, count - 1), `${words[count - 1]?.trimEnd()}…`];
  let [least, most] = [1, words.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (await fits(upTo(middle), size)) least = middle;
    else most = middle - 1;
  }
  return typesetText(upTo(least), { size, width });
}
