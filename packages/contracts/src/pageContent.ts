import { z } from 'zod';
import { type NewsItem, pathOf, pictureOf } from './newsItem.ts';
import { pageItemWire, pageSection } from './pageItem.ts';
import { listOf, safeHref } from './wire.ts';

const pageItem = pageItemWire.transform(
  (item): NewsItem => ({
    id: item.id,
    title: item.title,
    href: safeHref(item.url, `${pathOf(item)}/${encodeURIComponent(item.id)}`),
    category: item.category,
    description: item.description,
    picture: pictureOf(item),
    publishedAt: item.date,
    views: item.viewCount,
    kind: item.isClip ? 'clip' : item.isGallery ? 'gallery' : 'story',
    pictureCount: item.pictureCount,
    hasAudio: item.voicePath !== '',
  }),
);

const section = z
  .object({ ...pageSection, data: listOf(pageItem) })
  .transform(({ url, data, ...rest }) => ({ ...rest, href: safeHref(url, ''), items: data }));

/** `GET /pages/{pageName}/content` (WIRE.md, SPEC 7.2): the sections a page is made of, in their order. */
export const pageContent = z.object({ sections: listOf(section) });
export type PageContent = z.output<typeof pageContent>;
export type PageSection = PageContent['sections'][number];
