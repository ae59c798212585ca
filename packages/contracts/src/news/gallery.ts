import { z } from 'zod';
import {
  count,
  flag,
  listOf,
  listOfKeyed,
  listOfUnique,
  required,
  text,
  toSafeHref,
  toSideList,
} from '../wire/wire.ts';
import { author, correction, galleryPicture, tag } from './article.ts';
import { findPicture, type NewsItem, newsItem, newsItemWire, toNewsItem } from './newsItem.ts';

/**
 * A list that continues by `lastId` or by `page` (WIRE.md, `/gallery` and `/infographic`). Its pages are under `path`.
 */
export function pictureList(path: string) {
  return z.object({
    minTs: count,
    currentTime: text,
    /** The Thai name of the requested category, empty for all of them. */
    currentCategory: text,
    currentCategoryId: text,
    total: count,
    items: listOfUnique(newsItemWire.transform((item) => toNewsItem(item, path))),
  });
}

/** The answer of `-detail` for a gallery or an infographic (WIRE.md). */
export const pictureDetail = newsItemWire
  .extend({
    content: text,
    items: listOfKeyed(galleryPicture),
    tags: toSideList(tag),
    relatedNews: toSideList(newsItem),
    byAi: flag,
    authors: toSideList(author),
    seoTitle: text,
    seoDescription: text,
    refCode: text,
    canBeHeard: flag,
    hasSummary: flag,
    corrections: toSideList(correction),
  })
  .transform((wire) => ({
    id: wire.id,
    title: wire.title,
    category: wire.categoryName,
    categoryId: wire.categoryId,
    categoryHref: toSafeHref(wire.categoryUrl, ''),
    description: wire.description,
    /** The HTML as its service sent it, not sanitized. */
    html: wire.content,
    picture: findPicture(wire),
    publishedAt: wire.publishTime,
    updatedAt: wire.lastUpdateTime,
    views: wire.viewCount,
    pictures: wire.items,
    tags: wire.tags,
    related: wire.relatedNews as NewsItem[],
    /** The fields that it shares with articles (`GET /content`). */
    byAi: wire.byAi,
    authors: wire.authors,
    seoTitle: wire.seoTitle,
    seoDescription: wire.seoDescription,
    refCode: wire.refCode,
    canBeHeard: wire.canBeHeard,
    hasSummary: wire.hasSummary,
    corrections: wire.corrections,
  }));

/** `GET /gallery?categoryId=&lastId=&page=&limit=`: galleries, the newest first (SPEC 7.3-02). */
export const galleryList = pictureList('/news/gallery');

/** `GET /gallery-detail?id=`: a gallery with its pictures, captions and credits (SPEC 7.3-02). */
export const galleryDetail = pictureDetail;
export type GalleryDetail = z.output<typeof galleryDetail>;

const category = z.object({ id: text, title: required, slug: text, url: text }).transform(({ url, ...rest }) => ({
  ...rest,
  href: toSafeHref(url, ''),
}));

/** `GET /gallery-category` and `/infographic-category` as the newsroom answers them. */
export const categoryListWire = z.object({ items: listOf(category) });

/** The same as any service may send them: WIRE.md has a list, SPEC 3.2-07 lists with items. */
export const categoryList = z.union([categoryListWire, listOf(category).transform((items) => ({ items }))]);
