import type { NewsItem } from '@sala/contracts';
import { truncateText } from '@sala/thai';
import { toOwnPath } from '../../platform/addresses/index.ts';
import { toHeadline } from '../../platform/headlines/index.ts';
import { isLeftOut } from '../../platform/leftOut/index.ts';
import { type StaticData, toStaticData } from '../../platform/rendering/index.ts';

/**
 * Of an article, what its card shows; its title and beginning as they are set. A page's data is sent twice, as HTML and
 * for hydration: what no card shows stays behind.
 */
export type CardItem = Pick<NewsItem, 'id' | 'title' | 'href' | 'category' | 'picture' | 'publishedAt'> & {
  /** What it is when it is not an article to be read. */
  kind?: Exclude<NewsItem['kind'], 'article'>;
  /** The beginning of the article, for the cards that show it. */
  description?: string;
  /** How many pictures a gallery has, where that is known. */
  pictureCount?: number;
  /** Whether it can be heard. */
  hasAudio?: boolean;
};

/** A list whose items are what their cards show. */
export type CardList<List extends { items: NewsItem[] }> = Omit<List, 'items'> & { items: CardItem[] };

/** What the card of an article shows; its description, cut to length (SPEC 5-07), only for the lead card. */
export function toCard(item: NewsItem, isLead = false): CardItem {
  const { id, title, href, category, picture, publishedAt, kind, description, pictureCount, hasAudio } = item;
  return {
    id,
    title: toHeadline(title),
    href: toOwnPath(href),
    category,
    picture,
    publishedAt,
    ...(kind !== 'article' && { kind }),
    ...(isLead && description && { description: toHeadline(truncateText(description)) }),
    ...(kind === 'gallery' && pictureCount > 0 && { pictureCount }),
    ...(hasAudio && !isLeftOut('/ai-audio-news') && { hasAudio }),
  };
}

/** A list with its items as cards, the first `leads` of them lead cards. */
export function toCards<List extends { items: NewsItem[] }>(list: List, leads = 0): CardList<List> {
  return { ...list, items: list.items.map((item, index) => toCard(item, index < leads)) };
}

/** Of an article, what a card without a picture shows. */
export type HeadlineItem = Pick<CardItem, 'id' | 'title' | 'href' | 'category' | 'publishedAt'>;

/** Articles as a list of headlines shows them. */
export type Headlines = StaticData<HeadlineItem[]>;

export function toHeadlines({ items }: { items: NewsItem[] }): Headlines {
  return toStaticData(
    items.map(({ id, title, href, category, publishedAt }) => ({
      id,
      title: toHeadline(title),
      href: toOwnPath(href),
      category,
      publishedAt,
    })),
  );
}
