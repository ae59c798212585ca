import { data } from 'react-router';
import { type Area, emptyArea, forReaders } from '../areas/index.ts';
import { pageMeta, siteOf } from '../metadata/index.ts';
import { toHeadlines } from '../news/index.ts';
import { fetchHotNews, fetchNavigation, pageDeadline } from '../services/index.server.ts';
import type { Route } from './+types/searchRoute';
import type { SearchResult, TabCount } from './found.ts';
import { readQuestion } from './readQuestion.server.ts';
import { SearchPage } from './SearchPage.tsx';
import { search } from './search.server.ts';

/** How many of what is read most stand beside. */
const POPULAR = 5;

export async function loader({ request, url }: Route.LoaderArgs) {
  const asked = readQuestion(url.searchParams);
  const signal = pageDeadline(request);
  const nothing = { question: asked, tabs: [] as TabCount[], results: emptyArea<SearchResult>() };
  const [found, hotNews, navigation] = await Promise.all([
    asked.q === '' ? nothing : search(asked, signal),
    fetchHotNews(signal),
    fetchNavigation(),
  ]);
  const { question, tabs, results } = found;
  const areas = {
    search: results,
    hotNews: forReaders(hotNews, (list) => toHeadlines({ ...list, items: list.items.slice(0, POPULAR) })),
  };
  const topics = navigation['hot-news'].map(({ title }) => title);
  return data({ question, tabs, topics, areas }, statusOf(results, question.page));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const q = loaderData?.question.q ?? '';
  const title = q === '' ? 'ค้นหา' : `ค้นหา “${q}”`;
  return pageMeta({ title, canonical: '/search', noIndex: q !== '' }, siteOf(matches));
}

/** A search (SPEC 2.2-09). */
export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />;
}

function statusOf({ response, error }: Area<SearchResult>, page: number): number {
  if (error) return 503;
  // a page beyond the last is none; that nothing is found is an answer
  return response && response.total > 0 && page > response.totalPage ? 404 : 200;
}
