import { tagList, tagNews } from '@sala/contracts';
import { createService } from '../service.server.ts';
import { settings } from '../settings.server.ts';

// The News API, with the tags and their articles (SPEC 7.4).

const tags = createService('tags', settings.tagApi);

/** A page of the tags, the most used first. */
export function fetchTagList(page: number, signal: AbortSignal) {
  const query = new URLSearchParams({ page: String(page), limit: '50' });
  return tags.fetchArea('fetch/tags_list', `/list?${query}`, tagList, signal);
}

/** A page of the articles that carry a tag. */
export function fetchTagNews(tag: string, page: number, signal: AbortSignal) {
  const query = new URLSearchParams({ q: tag, page: String(page), limit: '24' });
  return tags.fetchArea('fetch/tags_news', `/tag?${query}`, tagNews, signal);
}
