import { type ArticleText, splitParagraphs, splitSentences } from '../text/index.ts';
import { isAttributed, toPoint } from './point.ts';
import { type Candidate, selectCandidates } from './rank.ts';

export const MAX_POINTS = 5;
export const MIN_POINTS = 3;
/** An article of fewer characters is its own summary. */
const SHORT_ARTICLE_LENGTH = 400;
/** So many characters of an article make one more point. */
const LENGTH_PER_POINT = 700;
/** Points that are a larger part of the article than this save no time. */
const MAX_SHARE = 0.65;
/** No more sentences are compared, each with each: what stands further down is never the news. */
const MAX_SENTENCES = 120;
/** An item of a list says nothing without the list. */
const LISTED = /^(?:[•*·–-]|[\d๐-๙]{1,2}[.)]|[ก-ฮ]\)|(?:อันดับ|กลุ่ม|ข้อ)ที่)/;

/** Whether an article is long enough to be summarised. */
export function isLong(article: ArticleText): boolean {
  return lengthOf(splitParagraphs(article)) >= SHORT_ARTICLE_LENGTH;
}

/**
 * The points of an article: three to five of its own sentences in their order, each to the letter as it stands there,
 * perhaps without its last clauses. None when it is short, or has not as many sentences that stand alone.
 */
export function extractPoints(article: ArticleText): string[] {
  const paragraphs = splitParagraphs(article);
  const length = lengthOf(paragraphs);
  if (length < SHORT_ARTICLE_LENGTH) return [];
  const wanted = Math.max(MIN_POINTS, Math.min(MAX_POINTS, 2 + Math.round(length / LENGTH_PER_POINT)));
  const points = selectCandidates(candidatesOf(paragraphs), article.title, wanted).map(({ text }) => text);
  return points.length < MIN_POINTS || lengthOf(points) > MAX_SHARE * length ? [] : points;
}

function lengthOf(paragraphs: string[]): number {
  return paragraphs.reduce((sum, { length }) => sum + length, 0);
}

function candidatesOf(paragraphs: string[]): Candidate[] {
  const candidates: Candidate[] = [];
  let isQuoting = false;
  for (const [paragraph, block] of paragraphs.entries()) {
    const wasQuoting = isQuoting;
    isQuoting = leavesQuoteOpen(block, isQuoting);
    if (LISTED.test(block)) continue;
    for (const sentence of splitSentences(block)) {
      const text = toPoint(sentence);
      // within a quotation that runs over paragraphs nothing says whose words these are
      if (text !== null && (isAttributed(text) || !(wasQuoting || isQuoting))) candidates.push({ text, paragraph });
    }
  }
  return candidates.slice(0, MAX_SENTENCES);
}

function leavesQuoteOpen(block: string, wasOpen: boolean): boolean {
  const last = Math.max(block.lastIndexOf('“'), block.lastIndexOf('”'));
  return last === -1 ? wasOpen : block.charAt(last) === '“';
}
