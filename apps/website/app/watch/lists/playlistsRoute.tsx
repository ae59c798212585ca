import { STATION } from '@sala/station';
import { forReaders } from '../../areas/index.ts';
import { breadcrumbData, pageMeta, siteOf } from '../../metadata/index.ts';
import { archivePage, loadPage, pageNumber } from '../../news/index.ts';
import { toPlaylistItem } from '../../programs/index.ts';
import { fetchVideoPlaylists, pageDeadline } from '../../services/index.server.ts';
import { PLAYLISTS } from '../playlists.ts';
import type { Route } from './+types/playlistsRoute';
import { PlaylistsPage } from './PlaylistsPage.tsx';

/** The playlists (SPEC 2.1-22). */
export async function loader({ request, url }: Route.LoaderArgs) {
  const page = pageNumber(url);
  const found = await fetchVideoPlaylists({ page }, pageDeadline(request));
  const playlists = forReaders(found, ({ items, lastPage }) => ({
    page,
    totalPage: lastPage,
    items: items.map(toPlaylistItem),
  }));
  return archivePage(found, { page, areas: { playlists } });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadPage(args, (page, playlists) => ({ page, areas: { playlists } }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, areas } = loaderData;
  const site = siteOf(matches);
  const picture = areas.playlists.response?.items.find((item) => item.picture)?.picture;
  const said = {
    title: page > 1 ? `${PLAYLISTS.title} หน้า ${page}` : PLAYLISTS.title,
    description: `เพลย์ลิสต์วิดีโอจาก${STATION.name} จัดเป็นชุดให้ดูต่อเนื่อง ทั้งซีรีส์ดูรวดเดียวจบและคลิปเรื่องเดียวกันจากหลายรายการ`,
    keywords: ['เพลย์ลิสต์', 'วิดีโอ', 'ดูต่อเนื่อง'],
    // SPEC 2.1-22: it is known as a part of the schedules
    canonical: '/program/schedules',
    ...(picture && { picture }),
  };
  const steps = [{ title: 'รายการ', path: '/program' }, PLAYLISTS];
  return [...pageMeta(said, site), breadcrumbData(steps, site)];
}

export default function PlaylistsRoute({ loaderData }: Route.ComponentProps) {
  return <PlaylistsPage {...loaderData} />;
}
