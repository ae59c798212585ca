import type { TagList } from '@sala/contracts';
import { toNfc } from '@sala/thai';

/** A tag with the number of its articles, as an item of a list. */
export type CountedTag = TagList['items'][number] & { id: string };

export type CountedTags = Omit<TagList, 'items'> & { items: CountedTag[] };

export function toCountedTags(list: TagList): CountedTags {
  return { ...list, items: list.items.map((tag) => ({ ...tag, id: tag.title })) };
}

/** The tag in an address's `?q=`: empty without one, null for an invalid one. */
export function parseTerm(url: URL): string | null {
  const term = (url.searchParams.get('q') ?? '').normalize('NFC').trim();
  return /^[^\p{Cc}]{0,200}$/u.test(term) ? term : null;
}

/** True when two titles are of one tag, in whichever spelling. */
export const isSameTag = (one: string, other: string): boolean =>
  toNfc(one).toLowerCase() === toNfc(other).toLowerCase();

/** The path of a tag's page; without a tag, that of all tags. */
export function toTagPath(term: string): string {
  return term ? `/tags?q=${encodeURIComponent(term)}` : '/tags';
}
