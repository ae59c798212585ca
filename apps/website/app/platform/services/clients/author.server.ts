import { authorNews, withPages } from '@sala/contracts';
import { PAGE_SIZE } from '../../areas/index.server.ts';
import { mainApi } from './mainApi.server.ts';

// The Main API of the specification has no such call, and answers 404.

/** Who an author is, and a page of the articles by them; 404 when no author has that key. */
export function fetchAuthor(key: string, page: number, signal: AbortSignal) {
  const query = new URLSearchParams({ key, page: String(page), limit: String(PAGE_SIZE) });
  return mainApi.fetchArea('author', `/author?${query}`, withPages(authorNews, page, PAGE_SIZE), signal);
}
