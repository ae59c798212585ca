import type { NewsItem, PageContent, PageSection } from '@sala/contracts';
import { findCategory } from '@sala/station';
import { type Area, toFulfilled } from '../../areas/index.server.ts';
import { fetchCategoryPortal, fetchHotNews, fetchList } from './mainApi.server.ts';

const LEAD_COUNT = 3;
const MAX_ITEMS = 9;

/** A page of the news without a Page API: the newest, the most read, features, then the categories. */
export async function fetchNewsPage(signal: AbortSignal): Promise<Area<PageContent>> {
  const [latest, popular, focus, portal] = await Promise.all([
    fetchList('latest', 1, signal),
    fetchHotNews(signal),
    fetchList('focus', 1, signal),
    fetchCategoryPortal(signal),
  ]);
  const newest = latest.response?.items ?? [];
  const categories = portal.response?.sections ?? [];
  const sections = [
    toSection('lead', 'ข่าวเด่น', '', newest.slice(0, LEAD_COUNT)),
    toSection('latest', 'ข่าวล่าสุด', '/news/archive', newest.slice(LEAD_COUNT)),
    toSection('popular', 'ข่าวยอดนิยม', '/news/archive/hotnews', popular.response?.items),
    toSection('focus', 'โฟกัส', '/focus', focus.response?.items),
    ...categories.map(({ header, items }) => {
      const own = findCategory(header.sectionEn);
      return toSection('category', header.sectionName || (own?.name ?? ''), own?.path ?? '', items);
    }),
  ].filter(({ items }) => items.length > 0);
  // a missing list is left out; without any list the page fails with the error of a service
  const failure = [latest, popular, portal].find(({ error }) => error && error.status !== 404);
  if (sections.length === 0 && failure) return { response: null, pending: false, error: failure.error };
  return toFulfilled({ sections });
}

function toSection(type: string, title: string, href: string, items: NewsItem[] = []): PageSection {
  return { id: `${type}-${title}`, type, title, href, items: items.slice(0, MAX_ITEMS) };
}
