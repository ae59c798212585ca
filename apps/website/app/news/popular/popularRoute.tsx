import { STATION } from '@sala/station';
import { forReaders } from '../../areas/index.ts';
import { siteOf } from '../../metadata/index.ts';
import { fetchHotNews, pageDeadline } from '../../services/index.server.ts';
import { archiveMeta, archivePage, loadPage, pageNumber } from '../archive/index.ts';
import { toCards } from '../cards/index.ts';
import type { Route } from './+types/popularRoute';
import { PopularPage } from './PopularPage.tsx';

/** What is read most (SPEC 2.1-08). */
export async function loader({ request, url }: Route.LoaderArgs) {
  const page = pageNumber(url);
  const hotNews = await fetchHotNews(pageDeadline(request), page);
  return archivePage(hotNews, { page, areas: { hotNews: forReaders(hotNews, (list) => toCards(list)) } });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadPage(args, (page, hotNews) => ({ page, areas: { hotNews } }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const about = {
    title: 'ข่าวยอดนิยม',
    description: `จัดอันดับข่าวที่มีผู้อ่านมากที่สุดในขณะนี้ จาก${STATION.name}`,
    keywords: ['ข่าวยอดนิยม', 'ข่าวฮิต'],
    canonical: '/news/archive/hotnews',
    above: [{ title: 'ข่าว', path: '/news' }],
  };
  return archiveMeta(about, loaderData.areas.hotNews, loaderData.page, siteOf(matches));
}

export default function PopularRoute({ loaderData }: Route.ComponentProps) {
  return <PopularPage {...loaderData} />;
}
