import { z } from 'zod';
import { media, type NewsItem, pictureOf } from './newsItem.ts';
import { count, flag, id, instant, listOf, required, safeHref, text } from './wire.ts';

const pageItem = z
  .object({
    id,
    title: required,
    description: text,
    date: instant,
    url: text,
    imgUrl: text,
    media,
    category: text,
    categoryUrl: text,
    isClip: flag,
    isGallery: flag,
    pictureCount: count,
    voicePath: text,
    viewCount: count,
    duration_seconds: count,
  })
  .transform(
    (item): NewsItem => ({
      id: item.id,
      title: item.title,
      href: safeHref(item.url, `/news/content/${encodeURIComponent(item.id)}`),
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
  .object({ id, type: z.string(), title: text, url: text, data: listOf(pageItem) })
  .transform(({ url, data, ...rest }) => ({ ...rest, href: safeHref(url, ''), items: data }));

/** `GET /pages/{pageName}/content` (WIRE.md, SPEC 7.2): the sections a page is made of, in their order. */
export const pageContent = z.object({ sections: listOf(section) });
export type PageContent = z.output<typeof pageContent>;
export type PageSection = PageContent['sections'][number];
