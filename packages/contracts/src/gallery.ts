import { z } from 'zod';
import { author, correction, galleryPicture, tag } from './article.ts';
import { findPicture, type NewsItem, newsItem, newsItemWire, toNewsItem } from './newsItem.ts';
import { count, flag, listOf, required, text, toSafeHref } from './wire.ts';

/**
 * A list that is loaded further by `lastId` or by `page` (WIRE.md, `/gallery` and `/infographic`). Its pages stand
 * under `path`.
 */
export function pictureList(path: string) {
  return z.object({
    minTs: count,
    currentTime: text,
    /** The Thai name of the category asked for, empty for all of them. */
    currentCategory: text,
    currentCategoryId: text,
    total: count,
    items: listOf(newsItemWire.transform((item) => toNewsItem(item, path))),
  });
}

/** What `-detail` answers of a gallery or an infographic (WIRE.md). */
export const pictureDetail = newsItemWire
  .extend({
    content: text,
    items: listOf(galleryPicture),
    tags: listOf(tag),
    relatedNews: listOf(newsItem),
    byAi: flag,
    authors: listOf(author),
    refCode: text,
    canBeHeard: flag,
    hasSummary: flag,
    corrections: listOf(correction),
  })
  .transform((wire) => ({
    id: wire.id,
    title: wire.title,
    category: wire.categoryName,
    categoryId: wire.categoryId,
    categoryHref: toSafeHref(wire.categoryUrl, ''),
    description: wire.description,
    /** As its service wrote it: uncleaned HTML. */
    html: wire.content,
    picture: findPicture(wire),
    publishedAt: wire.publishTime,
    updatedAt: wire.lastUpdateTime,
    views: wire.viewCount,
    pictures: wire.items,
    tags: wire.tags,
    related: wire.relatedNews as NewsItem[],
    /** What is said of it besides, as of any article (`GET /content`). */
    byAi: wire.byAi,
    authors: wire.authors,
    refCode: wire.refCode,
    canBeHeard: wire.canBeHeard,
    hasSummary: wire.hasSummary,
    corrections: wire.corrections,
  }));

/** `GET /gallery?categoryId=&lastId=&page=&limit=`: galleries, the newest first (SPEC 7.3-02). */
export const galleryList = pictureList('/news/gallery');
export type GalleryList = z.output<typeof galleryList>;

/** `GET /gallery-detail?id=`: a gallery with its pictures, captions and credits (SPEC 7.3-02). */
export const galleryDetail = pictureDetail;
export type GalleryDetail = z.output<typeof galleryDetail>;

const category = z.object({ id: text, title: required, slug: text, url: text }).transform(({ url, ...rest }) => ({
  ...rest,
  href: toSafeHref(url, ''),
}));

/** `GET /gallery-category` and `/infographic-category` as the newsroom answers them. */
export const categoryListWire = z.object({ items: listOf(category) });

/** The same as any service may answer them: WIRE.md says a list, SPEC 3.2-07 that lists carry items. */
export const categoryList = z.union([categoryListWire, listOf(category).transform((items) => ({ items }))]);
export type CategoryList = z.output<typeof categoryList>;
