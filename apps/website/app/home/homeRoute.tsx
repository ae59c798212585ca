import { STATION } from '@sala/station';
import { data } from 'react-router';
import { forReaders } from '../areas/index.ts';
import { toHeadline } from '../headlines/index.ts';
import { organisationData, pageMeta, siteOf } from '../metadata/index.ts';
import { toPageSections } from '../news/index.ts';
import { fetchOnAirBriefs } from '../schedule/index.server.ts';
import {
  fetchBreakingNews,
  fetchPage,
  fetchTrends,
  fetchWidgets,
  pageContentUrl,
  pageDeadline,
} from '../services/index.server.ts';
import { menuLink } from '../shell/index.ts';
import type { Route } from './+types/homeRoute';
import { HomePage } from './HomePage.tsx';

export async function loader({ request }: Route.LoaderArgs) {
  const contentUrl = pageContentUrl(request);
  const signal = pageDeadline(request);
  const [newsPage, breakingnews, trends, widgets, onAir] = await Promise.all([
    fetchPage('path:home', signal, contentUrl),
    fetchBreakingNews(signal),
    fetchTrends(),
    fetchWidgets(signal),
    fetchOnAirBriefs(Date.now(), signal),
  ]);
  const areas = {
    newsPage: forReaders(newsPage, ({ sections }) => ({ sections: toPageSections(sections) })),
    breakingnews: forReaders(breakingnews, ({ items }) => ({
      items: items.map(({ id, title, href }) => ({ id, title: toHeadline(title), href })),
    })),
  };
  // a widget that could not be had is not there: nobody misses it
  const beside = { trends: trends.map(menuLink), widgets: widgets.response, onAir };
  return data({ areas, ...beside }, newsPage.error ? 503 : 200);
}

const FEED = { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', href: '/feed.xml', title: STATION.name };

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  return [...pageMeta({ title: STATION.name, canonical: '/home' }, site), FEED, organisationData(site)];
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
