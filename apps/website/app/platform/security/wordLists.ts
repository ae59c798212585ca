import type { Tag } from 'sanitize-html';

// A list of Word arrives as paragraphs that begin with a sign or a number of their own. Their marks, which pages never
// see, are these attributes.
const ITEM = 'data-word-item';
const SIGN = 'data-word-sign';

/** The attributes that {@link toWordItem} and {@link toWordSign} set, for the cleaning in between. */
export const WORD_MARKS = { li: [ITEM], span: [SIGN] };

/** A paragraph of a Word list becomes an item; any other stays. */
export function toWordItem(_: string, { class: name = '', style = '' }: Record<string, string>): Tag {
  const isItem = /^MsoListParagraph/.test(name) || /mso-list:\s*l\d/i.test(style);
  return isItem ? { tagName: 'li', attribs: { [ITEM]: '1' } } : { tagName: 'p', attribs: {} };
}

/** An item of any other list, which cannot pretend to be one of Word. */
export const toPlainItem = (): Tag => ({ tagName: 'li', attribs: {} });

/** The sign or number before an item of a Word list. */
export function toWordSign(_: string, { style = '' }: Record<string, string>): Tag {
  return { tagName: 'span', attribs: /mso-list:\s*ignore/i.test(style) ? { [SIGN]: '1' } : {} };
}

const ITEMS = new RegExp(`(?:<li ${ITEM}="1">[\\s\\S]*?</li>\\s*)+`, 'g');
const SIGNS = new RegExp(`<span ${SIGN}="1">([^<]*(?:<span>[^<]*</span>[^<]*)*)</span>`, 'g');
const NUMBER = /^\s*[(]?(?:[\d๐-๙]+|[a-zก-ฮ])[.)]/i;

/** Cleaned HTML in which the items of Word's lists stand in lists. */
export function wrapWordLists(html: string): string {
  return html
    .replace(ITEMS, (items) => {
      const [, sign = ''] = new RegExp(SIGNS.source).exec(items) ?? [];
      const list = NUMBER.test(sign) ? 'ol' : 'ul';
      return `<${list}>${items.replaceAll(`<li ${ITEM}="1">`, '<li>').replace(SIGNS, '').trim()}</${list}>`;
    })
    .replace(SIGNS, '');
}
