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

/**
 * Converts an editor's text to the HTML that is stored. A text without HTML tags is plain text. Blank lines separate
 * paragraphs; in plain text without blank lines, such as from Word, each line is a paragraph. In HTML, a part that
 * already has block elements stays as it is, without what is hidden in it. Names of pictures become their paths.
 */
export function toBodyHtml(written: string): string {
  const text = written.replace(LINE_BREAK, '\n');
  if (!ANY_TAG.test(text)) {
    const parts = splitTrimmed(text, BLANK_LINE);
    const paragraphs = parts.length > 1 ? parts : splitTrimmed(text, '\n');
    return paragraphs.map((part) => `<p>${escapeText(part)}</p>`).join('\n');
  }
  const parts = splitTrimmed(leaveOutHidden(text), BLANK_LINE);
  const html = parts.map((part) => (BLOCK_TAG.test(part) ? part : `<p>${part}</p>`)).join('\n\n');
  return resolvePictureNames(html);
}

const splitTrimmed = (text: string, separator: string | RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
