import { STATION } from '@sala/station';
import { thaiText } from '@sala/thai';
import { loadNextPage, parsePageNumber, toArchiveMeta, toArchiveResponse } from '../../../components/archive/index.ts';
import { toCards } from '../../../components/articleCards/index.ts';
import { toReaderArea } from '../../../platform/areas/index.ts';
import { findSite } from '../../../platform/metadata/index.ts';
import { createPageSignal, fetchHotNews } from '../../../platform/services/index.server.ts';
import type { Route } from './+types/popularRoute';
import { PopularPage } from './PopularPage.tsx';

/** The most read articles (SPEC 2.1-08). */
export async function loader({ request, url }: Route.LoaderArgs) {
  const page = parsePageNumber(url);
  const hotNews = await fetchHotNews(createPageSignal(request), page);
  return toArchiveResponse(hotNews, { page, areas: { hotNews: toReaderArea(hotNews, (list) => toCards(list)) } });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadNextPage(args, (page, hotNews) => ({ page, areas: { hotNews } }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const about = {
    title: 'ข่าวยอดนิยม',
    description: thaiText`จัดอันดับข่าวที่มีผู้อ่านมากที่สุดในขณะนี้ จาก${STATION.name}`,
    keywords: ['ข่าวยอดนิยม', 'ข่าวฮิต'],
    canonical: '/news/archive/hotnews',
    above: [{ title: 'ข่าว', path: '/news' }],
  };
  return toArchiveMeta(about, loaderData.areas.hotNews, loaderData.page, findSite(matches));
}

export default function PopularRoute({ loaderData }: Route.ComponentProps) {
  return <PopularPage {...loaderData} />;
}
