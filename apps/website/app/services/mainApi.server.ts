import { article, categoryPortal, newsList, sectionArchive } from '@sala/contracts';
import { fetchArea } from './service.server.ts';
import { settings } from './settings.server.ts';

// The Main API (SPEC 7.3).

/** A story by its id. */
export function fetchContent(id: string, signal: AbortSignal) {
  return fetchArea('content', `${settings.mainApi}/content?id=${encodeURIComponent(id)}`, article, signal);
}

/** A page of a section's archive; `page` counts from 1. */
export function fetchSection(section: string, page: number, signal: AbortSignal) {
  const path = page === 1 ? 'section' : 'section-loadmore';
  const query = new URLSearchParams({ section, page: String(page) });
  return fetchArea('section', `${settings.mainApi}/${path}?${query}`, sectionArchive, signal);
}

/** What is read most. */
export function fetchHotNews(signal: AbortSignal) {
  return fetchArea('hotNews', `${settings.mainApi}/hot-news`, newsList, signal);
}

/** What is breaking now. */
export function fetchBreakingNews(signal: AbortSignal) {
  return fetchArea('breakingnews', `${settings.mainApi}/breakingnews`, newsList, signal);
}

/** The newest of every section. */
export function fetchCategoryPortal(signal: AbortSignal) {
  return fetchArea('categoryPortal', `${settings.mainApi}/category-portal`, categoryPortal, signal);
}
