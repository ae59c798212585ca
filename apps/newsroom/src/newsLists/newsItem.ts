import type { newsItem } from '@sala/contracts';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { articles } from '../articles/schema.ts';
import {
  type Addresses,
  formatInstant,
  toCategoryName,
  toCategoryPath,
  toMediaUrl,
  toPictureUrl,
} from '../http/index.ts';

/** The columns a news list needs. */
export const LIST_COLUMNS = {
  id: articles.id,
  section: articles.section,
  title: articles.title,
  lead: articles.lead,
  picture: articles.picture,
  views: articles.views,
  isClip: articles.isClip,
  isFeature: articles.isFeature,
  isGallery: articles.isGallery,
  mediaUrl: articles.mediaUrl,
  durationSeconds: articles.durationSeconds,
  pictureCount: sql<number>`jsonb_array_length(${articles.gallery})`.as('picture_count'),
  voicePath: articles.voicePath,
  publishedAt: articles.publishedAt,
  createdAt: articles.createdAt,
  updatedAt: articles.updatedAt,
};

export interface ListRow {
  id: number;
  section: string;
  title: string;
  lead: string;
  picture: string;
  views: number;
  isClip: boolean;
  isFeature: boolean;
  isGallery: boolean;
  /** Of a clip: an address, or a path of the newsroom's own; empty while there is none. */
  mediaUrl: string;
  /** Of a clip; 0 when not known. */
  durationSeconds: number;
  /** How many pictures stand beside its text. */
  pictureCount: number;
  /** The address of its sound, empty without one. */
  voicePath: string;
  publishedAt: Date;
  createdAt: Date;
  updatedAt: Date;
}

/**
 * The path of an article's page: a gallery has a page of its own kind (READINGS.md, 2.1-01), and so has a feature (SPEC
 * 2.2-02).
 */
export function toArticlePath({ id, isFeature, isGallery }: Pick<ListRow, 'id' | 'isFeature' | 'isGallery'>): string {
  if (isGallery) return `/news/gallery/${id}`;
  return `${isFeature ? '/now' : '/news'}/content/${id}`;
}

/** The columns that tell where an article's page is. */
export const PATH_COLUMNS = {
  id: articles.id,
  isFeature: articles.isFeature,
  isGallery: articles.isGallery,
};

/** A row as a NewsItem of WIRE.md. */
export function toNewsItem(row: ListRow, addresses: Addresses): z.input<typeof newsItem> {
  const picture = toPictureUrl(row.picture, addresses.newsroom);
  const path = toArticlePath(row);
  return {
    id: row.id,
    _id: String(row.id),
    title: row.title,
    categoryId: row.section,
    categoryName: toCategoryName(row.section),
    categoryUrl: toCategoryPath(row.section),
    description: row.isClip ? '' : row.lead,
    imgUrl: picture,
    media: { default: picture },
    voicePath: row.voicePath,
    restUrl: `${addresses.newsroom}/content?id=${row.id}`,
    canonical: `${addresses.site}${path}`,
    url: path,
    tags: null,
    viewCount: row.views,
    isClip: row.isClip,
    isGallery: row.isGallery,
    ...(row.isClip && { mediaUrl: toMediaUrl(row.mediaUrl, addresses.newsroom), durationSeconds: row.durationSeconds }),
    pictureCount: row.pictureCount,
    publishTime: formatInstant(row.publishedAt),
    createTime: formatInstant(row.createdAt),
    lastUpdateTime: formatInstant(row.updatedAt),
  };
}
