import type { NewsItem } from '@sala/contracts';
import { fetchNewest } from '../../../platform/services/index.server.ts';
import { MAX_NEWS_AGE_MS } from './sitemaps.ts';

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
