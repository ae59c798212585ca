import { STATION } from '@sala/station';
import { escapeXml } from '../escapeXml.ts';
import type { FeedItem } from '../feed.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** The age of the oldest articles in a news sitemap, as search engines define it, in milliseconds. */
export const MAX_NEWS_AGE_MS = 48 * 60 * 60_000;

/** A page or a sitemap of this site; `changedAt` in milliseconds since 1970, null when not known. */
export interface SitemapEntry {
  path: string;
  changedAt?: number | null;
}

/** The index of these sitemaps. `site` is the site's own address. */
export function renderSitemapIndex(site: string, sitemaps: SitemapEntry[]): string {
  const entries = sitemaps.map((sitemap) => `<sitemap>${renderEntry(site, sitemap)}</sitemap>`);
  return renderDocument('sitemapindex', '', entries);
}

/** The sitemap of these pages. */
export function renderPagesSitemap(site: string, pages: SitemapEntry[]): string {
  return renderSitemap(
    '',
    pages.map((page) => `<url>${renderEntry(site, page)}</url>`),
  );
}

function renderEntry(site: string, { path, changedAt }: SitemapEntry): string {
  const changed = changedAt ? `<lastmod>${new Date(changedAt).toISOString()}</lastmod>` : '';
  return `<loc>${escapeXml(new URL(path, site).href)}</loc>${changed}`;
}

/**
 * The news sitemap: the articles of the last 48 hours before `now`. A sitemap needs at least one address: without any
 * article that is their list.
 */
export function renderNewsSitemap(site: string, items: FeedItem[], now: number): string {
  const entries = items
    .filter((item) => item.publishedAt <= now && now - item.publishedAt < MAX_NEWS_AGE_MS)
    .map((item) => {
      const date = new Date(item.publishedAt).toISOString();
      const changed = new Date(item.updatedAt ?? item.publishedAt).toISOString();
      const publication = `<news:publication><news:name>${escapeXml(STATION.name)}</news:name><news:language>th</news:language></news:publication>`;
      const news = `<news:news>${publication}<news:publication_date>${date}</news:publication_date><news:title>${escapeXml(item.title)}</news:title></news:news>`;
      return `<url><loc>${escapeXml(item.url)}</loc><lastmod>${changed}</lastmod>${news}</url>`;
    });
  if (entries.length === 0) return renderPagesSitemap(site, [{ path: '/news' }]);
  return renderSitemap(' xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"', entries);
}

/** A sitemap of these entries, with the namespaces that they use. */
export const renderSitemap = (namespaces: string, entries: string[]): string =>
  renderDocument('urlset', namespaces, entries);

function renderDocument(root: string, namespaces: string, entries: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}"${namespaces}>\n${entries.join('\n')}\n</${root}>\n`;
}
