import { tagList, tagNews, withPages } from '@sala/contracts';
import { PAGE_SIZE } from '../../areas/index.server.ts';
import { createService } from '../service.server.ts';
import { settings } from '../settings.server.ts';

// The News API, with the tags and their articles (SPEC 7.4).

const tags = createService('tags', settings.tagApi);

/** How many tags a page of them has. */
const TAG_COUNT = 50;

/** A page of the tags, the most used first. */
export function fetchTagList(page: number, signal: AbortSignal) {
  const query = new URLSearchParams({ page: String(page), limit: String(TAG_COUNT) });
  return tags.fetchArea('fetch/tags_list', `/list?${query}`, withPages(tagList, page, TAG_COUNT), signal);
}

/** A page of the articles that carry a tag. */
export function fetchTagNews(tag: string, page: number, signal: AbortSignal) {
  const query = new URLSearchParams({ q: tag, page: String(page), limit: String(PAGE_SIZE) });
  return tags.fetchArea('fetch/tags_news', `/tag?${query}`, withPages(tagNews, page, PAGE_SIZE), signal);
}
