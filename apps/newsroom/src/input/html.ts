import { escapeText } from '@sala/thai';
import { resolvePictureNames } from './bodySources.ts';
import { leaveOutHidden } from './leaveOutHidden.ts';

const BLOCKS =
  'p|div|h[1-6]|ul|ol|li|dl|dt|dd|blockquote|pre|figure|figcaption|table|caption|thead|tbody|tfoot|tr|th|td|hr|section|article|header|footer|aside|address|details|summary|script|style';
const INLINES =
  'a|b|strong|em|i|u|s|del|ins|sub|sup|mark|small|span|font|code|q|cite|abbr|time|br|img|picture|source|video|audio|iframe';
// a known tag that ends with `>` or has an attribute; anything else in angle brackets is text
const createTagPattern = (names: string) => new RegExp(`</?(?:${names})(?:\\s[^<>]*[=>]|\\s*/?>)`, 'i');
const BLOCK_TAG = createTagPattern(BLOCKS);
const ANY_TAG = createTagPattern(`${BLOCKS}|${INLINES}`);
const BLANK_LINE = /\n\s*\n/;
/** The line ends of Windows, and those that word processors make within a paragraph or between pages. */
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** At least two lines that begin with a bullet, as in Word, or with a hyphen or asterisk and a space. */
const BULLET = String.raw`(?:[•●▪\uf0b7]|[-*](?=[^\S\n]))[^\S\n]*`;
const LIST = new RegExp(String.raw`^[^\S\n]*(${BULLET}\S.*(?:\n\s*${BULLET}\S.*)+)$`, 'mu');
const LIST_ITEM = new RegExp(String.raw`^\s*${BULLET}`, 'u');

/**
 * Converts an editor's text to the HTML that is stored. A text without HTML tags is plain text. Blank lines separate
 * paragraphs; in plain text without blank lines, such as from Word, each line is a paragraph. Lines with bullets are
 * a list. In HTML, a part that already has block elements stays as it is, without what is hidden in it. Names of
 * pictures become their paths.
 */
export function toBodyHtml(written: string): string {
  const text = written.replace(LINE_BREAK, '\n');
  if (!ANY_TAG.test(text)) {
    const separator = BLANK_LINE.test(text.trim()) ? BLANK_LINE : '\n';
    return toBlocks(escapeText(text), separator).join('\n');
  }
  const parts = splitTrimmed(leaveOutHidden(text), BLANK_LINE);
  const html = parts.flatMap((part) => (BLOCK_TAG.test(part) ? [part] : toBlocks(part, BLANK_LINE))).join('\n\n');
  return resolvePictureNames(html);
}

/** The HTML of paragraphs of plain text; those with bullets that follow each other are a list. */
export const toParagraphsHtml = (paragraphs: string[]): string =>
  toBlocks(escapeText(paragraphs.join('\n')), '\n').join('\n');

/** The paragraphs and lists of a text without block elements, as HTML. */
function toBlocks(text: string, separator: string | RegExp): string[] {
  // every second part is what LIST captures
  return text.split(LIST).flatMap((part, index) => {
    if (index % 2 === 0) return splitTrimmed(part, separator).map((paragraph) => `<p>${paragraph}</p>`);
    const items = splitTrimmed(part, '\n').map((line) => `<li>${line.replace(LIST_ITEM, '')}</li>`);
    return `<ul>${items.join('')}</ul>`;
  });
}

const splitTrimmed = (text: string, separator: string | RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
