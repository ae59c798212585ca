import { segmentWords } from '@sala/thai';
import { type ArticleText, isBreath, splitParagraphs, splitSentences } from '../text/index.ts';

/** A line is read along without losing one's place: at most so many characters, and better so many than fewer. */
const MAX_LINE_LENGTH = 110;
const MIN_LINE_LENGTH = 40;

/** Nor does a sentence end with so few. */
const MIN_END_LENGTH = 20;

/** How much of what stands before a space is looked at, in characters. */
const MAX_NAME_LENGTH = 40;
/** A number whose unit follows, unless it is a year, and a given name whose surname does. */
const TORN = /(?<!(?:^|[^\d,.])(?:25|20)\d\d)(?<=[\d๐-๙])$|(?:^|[\s(])(?:นาย|นาง(?:สาว)?|น\.ส\.|ดร\.)[ก-๎]+$/;

/** Who took the picture, where it is from, what else there is to read: said of an article, not in it. */
const CREDIT =
  /^(?:(?:ขอบคุณ)?(?:ภาพ|คลิป|วิดีโอ|ข้อมูล)(?:ประกอบ|ข่าว|จาก|โดย|\/ข่าว)?|ข่าว ?\/ ?ภาพ|ที่มา|แหล่ง(?:ที่มา|ข่าว|อ้างอิง)|เครดิต|อ้างอิง|เรียบเรียง(?:โดย)?|ช่างภาพ|อ่าน(?:ข่าว)?(?:เพิ่มเติม|ต่อ|ประกอบ)|ข่าวที่เกี่ยวข้อง|credit|source|photo) ?:/i;
const MAX_CREDIT_LENGTH = 150;
/** What is not read out: web and mail addresses, and words that are only there to be found by. */
const UNSPEAKABLE = /(?:https?:\/\/|www\.)\S+|[\w.+-]{1,64}@[\w-]{1,64}\.\S+|#\S+/gi;

/**
 * The lines of an article as they are read: its title, its lead, and its paragraphs with the headings between them,
 * each line part of them to the letter. What is no prose is left out: captions, tables, embedded media, credits,
 * addresses.
 */
export function toNarrationLines(article: ArticleText): string[] {
  const title = article.title.replace(/\s+/g, ' ').trim();
  return [title, ...splitParagraphs(article, 'with')].filter(isProse).flatMap(linesOf);
}

function isProse(paragraph: string): boolean {
  if (paragraph.length <= MAX_CREDIT_LENGTH && CREDIT.test(paragraph)) return false;
  return /[\p{L}\p{N}]/u.test(paragraph.replace(UNSPEAKABLE, ''));
}

/** A paragraph as lines: a sentence each, short ones together, long ones parted. */
function linesOf(paragraph: string): string[] {
  const lines: string[] = [];
  for (const { text, joints } of splitSentences(paragraph)) {
    const last = lines.at(-1);
    if (
      last !== undefined &&
      Math.min(last.length, text.length) < MIN_LINE_LENGTH &&
      last.length + text.length < MAX_LINE_LENGTH
    )
      lines[lines.length - 1] = `${last} ${text}`;
    else lines.push(...partsOf(text, joints));
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** A sentence in parts that are short enough, parted where a reader takes breath. */
function partsOf(sentence: string, joints: number[]): string[] {
  const parts: string[] = [];
  let start = 0;
  while (sentence.length - start > MAX_LINE_LENGTH) {
    const end = placeToBreathe(sentence, start, joints);
    parts.push(sentence.slice(start, end));
    start = sentence[end] === ' ' ? end + 1 : end;
  }
  return [...parts, sentence.slice(start)];
}

/**
 * The last place in reach before a clause, else where it does not tear what belongs together, else at a space, else
 * behind a word.
 */
function placeToBreathe(sentence: string, start: number, joints: number[]): number {
  const furthest = Math.min(start + MAX_LINE_LENGTH, sentence.length - MIN_END_LENGTH);
  const isInReach = (at: number) => at >= start + MIN_LINE_LENGTH && at <= furthest;
  const spaces: number[] = [];
  for (let at = sentence.lastIndexOf(' ', furthest); isInReach(at); at = sentence.lastIndexOf(' ', at - 1))
    spaces.push(at);
  return (
    joints.findLast(isInReach) ??
    spaces.find((at) => mayBreathe(sentence.slice(start, at), sentence.slice(at + 1, at + 20))) ??
    spaces[0] ??
    behindWord(sentence.slice(start, furthest)) + start
  );
}

function mayBreathe(before: string, behind: string): boolean {
  return isBreath(before, behind) && !TORN.test(before.slice(-MAX_NAME_LENGTH));
}

/** Where the last word of a text begins, which may be torn; its end when it is but one. */
function behindWord(text: string): number {
  return segmentWords(text).at(-1)?.index || text.length;
}
