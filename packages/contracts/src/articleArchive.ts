import { z } from 'zod';
import { count, instant, listOf, text, toSafeHref } from './wire.ts';

/**
 * As many articles as a page of the archive has: a sitemap may name 50,000, and a payload must stay small enough to
 * read.
 */
export const ARCHIVE_PAGE_SIZE = 10_000;

/** A month in Bangkok, such as `2026-11`. */
export const month = z.string().regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/);

/**
 * `GET /article-archive`: the months in which articles were published, the newest first, with the last change of one of
 * them.
 */
export const articleArchive = z.object({ items: listOf(z.object({ month, total: count, lastUpdateTime: instant })) });
export type ArticleArchive = z.output<typeof articleArchive>;

/**
 * `GET /article-archive/{month}?page=`: where the articles of a month stand, {@link ARCHIVE_PAGE_SIZE} a page, each
 * with its last change.
 */
export const archivedArticles = z.object({
  items: listOf(
    z
      .object({ url: text, lastUpdateTime: instant })
      .transform(({ url, lastUpdateTime }) => ({ href: toSafeHref(url, ''), changedAt: lastUpdateTime })),
  ),
});
