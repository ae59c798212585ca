import { type ArticleText, splitParagraphs, splitSentences } from '../text/index.ts';
import { isAttributed, toPoint } from './point.ts';
import { type Candidate, selectCandidates } from './selectCandidates.ts';

export const MAX_POINTS = 5;
export const MIN_POINTS = 3;
/** A shorter article, in characters, needs no summary. */
const SHORT_ARTICLE_LENGTH = 400;
/** A summary has one more point for each so many characters of the article. */
const LENGTH_PER_POINT = 700;
/** The largest share of the article that points may take up: longer ones save no time. */
const MAX_SHARE = 0.65;
/** The most sentences that are compared with each other: sentences further down are never the news. */
const MAX_SENTENCES = 120;
/** The beginning of a list item, which makes no sense without its list. */
const LISTED = /^(?:[•*·–-]|[\d๐-๙]{1,2}[.)]|[ก-ฮ]\)|(?:อันดับ|กลุ่ม|ข้อ)ที่)/;

/** Whether an article is long enough to be summarised. */
export function isLong(article: ArticleText): boolean {
  return countCharacters(splitParagraphs(article)) >= SHORT_ARTICLE_LENGTH;
}

/**
 * The points of an article: three to five of its own sentences in their order, word for word, perhaps without the last
 * clauses. Empty when the article is short, or has too few sentences that make sense alone.
 */
export function extractPoints(article: ArticleText): string[] {
  const paragraphs = splitParagraphs(article);
  const length = countCharacters(paragraphs);
  if (length < SHORT_ARTICLE_LENGTH) return [];
  const pointCount = Math.max(MIN_POINTS, Math.min(MAX_POINTS, 2 + Math.round(length / LENGTH_PER_POINT)));
  const points = selectCandidates(listCandidates(paragraphs), article.title, pointCount).map(({ text }) => text);
  return points.length < MIN_POINTS || countCharacters(points) > MAX_SHARE * length ? [] : points;
}

function countCharacters(paragraphs: string[]): number {
  return paragraphs.reduce((sum, { length }) => sum + length, 0);
}

function listCandidates(paragraphs: string[]): Candidate[] {
  const candidates: Candidate[] = [];
  let isQuoting = false;
  for (const [paragraph, block] of paragraphs.entries()) {
    const wasQuoting = isQuoting;
    isQuoting = isQuoteOpenAfter(block, isQuoting);
    if (LISTED.test(block)) continue;
    for (const sentence of splitSentences(block)) {
      const text = toPoint(sentence);
      // inside a quotation that spans paragraphs, a sentence does not name its speaker
      if (text !== null && (isAttributed(text) || !(wasQuoting || isQuoting))) candidates.push({ text, paragraph });
    }
  }
  return candidates.slice(0, MAX_SENTENCES);
}

function isQuoteOpenAfter(block: string, wasOpen: boolean): boolean {
  const last = Math.max(block.lastIndexOf('“'), block.lastIndexOf('”'));
  return last === -1 ? wasOpen : block.charAt(last) === '“';
}
