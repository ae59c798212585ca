import { resolvePictureNames } from './bodySources.ts';

/** A text as it may stand in HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const BLOCKS =
  'p|div|h[1-6]|ul|ol|li|dl|dt|dd|blockquote|pre|figure|figcaption|table|caption|thead|tbody|tfoot|tr|th|td|hr|section|article|header|footer|aside|address|details|summary|script|style';
const INLINES =
  'a|b|strong|em|i|u|s|del|ins|sub|sup|mark|small|span|font|code|q|cite|abbr|time|br|img|picture|source|video|audio|iframe';
// a known tag that ends, or that has an attribute: what stands in angle brackets otherwise is text
const tagOf = (names: string) => new RegExp(`</?(?:${names})(?:\\s[^<>]*[=>]|\\s*/?>)`, 'i');
const BLOCK_TAG = tagOf(BLOCKS);
const ANY_TAG = tagOf(`${BLOCKS}|${INLINES}`);

/**
 * A text of an editor's as HTML that is stored. A text without HTML's tags is plain. Blank lines part its paragraphs, and
 * each line of a plain one that has none, as Word hands them on, is a paragraph; in HTML a part that has blocks of its own
 * stays as it is. Pictures given by their names stand at their paths.
 */
export function toBodyHtml(text: string): string {
  const parts = splitTrimmed(text, /\n\s*\n/);
  if (!ANY_TAG.test(text)) {
    const paragraphs = parts.length > 1 ? parts : splitTrimmed(text, '\n');
    return paragraphs.map((part) => `<p>${escapeHtml(part)}</p>`).join('\n');
  }
  const html = parts.map((part) => (BLOCK_TAG.test(part) ? part : `<p>${part}</p>`)).join('\n\n');
  return resolvePictureNames(html);
}

const splitTrimmed = (text: string, separator: string | RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
