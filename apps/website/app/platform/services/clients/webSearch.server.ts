import { WEB_PAGE_SIZE, webSearch } from '@sala/contracts';
import { createService } from '../service.server.ts';
import { settings } from '../settings.server.ts';

const web = createService('webSearch', settings.webSearch?.url ?? '');

/**
 * The results of the hosted web-search service (SPEC 7.5-02); `page` counts from 1. Each call counts against the
 * broadcaster's quota: it is requested only when a reader wants it. When the quota is used up, it answers 429 or 403.
 */
export function fetchWebSearch(q: string, page: number, signal: AbortSignal) {
  if (!settings.webSearch) throw new Error('there is no web search in the settings');
  const { engine, key } = settings.webSearch;
  const start = String((page - 1) * WEB_PAGE_SIZE + 1);
  const query = new URLSearchParams({ cx: engine, key, q, num: String(WEB_PAGE_SIZE), start, hl: 'th' });
  return web.fetchArea('webSearch', `/customsearch/v1?${query}`, webSearch, signal);
}
