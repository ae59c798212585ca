import {
  archivedArticles,
  article,
  articleArchive,
  categoryList,
  categoryPortal,
  clip,
  datedList,
  galleryDetail,
  galleryList,
  hotNews,
  infographicDetail,
  infographicList,
  newsList,
  SECTION_PAGE_SIZE,
  sectionArchive,
  siteMap,
  situationEntries,
  topic,
  topicList,
  withPages,
} from '@sala/contracts';
import { isOlderThan24Hours } from '@sala/thai';
import { PAGE_SIZE, toFulfilled } from '../../areas/index.server.ts';
import { createService } from '../service.server.ts';
import { settings } from '../settings.server.ts';

// The Main API (SPEC 7.3).

/** It serves emergencies, previews, corrections, authors and redirects, too. */
export const mainApi = createService('main', settings.mainApi);

/** How many entries of a situation a page shows. */
const ENTRY_COUNT = 10;

/** An article by its id. */
export function fetchContent(id: string, signal: AbortSignal) {
  return mainApi.fetchArea('content', `/content?id=${encodeURIComponent(id)}`, article, signal);
}

/** A page of a section's archive; `page` counts from 1. */
export function fetchSection(section: string, page: number, signal: AbortSignal) {
  const path = page === 1 ? 'section' : 'section-loadmore';
  const query = new URLSearchParams({ section, page: String(page) });
  const archive = withPages(sectionArchive, page, SECTION_PAGE_SIZE);
  return mainApi.fetchArea('section', `/${path}?${query}`, archive, signal);
}

/** A page of the most read articles; without `page` the first ten. */
export function fetchHotNews(signal: AbortSignal, page?: number) {
  const path = `/hot-news${toArchiveQuery({}, page)}`;
  return mainApi.fetchSharedArea('fetch/hot_news', path, withPages(hotNews, page ?? 1, PAGE_SIZE), signal);
}

/**
 * A page of breaking news; the request has the name of that of {@link fetchHotNews} (SPEC 7.6-02). Articles older than
 * 24 hours (SPEC 9.5-17) are left out, whatever the service says, and the page with the first of them is the last.
 */
export async function fetchBreakingNews(signal: AbortSignal, page?: number) {
  const path = `/breakingnews${toArchiveQuery({}, page)}`;
  const area = await mainApi.fetchSharedArea('fetch/hot_news', path, withPages(newsList, page ?? 1, PAGE_SIZE), signal);
  const list = area.response;
  const now = Date.now();
  const items = list?.items.filter(({ publishedAt }) => publishedAt === null || !isOlderThan24Hours(publishedAt, now));
  if (!list || !items || items.length === list.items.length) return area;
  return toFulfilled({ ...list, items, totalPage: list.page });
}

/** A page of a list by its name; `date`, such as `2026-11-20`, is a day in Bangkok. */
export function fetchList(
  name: 'latest' | 'focus' | 'features',
  page: number,
  signal: AbortSignal,
  query: { date?: string } = {},
) {
  const path = `/list${toArchiveQuery({ name, ...query }, page)}`;
  return mainApi.fetchArea('list', path, withPages(datedList, page, PAGE_SIZE), signal);
}

/** How many of the newest articles are fetched at once. */
const NEWEST_COUNT = 50;

/** A page of the newest articles, whatever their section. */
export function fetchNewest(page: number, signal: AbortSignal) {
  const query = new URLSearchParams({ name: 'latest', page: String(page), limit: String(NEWEST_COUNT) });
  return mainApi.fetchArea('list', `/list?${query}`, withPages(newsList, page, NEWEST_COUNT), signal);
}

/** The months with articles, if the service lists them. */
export function fetchArticleArchive(signal: AbortSignal) {
  return mainApi.fetchArea('articleArchive', '/article-archive', articleArchive, signal);
}

