import { escapeText } from '@sala/thai';
import { Parser } from 'htmlparser2';

// What may stand in an address unescaped, and letters of all scripts, of which `withoutSentence` cuts off the Thai that is
// none of the address. No quote and no bracket of a tag is among it, so that an address can stand in an attribute.
const ADDRESS = /\bhttps?:\/\/[\w\-.~:/?#@!$&()*+,;=%\p{L}\p{M}\p{N}]+/giu;
/** A name in Thai, with what may stand between its words: `โควิด19ในไทย`, `พ.ศ`, `ตลาด_(ละคร`. */
const NAME = /\p{sc=Thai}+(?:(?:[\d.+]+|_\()\p{sc=Thai}+)*/gu;
/** After these a name in Thai may begin in a host, and behind it. */
const BEFORE_NAME = { host: '/.-', path: '/=_-#' };
const PUNCTUATION = '.,;:!?*';

// links cannot be nested, and the content of a frame is not parsed as HTML
const LEFT_ALONE = new Set(['a', 'iframe']);

/** A text of the HTML: what it says, and from where to where it stands. */
interface Text {
  text: string;
  start: number;
  end: number;
}

/**
 * Cleaned HTML whose bare http(s) addresses are links in a new tab (SPEC 2.20-06). An address in a link or in an
 * attribute is none that is bare. Everything else stays as it is, letter for letter.
 */
export function linkify(html: string): string {
  let linked = '';
  let copied = 0;
  for (const { text, start, end } of listTextsToLink(html)) {
    const linkedText = withLinks(text);
    if (linkedText === null) continue;
    linked += html.slice(copied, start) + linkedText;
    copied = end;
  }
  return linked + html.slice(copied);
}

function listTextsToLink(html: string): Text[] {
  const texts: Text[] = [];
  let within = 0;
  const parser = new Parser({
    onopentagname: (tag) => {
      if (LEFT_ALONE.has(tag)) within++;
    },
    onclosetag: (tag) => {
      if (LEFT_ALONE.has(tag)) within--;
    },
    ontext: (text) => {
      if (within > 0) return;
      const { startIndex: start, endIndex } = parser;
      const before = texts.at(-1);
      // an entity comes as a text of its own
      if (before?.end === start) Object.assign(before, { text: before.text + text, end: endIndex + 1 });
      else texts.push({ text, start, end: endIndex + 1 });
    },
  });
  parser.end(html);
  return texts;
}

/** The HTML of a text with its addresses linked, null when it has none. */
function withLinks(text: string): string | null {
  let html = '';
  let copied = 0;
  for (const { 0: result, index } of text.matchAll(ADDRESS)) {
    const address = withoutPunctuation(withoutSentence(result));
    if (!URL.canParse(address)) continue;
    html += `${escapeText(text.slice(copied, index))}<a href="${escapeText(address)}" target="_blank" rel="noopener nofollow">`;
    html += `${escapeText(address)}</a>`;
    copied = index + address.length;
  }
  return copied === 0 ? null : html + escapeText(text.slice(copied));
}

/**
 * An address without the Thai that goes on after it without a space: such as directly follows a host without Thai, or
 * does not begin a part of the host or the path.
 */
function withoutSentence(address: string): string {
  const host = address.indexOf('//') + 2;
  const path = host + address.slice(host).search(/[/?#]|$/);
  let isFirst = true;
  for (const { index } of address.matchAll(NAME)) {
    const before = BEFORE_NAME[index < path ? 'host' : 'path'];
    const followsHost = isFirst && index === path + 1;
    if (followsHost || !before.includes(address.charAt(index - 1))) return address.slice(0, index);
    isFirst = false;
  }
  return address;
}

/**
 * An address without what belongs to the sentence around it: punctuation, and brackets that it does not open itself.
 */
function withoutPunctuation(address: string): string {
  let unopened = address.split(')').length - address.split('(').length;
  let end = address.length;
  for (; end > 0; end--) {
    const last = address.charAt(end - 1);
    if (last === '(') unopened++;
    else if (last === ')' && unopened > 0) unopened--;
    else if (!PUNCTUATION.includes(last)) break;
  }
  return address.slice(0, end);
}
