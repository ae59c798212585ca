import { STATION } from '@sala/station';
import { thaiText } from '@sala/thai';
import { loadNextPage, parsePageNumber, toArchiveMeta, toArchiveResponse } from '../../../components/archive/index.ts';
import { toCards } from '../../../components/articleCards/index.ts';
import { toReaderArea } from '../../../platform/areas/index.ts';
import { findSite } from '../../../platform/metadata/index.ts';
import { createPageSignal, fetchList } from '../../../platform/services/index.server.ts';
import type { Route } from './+types/nowRoute';
import { NowPage } from './NowPage.tsx';

/** The features that are independent of the news of the day (SPEC 2.2-02; docs/spec-decisions.md). */
export async function loader({ request, url }: Route.LoaderArgs) {
  const page = parsePageNumber(url);
  const features = await fetchList('features', page, createPageSignal(request));
  const section = toReaderArea(features, (list) => toCards(list, list.items.length));
  return toArchiveResponse(features, { page, areas: { section } });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadNextPage(args, (page, section) => ({ page, areas: { section } }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const about = {
    title: 'สารคดีข่าว',
    description: thaiText`เรื่องเล่าจากผู้คนและสถานที่ ใช้เวลาอ่านนานขึ้นอีกนิด โดยนักข่าวของ${STATION.name}`,
    keywords: ['สารคดีข่าว', 'รายงานพิเศษ', 'เรื่องเล่า'],
    canonical: '/now',
  };
  return toArchiveMeta(about, loaderData.areas.section, loaderData.page, findSite(matches));
}

export default function NowRoute({ loaderData }: Route.ComponentProps) {
  return <NowPage {...loaderData} />;
}