/** The addresses of the articles of a month such as `2026-11`; pages count from 1. */
export function fetchArchivedArticles(month: string, page: number, signal: AbortSignal) {
  return mainApi.fetchArea('archivedArticles', `/article-archive/${month}?page=${page}`, archivedArticles, signal);
}

/** A page of the clips. */
export function fetchClips(page: number, signal: AbortSignal) {
  const path = `/list${toArchiveQuery({ name: 'clips' }, page)}`;
  return mainApi.fetchArea('clip', path, withPages(newsList, page, PAGE_SIZE), signal);
}

/** A clip with the address of its video. */
export function fetchClip(id: string, signal: AbortSignal) {
  return mainApi.fetchArea('clip', `/clip-detail?id=${encodeURIComponent(id)}`, clip, signal);
}

/** Recommended articles for a reader of these. */
export function fetchInterested(ids: string[], signal: AbortSignal) {
  const query = new URLSearchParams({ ids: ids.join(',') });
  return mainApi.fetchArea('interested', `/interested-loadmore?${query}`, newsList, signal);
}

/** The parts of the site. */
export function fetchSiteMap(signal: AbortSignal) {
  return mainApi.fetchArea('fetch/site_map', '/sitemap', siteMap, signal);
}

/** The newest of every section. */
export function fetchCategoryPortal(signal: AbortSignal) {
  return mainApi.fetchArea('categoryPortal', '/category-portal', categoryPortal, signal);
}

/** The query for a page of an archive; empty without a page. */
function toArchiveQuery(query: Record<string, string>, page: number | undefined): string {
  if (page === undefined) return '';
  return `?${new URLSearchParams({ ...query, page: String(page), limit: String(PAGE_SIZE) })}`;
}

/** Galleries and infographics (SPEC 7.3-02, 7.3-03), which have the same three calls. */
const PICTURES = {
  gallery: { list: galleryList, detail: galleryDetail },
  infographic: { list: infographicList, detail: infographicDetail },
};
export type PictureKind = keyof typeof PICTURES;

/** A page of galleries or infographics, `limit` at a time; of all categories when `categoryId` is empty. */
export function fetchPictureList(
  kind: PictureKind,
  { categoryId, page, limit }: { categoryId: string; page: number; limit: number },
  signal: AbortSignal,
) {
  const query = new URLSearchParams({ categoryId, page: String(page), limit: String(limit) });
  return mainApi.fetchArea(kind, `/${kind}?${query}`, withPages(PICTURES[kind].list, page, limit), signal);
}

/** The categories that have galleries or infographics. */
export function fetchPictureCategories(kind: PictureKind, signal: AbortSignal) {
  return mainApi.fetchSharedArea(`${kind}Category`, `/${kind}-category`, categoryList, signal);
}

/** A gallery or an infographic, with its pictures and its text. */
export function fetchPictureArticle(kind: PictureKind, id: string, signal: AbortSignal) {
  const url = `/${kind}-detail?id=${encodeURIComponent(id)}`;
  return mainApi.fetchArea(`${kind}Detail`, url, PICTURES[kind].detail, signal);
}

/** The situations that the station follows. */
export function fetchTopicList(signal: AbortSignal) {
  return mainApi.fetchArea('topicList', '/topic-list?limit=50', topicList, signal);
}

/** A situation that the station follows, by its id. */
export function fetchTopic(id: string, signal: AbortSignal) {
  return mainApi.fetchArea('topic', `/topic?id=${encodeURIComponent(id)}`, topic, signal);
}

/** Which part of a situation's timeline to fetch: from an entry on, before it, or after it. */
type TimelineCursor = Partial<Record<'from' | 'before' | 'after', string>>;

/** The entries of a situation, the newest first. */
export function fetchSituationEntries(id: string, cursor: TimelineCursor, signal: AbortSignal) {
  const query = new URLSearchParams({ id, limit: String(ENTRY_COUNT), ...cursor });
  return mainApi.fetchArea('topicEntries', `/topic-entries?${query}`, situationEntries, signal);
}
