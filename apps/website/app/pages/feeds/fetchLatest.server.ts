import type { NewsItem } from '@sala/contracts';
import { type Area, toFulfilled } from '../../platform/areas/index.ts';
import { fetchCategoryPortal } from '../../platform/services/index.server.ts';

/** The newest articles of every section, each once, sorted by their publication. */
export async function fetchLatest(signal: AbortSignal): Promise<Area<{ items: NewsItem[] }>> {
  const portal = await fetchCategoryPortal(signal);
  if (!portal.response) return { ...portal, response: null };
  const listed = portal.response.sections.flatMap((section) => section.items);
  const items = [...new Map(listed.map((item) => [item.id, item])).values()];
  return toFulfilled({ items: items.sort((a, b) => (b.publishedAt ?? 0) - (a.publishedAt ?? 0)) });
}
