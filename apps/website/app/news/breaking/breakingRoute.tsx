import type { NewsList } from '@sala/contracts';
import { STATION } from '@sala/station';
import { emptyArea, forReaders } from '../../areas/index.ts';
import { siteOf } from '../../metadata/index.ts';
import { fetchBreakingNews, fetchHotNews, fetchList, pageDeadline } from '../../services/index.server.ts';
import { archiveMeta, archivePage, loadPage, pageNumber } from '../archive/index.ts';
import { type CardList, toCards } from '../cards/index.ts';
import type { Route } from './+types/breakingRoute';
import { BreakingPage } from './BreakingPage.tsx';

/** Breaking news (SPEC 2.1-10). On a day without any, which most are, the latest news stands in its place. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const page = pageNumber(url);
  const signal = pageDeadline(request);
  const [breakingnews, hotNews] = await Promise.all([fetchBreakingNews(signal, page), fetchHotNews(signal)]);
  const isQuiet = breakingnews.response?.items.length === 0;
  const latest = isQuiet ? await fetchList('latest', 1, signal) : emptyArea<NewsList>();
  const areas = {
    breakingnews: forReaders(breakingnews, (list) => toCards(list)),
    hotNews: forReaders(hotNews, (list) => toCards(list)),
  };
  return archivePage(breakingnews, { page, areas, latest: latest.response ? toCards(latest.response).items : [] });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadPage(args, (page, breakingnews) => {
    const areas = { breakingnews, hotNews: emptyArea<CardList<NewsList>>() };
    return { page, areas, latest: [] };
  });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const about = {
    title: 'ข่าวด่วน',
    description: `ข่าวด่วนในรอบ 24 ชั่วโมง เหตุการณ์สำคัญที่ต้องรู้ทันที รายงานโดยกองบรรณาธิการ${STATION.name}`,
    keywords: ['ข่าวด่วน', 'ข่าวด่วนวันนี้'],
    canonical: '/breakingnews',
  };
  return archiveMeta(about, loaderData.areas.breakingnews, loaderData.page, siteOf(matches));
}

export default function BreakingRoute({ loaderData }: Route.ComponentProps) {
  return <BreakingPage {...loaderData} />;
}
