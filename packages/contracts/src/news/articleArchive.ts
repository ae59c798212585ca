import { z } from 'zod';
import { count, instant, listOf, text, toSafeHref } from '../wire/wire.ts';

/** The size of a page of the archive: a sitemap may list 50,000, but a payload must stay small enough to parse. */
export const ARCHIVE_MONTH_PAGE_SIZE = 10_000;

/** A month in Bangkok, such as `2026-11`. */
export const month = z.string().regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/);

/**
 * `GET /article-archive`: the months with published articles, the newest first, each with the last change of an
 * article.
 */
export const articleArchive = z.object({ items: listOf(z.object({ month, total: count, lastUpdateTime: instant })) });

/**
 * `GET /article-archive/{month}?page=`: the addresses of a month's articles, {@link ARCHIVE_MONTH_PAGE_SIZE} a page, each
 * with its last change.
 */
export const archivedArticles = z.object({
  items: listOf(
    z
      .object({ url: text, lastUpdateTime: instant })
      .transform(({ url, lastUpdateTime }) => ({ href: toSafeHref(url, ''), changedAt: lastUpdateTime })),
  ),
});
