import { z } from 'zod';
import {
  count,
  decodeUrl,
  flag,
  id,
  instant,
  listOfUnique,
  required,
  text,
  toSafeHref,
  toSideList,
} from '../wire/wire.ts';

/** Absolute addresses of an item's picture, by use (WIRE.md, `media`). */
export const media = z
  .object({
    default: text,
    small: text,
    thumbnailHighQuality: text,
    thumbnailRatio16per9Clean: text,
    thumbnailRatio16per9CleanHighQuality: text,
  })
  .nullish()
  .catch(null);

/** The fields every news list carries on the wire (WIRE.md, NewsItem). */
export const newsItemWire = z.object({
  id,
  _id: text,
  title: required,
  categoryId: text,
  categoryName: text,
  categoryUrl: text,
  description: text,
  imgUrl: text,
  media,
  voicePath: text,
  restUrl: text,
  canonical: text,
  url: text,
  tags: toSideList(z.unknown()),
  viewCount: count,
  isClip: flag,
  isGallery: flag,
  mediaUrl: text,
  durationSeconds: count,
  pictureCount: count,
  publishTime: instant,
  createTime: instant,
  lastUpdateTime: instant,
});

/** The video of a clip. */
export interface ClipVideo {
  /** An HLS playlist or an MP4 address; empty while there is none, and in lists of a service that leaves it out. */
  mediaUrl: string;
  /** 0 when not known. */
  seconds: number;
}

/** An article as a list shows it. */
export interface NewsItem {
  id: string;
  title: string;
  /** The address of its page: a path of this site, or an address elsewhere. */
  href: string;
  /** The name of its category in Thai, empty when unknown. */
  category: string;
  description: string;
  /** The address of its picture at its source, empty when it has none. */
  picture: string;
  /** Milliseconds since 1970; null when not known. */
  publishedAt: number | null;
  /** Only articles that were changed after their publication have it. */
  updatedAt?: number;
  views: number;
  kind: 'article' | 'clip' | 'gallery';
  /** Only clips have it. */
  video?: ClipVideo;
  /** The number of pictures of a gallery, where its service says so; otherwise 0. */
  pictureCount: number;
  /** True when it can be heard. */
  hasAudio: boolean;
}

/** The picture of a wire item: the default one, else the clean 16:9 one. */
export function findPicture(item: { imgUrl: string; media?: z.output<typeof media> }): string {
  const address = item.imgUrl || item.media?.default || item.media?.thumbnailRatio16per9CleanHighQuality || '';
  // a path of the service leads to nothing at the site
  return address.startsWith('/') ? '' : toSafeHref(address, '');
}

/** The video of a clip on the wire. */
export function toClipVideo({ mediaUrl, durationSeconds }: { mediaUrl: string; durationSeconds: number }): ClipVideo {
  return { mediaUrl: toSafeHref(mediaUrl, ''), seconds: durationSeconds };
}

/** The address of an article whose service sends none: a gallery has a page of its own kind (READINGS.md, 2.1-01). */
export const toNewsPath = ({ isGallery, isClip }: { isGallery: boolean; isClip: boolean }): string =>
  isGallery && !isClip ? '/news/gallery' : '/news/content';

/** A wire item as a list shows it. `path` is where the pages of its kind are, for an item without an address. */
export function toNewsItem(item: z.output<typeof newsItemWire>, path = toNewsPath(item)): NewsItem {
  const updatedAt = item.lastUpdateTime ?? 0;
  return {
    id: item.id,
    title: item.title,
    href: toSafeHref(item.url, `${path}/${encodeURIComponent(item.id)}`),
    category: item.categoryName,
    description: item.description,
    picture: findPicture(item),
    publishedAt: item.publishTime,
    ...(updatedAt > (item.publishTime ?? Infinity) && { updatedAt }),
    views: item.viewCount,
    kind: item.isClip ? 'clip' : item.isGallery ? 'gallery' : 'article',
    ...(item.isClip && { video: toClipVideo(item) }),
    pictureCount: item.pictureCount,
    hasAudio: item.voicePath !== '',
  };
}

/** Parses a wire item into the entity the site shows. */
export const newsItem = newsItemWire.transform((item) => toNewsItem(item));

/** `/hot-news`, `/breakingnews` and the other plain lists: `{minTs, total, page, totalPage, items}`. */
export const newsList = z.object({
  minTs: count,
  total: count,
  page: count,
  totalPage: count,
  items: listOfUnique(newsItem),
});
export type NewsList = z.output<typeof newsList>;

/** `GET /list?name=&date=` (SPEC 7.3-04): a named list, of one day when a date is given. */
export const datedList = newsList.extend({
  /** Unix seconds of the oldest of all articles, before which every day is empty; 0 when not known. */
  firstTs: count,
});
export type DatedList = z.output<typeof datedList>;

/**
 * `GET /hot-news` (SPEC 3.4-03): the most read articles. Their addresses may be percent-encoded, as a whole or in part,
 * and are decoded (SPEC 2.20-05).
 */
export const hotNews = newsList.extend({
  items: listOfUnique(newsItemWire.transform((item) => toNewsItem({ ...item, url: decodeUrl(item.url) }))),
});
