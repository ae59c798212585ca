import { createHash } from 'node:crypto';
import { isHiddenElement, MAX_BODY_LENGTH } from '@sala/contracts';
import { HOSTS } from '@sala/station';
import { parseVideoId } from '@sala/thai';
import { LRUCache } from 'lru-cache';
import sanitizeHtml, { type IOptions, type Tag, type Transformer } from 'sanitize-html';
import { IMAGE_SIZES, type ImageWidth, toImageAddress } from '../../ui/index.ts';
import { toOwnPath } from '../addresses/index.ts';
import { settings } from '../services/index.server.ts';
import { toPlainItem, toWordItem, toWordSign, WORD_MARKS, wrapWordLists } from './wordLists.ts';

const TEXT = ['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li', 'figure', 'figcaption'];
const INLINE = ['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'small'];
const TABLE = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

/** The attribute of a span that is left out with its text. */
const HIDDEN = 'data-hidden';

const TRANSFORMS: Record<string, Transformer> = {
  p: toWordItem,
  li: toPlainItem,
  span: toWordSign,
  a: link,
  b: toBold,
  img: toPicture,
  iframe: toEmbed,
  table: toTable,
  h1: () => ({ tagName: 'h2', attribs: {} }),
  // without the line, readers would take it for what is true
  del: () => ({ tagName: 's', attribs: {} }),
  strike: () => ({ tagName: 's', attribs: {} }),
};

const options: IOptions = {
  // spans are taken out afterwards: dropped here, one that was a `<b>` would close the next link with its own name
  allowedTags: [...TEXT, ...INLINE, ...TABLE, 'img', 'iframe', 'div', 'span'],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
    iframe: ['src', 'title', 'loading', 'allow', 'allowfullscreen', 'referrerpolicy'],
    table: ['tabindex'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    ...WORD_MARKS,
    span: [...WORD_MARKS.span, HIDDEN],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [], iframe: ['https'] },
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  allowedIframeHostnames: HOSTS.embed,
  // those of sanitize-html, and what Word calls its file
  nonTextTags: ['script', 'style', 'textarea', 'option', 'xmp', 'title'],
  nestingLimit: 40,
  transformTags: { '*': transform },
  exclusiveFilter: ({ tag, attribs }) => HIDDEN in attribs || ((tag === 'img' || tag === 'iframe') && !attribs.src),
};

// The rest is cut off: parsing it could block the whole site. A tenth more than a newsroom stores leaves room for the
// addresses and descriptions that it adds to pictures.
const MAX_HTML_LENGTH = MAX_BODY_LENGTH * 1.1;
/** More than any article has. */
const MAX_TAGS = 20_000;
/** The parser's time grows with the square of the tags that are open at once. Paragraphs may be left open. */
const MAX_OPEN_TAGS = 2_000;

// empty paragraphs and figures; sanitize-html's own filter would also drop those with a linked picture
const EMPTY = /<(p|figure)>(?:\s|<(?!img|iframe|hr)[^<>]*>)*?<\/\1>/g;

/** A paragraph of an address alone, linked to itself or not. */
const ADDRESS_ALONE = /<p>\s*(?:<a [^<>]*>)?(https?:\/\/[^\s<>]+)(?:<\/a>)?\s*<\/p>/g;

// A revision of an article is cleaned once, not on every request. The key is the text itself, hashed: what a service
// calls a revision cannot be trusted to change with it.
const cleaned = new LRUCache<string, string>({
  maxSize: 64 * 1024 * 1024,
  sizeCalculation: (html) => html.length * 2 + 64,
});

/**
 * The body of an article, from whichever service, as it may stand in a page: nothing in it runs, covers the page or
 * asks a foreign host for anything; pictures come through the image proxy; players of the station's list stay.
 */
export function cleanArticleHtml(html: string): string {
  const key = createHash('sha1').update(html).digest('base64');
  const stored = cleaned.get(key);
  if (stored !== undefined) return stored;
  const withDivs = wrapWordLists(sanitizeHtml(cutLong(html), options)).replace(/<\/?span>/g, '');
  const clean = (withDivs.includes('<div>') ? toParagraphs(withDivs) : withDivs)
    .replace(EMPTY, '')
    .replace(ADDRESS_ALONE, formatAlone);
  cleaned.set(key, clean);
  return clean;
}

/** The HTML as far as it is read. */
function cutLong(html: string): string {
  const open = createOpenTags();
  let end = 0;
  for (let tags = 0; tags <= MAX_TAGS && end !== -1 && open.count() <= MAX_OPEN_TAGS; tags++) {
    open.read(html, end);
    end = html.indexOf('<', end + 1);
  }
  return html.slice(0, end === -1 ? MAX_HTML_LENGTH : Math.min(end, MAX_HTML_LENGTH));
}

const TAG = /<(\/?)([a-z][^\s/>]*)/iy;
const VOID = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/** Counts the tags that are open at once. An end without a beginning closes none. */
function createOpenTags() {
  const byName = new Map<string, number>();
  let count = 0;
  return {
    count: () => count,
    read(html: string, at: number) {
      TAG.lastIndex = at;
      const [, slash, name = ''] = TAG.exec(html) ?? [];
      const key = name.toLowerCase();
      const opened = byName.get(key) ?? 0;
      const change = slash ? -Math.min(opened, 1) : Number(key !== '' && !VOID.has(key));
      byName.set(key, opened + change);
      count += change;
    },
  };
}

const BLOCK_TAG =
  /(<\/?(?:div|p|hr|h[2-4]|blockquote|[uo]l|li|figure|figcaption|table|caption|thead|tbody|tfoot|tr|th|td)(?: [^<>]*)?>)/;

/** Cleaned HTML without divs: a div with text only becomes a paragraph, one around other blocks is unwrapped. */
function toParagraphs(html: string): string {
  // every second piece is the tag of a block
  const pieces = html.split(BLOCK_TAG);
  const replaced = pieces.map((piece, index) => {
    if (piece === '<div>' && pieces[index + 2] === '</div>') return '<p>';
    if (piece === '</div>' && pieces[index - 2] === '<div>') return '</p>';
    if (piece !== '<div>' && piece !== '</div>') return piece;
    return pieces[index - 1]?.trim() && pieces[index + 1]?.trim() ? '<br />' : '';
  });
  return replaced.join('');
}

/** An address with its scheme: old articles leave it out (`//host/…`), so that the page's own is taken. */
const withScheme = (address: string): string => address.replace(/^\s*(?=\/\/[^/\\])/, 'https:');

/** A hidden element becomes a span that is left out, any other what the table says. */
function transform(tag: string, attributes: Record<string, string>): Tag {
  if (isHiddenElement(attributes)) return { tagName: 'span', attribs: { [HIDDEN]: '1' } };
  return (
    (Object.hasOwn(TRANSFORMS, tag) && TRANSFORMS[tag]?.(tag, attributes)) || { tagName: tag, attribs: attributes }
  );
}

function link(_: string, { href: address = '' }: Record<string, string>): Tag {
  const href = withScheme(address);
  // the bookmarks of Word, and links to them, lead nowhere: no element of a text has an id
  if (/^\s*(?:#|$)/.test(href)) return { tagName: 'span', attribs: {} };
  // editors copy addresses of our own pages whole (SPEC 2.20-01)
  const path = toOwnPath(href);
  const own = /^\/(?![/\\])/.test(path);
  const attribs: Record<string, string> = own ? { href: path } : { href, target: '_blank', rel: 'noopener nofollow' };
  return { tagName: 'a', attribs };
}

/** Whatever is copied from Google Docs stands in a `<b>` that is not bold. */
function toBold(_: string, { style = '' }: Record<string, string>): Tag {
  return { tagName: /(?:^|;)\s*font-weight:\s*(?:normal|400)\b/i.test(style) ? 'span' : 'b', attribs: {} };
}

/** On a phone a table scrolls sideways, with the keyboard as well. */
function toTable(): Tag {
  return { tagName: 'table', attribs: { tabindex: '0' } };
}

function toPicture(_: string, { src: address = '', alt = '', width, height }: Record<string, string>): Tag {
  const src = withScheme(address);
  // services end their payloads with a tracking pixel (WIRE.md)
  const isPixel = [width, height].some((size = '') => Number.parseInt(size, 10) <= 1);
  if (isPixel || !URL.canParse(src) || !settings.imageHosts.has(new URL(src).host))
    return { tagName: 'img', attribs: {} };
  return { tagName: 'img', attribs: { ...toSources(src, alt, readSize(width, height)), loading: 'lazy' } };
}

interface Size {
  width: number;
  height: number;
}

/** The size of a picture where its tag says it in pixels; pictures that are narrower than a stripe have none. */
function readSize(width = '', height = ''): Size | null {
  const isPixels = [width, height].every((side) => /^\d{1,5}$/.test(side));
  const ratio = Number(width) / Number(height);
  return isPixels && ratio > 0.2 && ratio < 5 ? { width: Number(width), height: Number(height) } : null;
}

/** A picture of a known size is shown in its proportions, any other in 16:9. */
function toSources(src: string, alt: string, size: Size | null): Record<string, string> {
  const [narrow, wide] = size && size.height > size.width ? ([360, 720] as const) : ([640, 1280] as const);
  const [small, large] = [toImageAddress(src, narrow, 'fit'), toImageAddress(src, wide, 'fit')];
  if (!size) return { src: small, srcset: `${large} 2x`, alt, width: '640', height: '360' };
  const shown = fitInto(size, narrow);
  return {
    src: small,
    srcset: `${small} ${shown.width}w, ${large} ${fitInto(size, wide).width}w`,
    sizes: '(min-width: 768px) 720px, 100vw',
    alt,
    width: String(shown.width),
    height: String(shown.height),
  };
}

/** The size that the image proxy gives a picture. */
function fitInto({ width, height }: Size, box: ImageWidth): Size {
  const scale = Math.min(box / width, IMAGE_SIZES[box] / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The address of a video alone in its paragraph is meant as its player, as in other editing systems. */
function formatAlone(paragraph: string, address: string): string {
  const isVideo = parseVideoId(address.replaceAll('&amp;', '&'));
  return (isVideo && sanitizeHtml(`<iframe src="${address}"></iframe>`, options)) || paragraph;
}

function toEmbed(_: string, { src: address = '', title }: Record<string, string>): Tag {
  const src = withScheme(address);
  const video = parseVideoId(src);
  const attribs = {
    src: video ? `https://www.youtube-nocookie.com/embed/${video}` : src,
    title: title || 'วิดีโอประกอบข่าว',
    loading: 'lazy',
    allow: 'fullscreen; picture-in-picture',
    allowfullscreen: '',
    referrerpolicy: 'strict-origin-when-cross-origin',
  };
  return { tagName: 'iframe', attribs };
}
