import { STATION } from '@sala/station';
import { thaiText } from '@sala/thai';
import { data } from 'react-router';
import { loadNextPage, parsePageNumber, toArchiveMeta, toArchiveResponse } from '../../../components/archive/index.ts';
import { toReaderArea } from '../../../platform/areas/index.ts';
import { findSite } from '../../../platform/metadata/index.ts';
import { createPageSignal, fetchCorrections } from '../../../platform/services/index.server.ts';
import type { Route } from './+types/correctionsRoute';
import { CorrectionsPage } from './CorrectionsPage.tsx';

export async function loader({ request, url }: Route.LoaderArgs) {
  const page = parsePageNumber(url);
  const list = await fetchCorrections(page, createPageSignal(request));
  // a service without public corrections has no such list, and the site no such page
  if (list.error?.status === 404) throw data(null, 404);
  return toArchiveResponse(list, { page, areas: { corrections: toReaderArea(list, (response) => response) } });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadNextPage(args, (page, corrections) => ({ page, areas: { corrections } }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const about = {
    title: 'การแก้ไขข่าว',
    description: thaiText`ข่าวที่${STATION.name}แก้ไขข้อเท็จจริงหลังเผยแพร่แล้ว พร้อมวันเวลาและสิ่งที่แก้ไข`,
    canonical: '/corrections',
  };
  const { page, areas } = loaderData;
  const { response, ...area } = areas.corrections;
  const pages = { ...area, response: response && { ...response, items: [] } };
  return toArchiveMeta(about, pages, page, findSite(matches));
}

export default function CorrectionsRoute({ loaderData }: Route.ComponentProps) {
  return <CorrectionsPage page={loaderData.page} area={loaderData.areas.corrections} />;
}
