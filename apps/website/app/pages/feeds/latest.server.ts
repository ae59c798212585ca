import type { NewsItem } from '@sala/contracts';
import { type Area, toFulfilled } from '../../platform/areas/index.ts';
import { fetchCategoryPortal, fetchNewest } from '../../platform/services/index.server.ts';
import { MAX_NEWS_AGE_MS } from './sitemaps.ts';

/** The newest articles of every section, each once, sorted by their publication. */
export async function fetchLatest(signal: AbortSignal): Promise<Area<{ items: NewsItem[] }>> {
  const portal = await fetchCategoryPortal(signal);
  if (!portal.response) return { ...portal, response: null };
  const listed = portal.response.sections.flatMap((section) => section.items);
  const items = [...new Map(listed.map((item) => [item.id, item])).values()];
  return toFulfilled({ items: items.sort((a, b) => (b.publishedAt ?? 0) - (a.publishedAt ?? 0)) });
}

/** A news sitemap has a thousand addresses at most: twenty pages of fifty. */
const MAX_PAGES = 20;

/** The articles of the last 48 hours before `now`, for the news sitemap; null when a request failed. */
export async function fetchLatestNews(now: number, signal: AbortSignal): Promise<NewsItem[] | null> {
  const news: NewsItem[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { response } = await fetchNewest(page, signal);
    if (!response) return null;
    news.push(...response.items);
    const oldest = response.items.at(-1)?.publishedAt ?? 0;
    if (page >= response.totalPage || now - oldest >= MAX_NEWS_AGE_MS) break;
  }
  return news;
}
