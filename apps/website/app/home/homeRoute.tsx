import { STATION } from '@sala/station';
import { data } from 'react-router';
import { forReaders } from '../areas/index.ts';
import { pageMeta, siteOf } from '../metadata/index.ts';
import { fetchBreakingNews, fetchPage, pageContentUrl, pageDeadline } from '../services/index.server.ts';
import type { Route } from './+types/homeRoute';
import { HomePage } from './HomePage.tsx';
import { toHomeSections } from './homeSections.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const contentUrl = pageContentUrl(request);
  const signal = pageDeadline(request);
  const [newsPage, breakingnews] = await Promise.all([
    fetchPage('path:home', signal, contentUrl),
    fetchBreakingNews(signal),
  ]);
  const areas = {
    newsPage: forReaders(newsPage, ({ sections }) => ({ sections: toHomeSections(sections) })),
    breakingnews: forReaders(breakingnews, ({ items }) => ({
      items: items.map(({ id, title, href }) => ({ id, title, href })),
    })),
  };
  return data({ areas }, newsPage.error ? 503 : 200);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: STATION.name, canonical: '/home' }, siteOf(matches));
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
