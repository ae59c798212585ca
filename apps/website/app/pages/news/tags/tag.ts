import type { TagList } from '@sala/contracts';

/** A tag with how many articles carry it, as lists know their items. */
export type CountedTag = TagList['items'][number] & { id: string };

export type CountedTags = Omit<TagList, 'items'> & { items: CountedTag[] };

export function toCountedTags(list: TagList): CountedTags {
  return { ...list, items: list.items.map((tag) => ({ ...tag, id: tag.title })) };
}

/** The tag that an address asks for with `?q=`: empty when it asks for none, null for what can be no tag. */
export function parseTerm(url: URL): string | null {
  const term = (url.searchParams.get('q') ?? '').normalize('NFC').trim();
  return /^[^\p{Cc}]{0,200}$/u.test(term) ? term : null;
}

/** Whether two titles are of one tag, however their letters are written. */
export const isSameTag = (one: string, other: string): boolean =>
  one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase();

/** The page of a tag, that of all tags without one. */
export function toTagPath(term: string): string {
  return term ? `/tags?q=${encodeURIComponent(term)}` : '/tags';
}
