import type { NewsList } from '@sala/contracts';
import { STATION } from '@sala/station';
import { thaiText } from '@sala/thai';
import { loadNextPage, parsePageNumber, toArchiveMeta, toArchiveResponse } from '../../../components/archive/index.ts';
import { type Headlines, toCards, toHeadlines } from '../../../components/articleCards/index.ts';
import { createArea, toReaderArea } from '../../../platform/areas/index.ts';
import { findSite } from '../../../platform/metadata/index.ts';
import {
  createPageSignal,
  fetchBreakingNews,
  fetchHotNews,
  fetchList,
} from '../../../platform/services/index.server.ts';
import type { Route } from './+types/breakingRoute';
import { BreakingPage } from './BreakingPage.tsx';

/** Breaking news (SPEC 2.1-10). On a day without any, as most are, the page shows the latest news instead. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const page = parsePageNumber(url);
  const signal = createPageSignal(request);
  const [breakingnews, hotNews] = await Promise.all([fetchBreakingNews(signal, page), fetchHotNews(signal)]);
  const isQuiet = breakingnews.response?.items.length === 0;
  const latest = isQuiet ? await fetchList('latest', 1, signal) : createArea<NewsList>();
  const areas = {
    breakingnews: toReaderArea(breakingnews, (list) => toCards(list)),
    hotNews: toReaderArea(hotNews, toHeadlines),
  };
  return toArchiveResponse(breakingnews, {
    page,
    areas,
    latest: latest.response ? toCards(latest.response).items : [],
  });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadNextPage(args, (page, breakingnews) => {
    const areas = { breakingnews, hotNews: createArea<Headlines>() };
    return { page, areas, latest: [] };
  });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const about = {
    title: 'ข่าวด่วน',
    description: thaiText`ข่าวด่วนในรอบ 24 ชั่วโมง เหตุการณ์สำคัญที่ต้องรู้ทันที รายงานโดยกองบรรณาธิการ${STATION.name}`,
    keywords: ['ข่าวด่วน', 'ข่าวด่วนวันนี้'],
    canonical: '/breakingnews',
  };
  return toArchiveMeta(about, loaderData.areas.breakingnews, loaderData.page, findSite(matches));
}

export default function BreakingRoute({ loaderData }: Route.ComponentProps) {
  return <BreakingPage {...loaderData} />;
}
