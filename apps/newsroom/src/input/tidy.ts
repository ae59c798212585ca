import { toNfc } from '@sala/thai';

/** Characters that show nothing: spaces, controls, joiners, fillers, and the empty pattern of braille. */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;
/** They set the direction of what follows, which in a list can be another text. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Trims a typed text. One without a visible character becomes empty: readers would see a headline or a link without
 * words. Invisible characters beside visible ones stay: they join emoji and separate Thai words.
 */
export function tidyText(text: string): string {
  return VISIBLE.test(text) ? text.trim() : '';
}

/** The same for one line, which loses its characters of direction: cut short, it would turn what stands beside it. */
export const tidyLine = (text: string): string => tidyText(text.replace(DIRECTIONS, ''));

/**
 * The same for a tag, in one spelling: without a `#` and invisible characters, which a copied text brings, and
 * with ำ as one character.
 */
export const tidyTag = (text: string): string =>
  toNfc(tidyLine(text.replace(/[\u200b\u2060\ufeff\u00ad]/g, '')))
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
    .replace(/^#+\s*/, '');
