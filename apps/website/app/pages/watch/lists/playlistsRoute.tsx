import { STATION } from '@sala/station';
import { thaiText } from '@sala/thai';
import { loadNextPage, parsePageNumber, toArchiveResponse } from '../../../components/archive/index.ts';
import { toPlaylistItem } from '../../../components/programCards/index.ts';
import { toReaderArea } from '../../../platform/areas/index.ts';
import { findSite, toBreadcrumbData, toPageMeta } from '../../../platform/metadata/index.ts';
import { createPageSignal, fetchVideoPlaylists } from '../../../platform/services/index.server.ts';
import { PLAYLISTS } from '../playlists.ts';
import type { Route } from './+types/playlistsRoute';
import { PlaylistsPage } from './PlaylistsPage.tsx';

/** The playlists (SPEC 2.1-22). */
export async function loader({ request, url }: Route.LoaderArgs) {
  const page = parsePageNumber(url);
  const result = await fetchVideoPlaylists({ page }, createPageSignal(request));
  const playlists = toReaderArea(result, ({ items, totalPage }) => ({
    page,
    totalPage,
    items: items.map(toPlaylistItem),
  }));
  return toArchiveResponse(result, { page, areas: { playlists } });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadNextPage(args, (page, playlists) => ({ page, areas: { playlists } }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, areas } = loaderData;
  const site = findSite(matches);
  const picture = areas.playlists.response?.items.find((item) => item.picture)?.picture;
  const metadata = {
    title: page > 1 ? `${PLAYLISTS.title} หน้า ${page}` : PLAYLISTS.title,
    description: thaiText`เพลย์ลิสต์วิดีโอจาก${STATION.name} จัดเป็นชุดให้ดูต่อเนื่อง ทั้งซีรีส์ดูรวดเดียวจบและคลิปเรื่องเดียวกันจากหลายรายการ`,
    keywords: ['เพลย์ลิสต์', 'วิดีโอ', 'ดูต่อเนื่อง'],
    // SPEC 2.1-22: its title in the navigation is a part of the schedules
    canonical: '/program/schedules',
    ...(picture && { picture }),
  };
  const steps = [{ title: 'รายการ', path: '/program' }, PLAYLISTS];
  return [...toPageMeta(metadata, site), toBreadcrumbData(steps, site)];
}

export default function PlaylistsRoute({ loaderData }: Route.ComponentProps) {
  return <PlaylistsPage {...loaderData} />;
}
