import { STATION } from '@sala/station';
import { findPicture, toBreakingNews, toPageSections } from '../../components/newsSections/index.ts';
import { toPageResponse } from '../../components/unavailable/index.ts';
import { toReaderArea } from '../../platform/areas/index.ts';
import { findSite, toFeedLink, toOrganisationData, toPageMeta } from '../../platform/metadata/index.ts';
import { toStaticData } from '../../platform/rendering/index.ts';
import {
  createPageSignal,
  fetchBreakingNews,
  fetchPage,
  fetchTrends,
  fetchWidgets,
  parsePageContentUrl,
} from '../../platform/services/index.server.ts';
import { toMenuLink } from '../../shell/index.ts';
import { fetchOnAirBriefs } from '../schedule/index.server.ts';
import type { Route } from './+types/homeRoute';
import { HomePage } from './HomePage.tsx';
import { omitUnseenPictures } from './rhythm.ts';
import { describeWeather } from './widgets/index.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const contentUrl = parsePageContentUrl(request);
  const signal = createPageSignal(request);
  const [newsPage, breakingnews, trends, widgets, onAir] = await Promise.all([
    fetchPage('path:home', signal, contentUrl),
    fetchBreakingNews(signal),
    fetchTrends(),
    fetchWidgets(signal),
    fetchOnAirBriefs(Date.now(), signal),
  ]);
  const areas = {
    newsPage: toReaderArea(newsPage, ({ sections }) => ({
      sections: toStaticData(omitUnseenPictures(toPageSections(sections))),
    })),
    breakingnews: toReaderArea(breakingnews, toBreakingNews),
  };
  // static parts have no data in the browser
  const picture = findPicture(areas.newsPage.response?.sections.staticData ?? []);
  // a widget that failed to load is left out
  const { response } = widgets;
  const beside = {
    trends: trends.map(toMenuLink),
    widgets: response && { ...response, weather: response.weather && describeWeather(response.weather) },
    onAir,
  };
  return toPageResponse(newsPage, { picture, areas, ...beside });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = findSite(matches);
  return [
    ...toPageMeta({ title: STATION.name, canonical: '/home', picture: loaderData?.picture ?? '' }, site),
    toFeedLink(),
    toOrganisationData(site),
  ];
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
