import { toArabicDigits } from '@sala/thai';
import { type ArticleText, splitParagraphs } from '../text/index.ts';
import { MAX_POINTS, MIN_POINTS } from './extract.ts';

const MIN_LENGTH = 20;
/** The longest point, in characters. */
export const MAX_LENGTH = 280;

const NUMBER = /[\d๐-๙][\d๐-๙,.]*/g;
/** A titled name: the title, and the name after it. */
const NAMED = /(?:นาย|นาง(?:สาว)?|น\.ส\.|ดร\.|นพ\.|พญ\.|(?:พล|พ|ร)\.[ตทอร]\.(?:[ตทอ]\.)?) ?([ก-๎]{3,})/g;
const LATIN = /[A-Za-z]{2,}/g;
const QUOTED = /[“"]([^”"]+)[”"]/g;
/** Markup and addresses, which are no text for readers. */
const MARKUP = /[<>{}`]|https?:|www\./i;

/**
 * Why points may not be shown as an article's summary; null when they may. Because language models invent things, every
 * number, quotation, foreign word and titled name in the points must occur in the article.
 */
export function explainUnfaithfulness(points: string[], article: string): string | null {
  if (points.length < MIN_POINTS || points.length > MAX_POINTS) return `${points.length} points`;
  for (const point of points) {
    if (point.length < MIN_LENGTH || point.length > MAX_LENGTH) return `a point of ${point.length} characters`;
    if (MARKUP.test(point) || !/\p{Script=Thai}/u.test(point)) return 'a point that is no Thai text';
  }
  const invented = findInvented(points, article);
  if (invented !== null) return `“${invented}” does not stand in the article`;
  return new Set(points).size < points.length ? 'a point that stands twice' : null;
}

/** A sentence about the first of an editor's key points that says what the article does not; none when all say it. */
export function warnOfInvention(points: string[], article: ArticleText): string[] {
  const invented = findInvented(points, [article.title, ...splitParagraphs(article)].join('\n'));
  return invented === null ? [] : [`The key points say “${invented}”, which does not stand in the article.`];
}

/** The first number, foreign word, titled name or quotation of the points that is not in the article; null for none. */
function findInvented(points: string[], article: string): string | null {
  const numbers = new Set(article.match(NUMBER)?.map(toDigits));
  const plain = article.replace(/\s+/g, '').toLowerCase();
  const isThere = (text: string) => plain.includes(text.replace(/\s+/g, '').toLowerCase());
  for (const point of points) {
    const invented =
      point.match(NUMBER)?.find((number) => !numbers.has(toDigits(number))) ??
      point.match(LATIN)?.find((word) => !isThere(word)) ??
      [...point.matchAll(NAMED), ...point.matchAll(QUOTED)].find(([, text = '']) => !isThere(text))?.[1];
    if (invented !== undefined) return invented;
  }
  return null;
}

/** A number in western digits, without commas and without punctuation at its end. */
function toDigits(number: string): string {
  return toArabicDigits(number).replaceAll(',', '').replace(/\.$/, '');
}
