import { STATION } from '@sala/station';
import { data } from 'react-router';
import { toReaderArea } from '../../../platform/areas/index.ts';
import { findSite, toBreadcrumbData, toPageMeta } from '../../../platform/metadata/index.ts';
import { createPageSignal, fetchPage, parsePageContentUrl } from '../../../platform/services/index.server.ts';
import type { Route } from './+types/memorialRoute';
import { MemorialPage } from './MemorialPage.tsx';
import { toMemorial } from './memorial.ts';

/** The special memorial-event page (SPEC 2.2-29), with the sections that the Page API has for its path. */
export async function loader({ request }: Route.LoaderArgs) {
  if (!STATION.event) throw data(null, 404);
  const contentUrl = parsePageContentUrl(request);
  const page = await fetchPage(`path:${STATION.event.href.slice(1)}`, createPageSignal(request), contentUrl);
  // the banner may link here before editors have made the page, so a missing one is shown as empty
  const hasFailed = page.error !== null && page.error.status !== 404;
  const areas = { newsPage: toReaderArea(page, ({ sections }) => toMemorial(sections)) };
  return data({ areas, hasFailed }, hasFailed ? 503 : 200);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { event } = STATION;
  if (!event) return [];
  const site = findSite(matches);
  const picture = loaderData?.areas.newsPage.response?.opening?.picture ?? '';
  const tags = toPageMeta({ title: event.title, description: event.text, picture, canonical: event.href }, site);
  return [...tags, toBreadcrumbData([{ title: event.title, path: event.href }], site)];
}

export default function MemorialRoute({ loaderData }: Route.ComponentProps) {
  const { areas, hasFailed } = loaderData;
  return <MemorialPage memorial={areas.newsPage.response} hasFailed={hasFailed} />;
}
