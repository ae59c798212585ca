import {
  article,
  categoryPortal,
  clip,
  clipList,
  datedList,
  hotNews,
  newsList,
  sectionArchive,
  siteMap,
} from '@sala/contracts';
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

/** A page of what is read most, the first ten when none is asked for. */
export function fetchHotNews(signal: AbortSignal, page?: number) {
  return fetchArea('fetch/hot_news', `${settings.mainApi}/hot-news${archiveQuery({}, page)}`, hotNews, signal);
}

/** A page of what is breaking now; the request is called as that of {@link fetchHotNews} (SPEC 7.6-02). */
export function fetchBreakingNews(signal: AbortSignal, page?: number) {
  return fetchArea('fetch/hot_news', `${settings.mainApi}/breakingnews${archiveQuery({}, page)}`, newsList, signal);
}

/** A page of a list by its name; `date`, such as `2026-11-20`, is a day in Bangkok. */
export function fetchList(
  name: 'latest' | 'focus' | 'features',
  page: number,
  signal: AbortSignal,
  query: { date?: string } = {},
) {
  return fetchArea('list', `${settings.mainApi}/list${archiveQuery({ name, ...query }, page)}`, datedList, signal);
}

/** A page of the clips. */
export function fetchClips(page: number, signal: AbortSignal) {
  return fetchArea('clip', `${settings.mainApi}/list${archiveQuery({ name: 'clips' }, page)}`, clipList, signal);
}

/** What is played of a clip. */
export function fetchClip(id: string, signal: AbortSignal) {
  return fetchArea('clip', `${settings.mainApi}/clip-detail?id=${encodeURIComponent(id)}`, clip, signal);
}

/** What somebody might like who has read these stories. */
export function fetchInterested(ids: string[], signal: AbortSignal) {
  const query = new URLSearchParams({ ids: ids.join(',') });
  return fetchArea('interested', `${settings.mainApi}/interested-loadmore?${query}`, newsList, signal);
}

/** The parts of the site. */
export function fetchSiteMap(signal: AbortSignal) {
  return fetchArea('fetch/site_map', `${settings.mainApi}/sitemap`, siteMap, signal);
}

/** The newest of every section. */
export function fetchCategoryPortal(signal: AbortSignal) {
  return fetchArea('categoryPortal', `${settings.mainApi}/category-portal`, categoryPortal, signal);
}

const ARCHIVE_PAGE = 24;

/** What is asked of a list for a page of an archive; nothing when no page is asked for. */
function archiveQuery(query: Record<string, string>, page: number | undefined): string {
  if (page === undefined) return '';
  return `?${new URLSearchParams({ ...query, page: String(page), limit: String(ARCHIVE_PAGE) })}`;
}
