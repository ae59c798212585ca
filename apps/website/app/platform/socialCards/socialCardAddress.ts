/** What has a social card of its own. */
export type CardKind = 'content' | 'gallery' | 'infographic';

/** What the address of a card is made from; times in milliseconds since 1970. */
export interface CardFacts {
  id: string;
  publishedAt: number | null;
  updatedAt: number | null;
}

/**
 * The address of an article's social card (SPEC 2.4-03). It names the article's revision: what stands there never
 * changes.
 */
export function toSocialCardPath(kind: CardKind, { id, publishedAt, updatedAt }: CardFacts): string {
  return `/social/${kind}/${id}/${(updatedAt ?? publishedAt ?? 0).toString(36)}.jpg`;
}
