import { tagList, tagNews } from '@sala/contracts';
import { fetchArea } from './service.server.ts';
import { settings } from './settings.server.ts';

// The News API, which knows what carries a tag (SPEC 7.4).

/** A page of the tags, the most used first. */
export function fetchTagList(page: number, signal: AbortSignal) {
  const query = new URLSearchParams({ page: String(page), limit: '50' });
  return fetchArea('fetch/tags_list', `${settings.tagApi}/list?${query}`, tagList, signal);
}

/** A page of the stories that carry a tag. */
export function fetchTagNews(tag: string, page: number, signal: AbortSignal) {
  const query = new URLSearchParams({ q: tag, page: String(page), limit: '24' });
  return fetchArea('fetch/tags_news', `${settings.tagApi}/tag?${query}`, tagNews, signal);
}
