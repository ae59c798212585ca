import { STATION } from '@sala/station';
import { thaiText } from '@sala/thai';
import { loadNextPage, parsePageNumber, toArchiveMeta, toArchiveResponse } from '../../../components/archive/index.ts';
import { toCards } from '../../../components/articleCards/index.ts';
import { toReaderArea } from '../../../platform/areas/index.ts';
import { findSite } from '../../../platform/metadata/index.ts';
import { createPageSignal, fetchList } from '../../../platform/services/index.server.ts';
import type { Route } from './+types/focusRoute';
import { FocusPage } from './FocusPage.tsx';

/** The features an editor put forward (SPEC 2.1-11). */
export async function loader({ request, url }: Route.LoaderArgs) {
  const page = parsePageNumber(url);
  const focus = await fetchList('focus', page, createPageSignal(request));
  return toArchiveResponse(focus, {
    page,
    areas: { section: toReaderArea(focus, (list) => toCards(list, list.items.length)) },
  });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadNextPage(args, (page, section) => ({ page, areas: { section } }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const about = {
    title: 'โฟกัส',
    description: thaiText`ประเด็นที่กองบรรณาธิการ${STATION.name}เลือกให้จับตา อ่านเบื้องหลังและผลกระทบของเรื่องใหญ่ในแต่ละวัน`,
    keywords: ['โฟกัส', 'ประเด็นร้อน', 'เบื้องหลังข่าว'],
    canonical: '/focus',
  };
  return toArchiveMeta(about, loaderData.areas.section, loaderData.page, findSite(matches));
}

export default function FocusRoute({ loaderData }: Route.ComponentProps) {
  return <FocusPage {...loaderData} />;
}
