import { z } from 'zod';
import { findPicture, type NewsItem, toNewsPath } from '../news/newsItem.ts';
import { listOfKeyed, listOfUnique, toSafeHref } from '../wire/wire.ts';
import { pageItemWire, pageSection } from './pageItem.ts';

const pageItem = pageItemWire.transform(
  (item): NewsItem => ({
    id: item.id,
    title: item.title,
    href: toSafeHref(item.url, `${toNewsPath(item)}/${encodeURIComponent(item.id)}`),
    category: item.category,
    description: item.description,
    picture: findPicture(item),
    publishedAt: item.date,
    views: item.viewCount,
    kind: item.isClip ? 'clip' : item.isGallery ? 'gallery' : 'article',
    pictureCount: item.pictureCount,
    hasAudio: item.voicePath !== '',
  }),
);

/** The types of sections of the front page and of the top news, and what each contains. */
export const NEWS_SECTIONS = ['lead', 'latest', 'popular', 'focus', 'category'] as const;
export type NewsSectionType = (typeof NEWS_SECTIONS)[number];

const section = z
  .object({ ...pageSection, data: listOfUnique(pageItem) })
  .transform(({ url, data, ...rest }) => ({ ...rest, href: toSafeHref(url, ''), items: data }));

/** `GET /pages/{pageName}/content` (WIRE.md, SPEC 7.2): the sections of a page in their order. */
export const pageContent = z.object({ sections: listOfKeyed(section) });
export type PageContent = z.output<typeof pageContent>;
export type PageSection = PageContent['sections'][number];
