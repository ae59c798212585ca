const INLINE = new Set([
  ...['a', 'abbr', 'acronym', 'b', 'bdi', 'bdo', 'big', 'cite', 'code', 'data', 'del', 'dfn', 'em', 'font', 'i'],
  ...['ins', 'kbd', 'label', 'mark', 'q', 'rp', 'rt', 'ruby', 's', 'samp', 'small', 'span', 'strike', 'strong'],
  ...['sub', 'sup', 'time', 'tt', 'u', 'var', 'wbr'],
]);

// what stands inside these is never read as text
const RAW = new Set(['script', 'style', 'iframe', 'template']);

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['hellip', '…'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
]);

const toCharacter = (codePoint: number): string => {
  const isCharacter = codePoint > 0 && codePoint <= 0x10ffff && !(codePoint >= 0xd800 && codePoint <= 0xdfff);
  return isCharacter ? String.fromCodePoint(codePoint) : '\ufffd';
};

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-z]{2,6}));/g, (whole, decimal, hex, name) => {
    if (decimal) return toCharacter(Number.parseInt(decimal, 10));
    if (hex) return toCharacter(Number.parseInt(hex, 16));
    return ENTITIES.get(name) ?? whole;
  });

// a '>' inside a quoted value does not end the tag; a quote opens a value only after '=', as in the HTML standard
const findTagEnd = (html: string, from: number): number => {
  let valueMayOpen = false;
  for (let i = from; i < html.length; i++) {
    const c = html.charAt(i);
    if (c === '>') return i + 1;
    if (valueMayOpen && (c === '"' || c === "'")) {
      i = html.indexOf(c, i + 1);
      if (i < 0) break;
      valueMayOpen = false;
    } else if (c === '=') valueMayOpen = true;
    else if (c.trim() !== '') valueMayOpen = false;
  }
  return html.length;
};

const findMarkEnd = (html: string, mark: string, from: number): number => {
  const at = html.indexOf(mark, from);
  return at < 0 ? html.length : at + mark.length;
};

const findRawEnd = (html: string, name: string, from: number): number => {
  const close = new RegExp(`</${name}(?![a-z\\d-])`, 'gi');
  close.lastIndex = from;
  const match = close.exec(html);
  return match ? findTagEnd(html, close.lastIndex) : html.length;
};

const TAG = /<(\/?)([a-z][a-z\d-]{0,30})/iy;

/** Where the markup at `html[at] ='<'` ends, and whether it separates words; null for a bare '<'. */
const findMarkup = (html: string, at: number): { end: number; parts: boolean } | null => {
  if (html.startsWith('<!--', at)) return { end: findMarkEnd(html, '-->', at + 2), parts: false };
  TAG.lastIndex = at;
  const [matched, slash, written] = TAG.exec(html) ?? [];
  if (matched !== undefined && written !== undefined) {
    const name = written.toLowerCase();
    const end = findTagEnd(html, at + matched.length);
    return { end: !slash && RAW.has(name) ? findRawEnd(html, name, end) : end, parts: !INLINE.has(name) };
  }
  return /[!?/]/.test(html.charAt(at + 1)) ? { end: findMarkEnd(html, '>', at + 1), parts: false } : null;
};

/**
 * What a reader sees of `html`: tags, comments, scripts, styles and frames left out, the common and the numeric
 * entities decoded once, white space folded into single spaces and trimmed. Block tags part words, inline ones
 * (`b`, `a`, `span`, …) do not, because Thai writes no spaces between words. Markup that is never closed swallows
 * the rest, as in a browser. Stops reading after `enough` UTF-16 units, so the answer may be longer by one piece
 * of text; time is linear in the input, whatever the input is. For reading, not for security: the answer is text
 * and has to be escaped like any other.
 */
export const toPlainText = (html: string, enough = Number.POSITIVE_INFINITY): string => {
  let text = '';
  let spaced = true;
  const add = (piece: string): void => {
    const folded = piece.replace(/[\s\p{Cc}]+/gu, ' ');
    const fresh = spaced && folded.startsWith(' ') ? folded.slice(1) : folded;
    if (fresh === '') return;
    text += fresh;
    spaced = fresh.endsWith(' ');
  };
  let at = 0;
  while (at < html.length && text.length <= enough) {
    const open = html.indexOf('<', at);
    const textEnd = open < 0 ? html.length : open;
    if (textEnd > at) add(decodeEntities(html.slice(at, textEnd)));
    if (open < 0) break;
    const result = findMarkup(html, open);
    if (!result) {
      text += '<';
      spaced = false;
    } else if (result.parts) add(' ');
    at = result?.end ?? open + 1;
  }
  return text.trimEnd();
};
