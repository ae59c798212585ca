import type { NewsItem } from '@sala/contracts';
import { type Area, fulfilled } from '../areas/index.ts';
import { fetchCategoryPortal } from '../services/index.server.ts';

/** The newest stories of every section, in the order of their publication. */
export async function fetchLatest(signal: AbortSignal): Promise<Area<{ items: NewsItem[] }>> {
  const portal = await fetchCategoryPortal(signal);
  if (!portal.response) return { ...portal, response: null };
  const items = portal.response.sections.flatMap((section) => section.items);
  return fulfilled({ items: items.sort((a, b) => (b.publishedAt ?? 0) - (a.publishedAt ?? 0)) });
}
