import { STATION } from '@sala/station';
import { thaiText } from '@sala/thai';
import { data } from 'react-router';
import { toHeadlines } from '../../components/articleCards/index.ts';
import { throwErrorCode } from '../../components/unavailable/index.ts';
import { type Area, createArea, toReaderArea } from '../../platform/areas/index.ts';
import { findSite, toPageMeta } from '../../platform/metadata/index.ts';
import { createPageSignal, fetchHotNews, fetchNavigation } from '../../platform/services/index.server.ts';
import type { Route } from './+types/searchRoute';
import { parseSearchInput } from './parseSearchInput.server.ts';
import { SearchPage } from './SearchPage.tsx';
import { loadSearch } from './search.server.ts';
import { EMPTY_SEARCH_INPUT } from './searchInput.ts';
import type { SearchResult, TabCount } from './searchResult.ts';

/** The number of popular articles beside the results. */
const MAX_POPULAR = 5;

export async function loader({ request, url }: Route.LoaderArgs) {
  const parsed = parseSearchInput(url.searchParams);
  const signal = createPageSignal(request);
  const nothing = { input: parsed, tabs: [] as TabCount[], results: createArea<SearchResult>() };
  const [result, hotNews, navigation] = await Promise.all([
    parsed.q === '' ? nothing : loadSearch(parsed, signal),
    fetchHotNews(signal),
    fetchNavigation(),
  ]);
  const { input, tabs, results } = result;
  throwErrorCode(results);
  const areas = {
    search: results,
    hotNews: toReaderArea(hotNews, (list) => toHeadlines({ ...list, items: list.items.slice(0, MAX_POPULAR) })),
  };
  const topics = navigation['hot-news'].map(({ title }) => title);
  return data({ input, tabs, topics, areas }, toStatus(results, input.page));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { q, page } = loaderData?.input ?? EMPTY_SEARCH_INPUT;
  const title = ['ค้นหา', q && `“${q}”`, page > 1 && `หน้า ${page}`].filter(Boolean).join(' ');
  const description = thaiText`ค้นหาข่าว รายการ และเอกสารขององค์กรใน${STATION.name}`;
  return toPageMeta({ title, description, canonical: '/search', noIndex: q !== '' }, findSite(matches));
}

/** A search (SPEC 2.2-09). */
export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />;
}

function toStatus({ response, error }: Area<SearchResult>, page: number): number {
  if (error) return 503;
  // a page beyond the last is none; that nothing is found is an answer
  return response && response.total > 0 && page > response.totalPage ? 404 : 200;
}
