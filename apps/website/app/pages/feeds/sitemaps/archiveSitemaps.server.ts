import { ARCHIVE_MONTH_PAGE_SIZE } from '@sala/contracts';
import { isUnknown } from '../../../platform/areas/index.ts';
import { fetchArchivedArticles, fetchArticleArchive } from '../../../platform/services/index.server.ts';
import type { SitemapEntry } from './sitemaps.ts';

/**
 * The addresses of the sitemaps of months: `/sitemaps/news/2026-11.xml`, and `2026-11-2.xml` for the second part of a
 * large one.
 */
const FILE = /^(\d{4}-\d{2})(?:-([1-9]\d{0,3}))?\.xml$/;

/** The most files that the name of one can number, and the most that an index may list. */
const MAX_FILES = { ofMonth: 9_999, inAll: 50_000 };

/**
 * The sitemaps of all published articles, by months, the newest first; null when the service failed. A service without
 * an archive has none.
 */
export async function listArchiveSitemaps(signal: AbortSignal): Promise<SitemapEntry[] | null> {
  const { response, error } = await fetchArticleArchive(signal);
  if (!response) return error?.status === 404 ? [] : null;
  const files: SitemapEntry[] = [];
  for (const { month, total, lastUpdateTime: changedAt } of response.items) {
    // a service may claim any number
    const count = Math.min(
      Math.ceil(total / ARCHIVE_MONTH_PAGE_SIZE),
      MAX_FILES.ofMonth,
      MAX_FILES.inAll - files.length,
    );
    for (let number = 1; number <= count; number++)
      files.push({ path: `/sitemaps/news/${month}${number === 1 ? '' : `-${number}`}.xml`, changedAt });
  }
  return files;
}

/** The addresses of the articles in one of these sitemaps; or the status when there is none, or the service failed. */
export async function listArchivedPages(file: string, signal: AbortSignal): Promise<SitemapEntry[] | number> {
  const [, month, page = '1'] = FILE.exec(file) ?? [];
  if (!month) return 404;
  const { response, error } = await fetchArchivedArticles(month, Number(page), signal);
  if (!response) return isUnknown(error) ? 404 : 503;
  return response.items
    .filter(({ href }) => href.startsWith('/'))
    .map(({ href: path, changedAt }) => ({ path, changedAt }));
}
