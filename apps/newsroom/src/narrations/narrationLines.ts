import { segmentWords } from '@sala/thai';
import { type ArticleText, hasHeadlineAtStart, isBreath, splitParagraphs, splitSentences } from '../text/index.ts';

/** The longest line, in characters, so that a reader who follows keeps their place; shorter is better. */
const MAX_LINE_LENGTH = 110;
const MIN_LINE_LENGTH = 40;

/** A sentence is not ended after so few characters either. */
const MIN_END_LENGTH = 20;

/** How many characters before a space are examined. */
const MAX_NAME_LENGTH = 40;
/** A space that does not separate: after a number that its unit follows (years excepted), and after a given name. */
const TORN = /(?<!(?:^|[^\d,.])(?:25|20)\d\d)(?<=[\d๐-๙])$|(?:^|[\s(])(?:นาย|นาง(?:สาว)?|น\.ส\.|ดร\.)[ก-๎]+$/;
/** What belongs to the word before its space: a number, a month, a unit, and the signs ๆ and ฯ. */
const BELONGS_BEFORE =
  /^(?:[\d๐-๙ๆฯ]|ล้าน|แสน|หมื่น|บาท|คน|ราย|แห่ง|เปอร์เซ็นต์|น\.|(?:มกรา|กุมภา|มีนา|เมษา|พฤษภา|มิถุนา|กรกฎา|สิงหา|กันยา|ตุลา|พฤศจิกา|ธันวา)|[มกพสตธเ][ิี]?\.?[คพม]?\.?ย?\.)/;

/** Lines about an article rather than of it: credits of pictures, sources, further reading. */
const CREDIT =
  /^(?:(?:ขอบคุณ)?(?:ภาพ|คลิป|วิดีโอ|ข้อมูล)(?:ประกอบ|ข่าว|จาก|โดย|\/ข่าว)?|ข่าว ?\/ ?ภาพ|ที่มา|แหล่ง(?:ที่มา|ข่าว|อ้างอิง)|เครดิต|อ้างอิง|เรียบเรียง(?:โดย)?|ช่างภาพ|อ่าน(?:ข่าว)?(?:เพิ่มเติม|ต่อ|ประกอบ)|ข่าวที่เกี่ยวข้อง|credit|source|photo) ?:/i;
const MAX_CREDIT_LENGTH = 150;
/** Text that is not read out: web and mail addresses, and hashtags. */
const UNSPEAKABLE = /(?:https?:\/\/|www\.)\S+|[\w.+-]{1,64}@[\w-]{1,64}\.\S+|#\S+/gi;

/**
 * The lines of an article for its narration: its title, its lead, and its paragraphs with the headings between them; no
 * title when the text begins with it.
 * Each line is an exact part of one of these. What is no prose is left out: captions, tables, embedded media, credits,
 * addresses.
 */
export function toNarrationLines(article: ArticleText): string[] {
  const title = article.title.replace(/\s+/g, ' ').trim();
  const paragraphs = splitParagraphs(article, 'with').filter(isProse);
  const isRepeated = hasHeadlineAtStart(paragraphs[0] ?? '', title);
  return [...(isRepeated || !isProse(title) ? [] : [title]), ...paragraphs].flatMap(splitParagraph);
}

function isProse(paragraph: string): boolean {
  if (paragraph.length <= MAX_CREDIT_LENGTH && CREDIT.test(paragraph)) return false;
  return /[\p{L}\p{N}]/u.test(paragraph.replace(UNSPEAKABLE, ''));
}

/** Splits a paragraph into lines: a sentence each; short ones are joined, long ones split. */
function splitParagraph(paragraph: string): string[] {
  const lines: string[] = [];
  for (const { text, joints } of splitSentences(paragraph)) {
    const last = lines.at(-1);
    if (
      last !== undefined &&
      Math.min(last.length, text.length) < MIN_LINE_LENGTH &&
      last.length + text.length < MAX_LINE_LENGTH
    )
      lines[lines.length - 1] = `${last} ${text}`;
    else lines.push(...splitSentence(text, new Set(joints)));
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** Splits a sentence into parts that are short enough, at natural pauses. */
function splitSentence(sentence: string, joints: Set<number>): string[] {
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
 * The best place to split: the last one before a clause, else at a space that separates, else at one that tears
 * nothing apart, else after a word.
 */
function placeToBreathe(sentence: string, start: number, joints: Set<number>): number {
  const nearest = start + MIN_LINE_LENGTH;
  const furthest = Math.min(start + MAX_LINE_LENGTH, sentence.length - MIN_END_LENGTH);
  const spaces: number[] = [];
  for (let at = furthest; at >= nearest; at--) if (sentence[at] === ' ') spaces.push(at);
  return (
    spaces.find((at) => joints.has(at)) ??
    spaces.find((at) => canBreathe(sentence.slice(start, at), sentence.slice(at + 1, at + 20))) ??
    spaces.find((at) => !isTorn(sentence.slice(start, at), sentence.slice(at + 1, at + 20))) ??
    findLastWord(sentence.slice(start, furthest)) + start
  );
}

function isTorn(before: string, behind: string): boolean {
  return TORN.test(before.slice(-MAX_NAME_LENGTH)) || BELONGS_BEFORE.test(behind);
}

function canBreathe(before: string, behind: string): boolean {
  return isBreath(before, behind) && !isTorn(before, behind);
}

/**
 * Where the last word of a text begins, because it may be cut, with the signs ๆ and ฯ behind it; the end of the text when
 * it is a single word.
 */
function findLastWord(text: string): number {
  return segmentWords(text).findLast(({ segment }) => /[^\sๆฯ\d๐-๙.,]/.test(segment))?.index || text.length;
}
