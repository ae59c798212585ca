import { STATION } from '@sala/station';
import { forReaders } from '../../areas/index.ts';
import { siteOf } from '../../metadata/index.ts';
import { fetchClips, pageDeadline } from '../../services/index.server.ts';
import { archiveMeta, archivePage, loadPage, pageNumber } from '../archive/index.ts';
import { toCard } from '../cards/index.ts';
import type { Route } from './+types/clipsRoute';
import { ClipsPage } from './ClipsPage.tsx';

/** The clips of the news (SPEC 2.1-09). */
export async function loader({ request, url }: Route.LoaderArgs) {
  const page = pageNumber(url);
  const clip = await fetchClips(page, pageDeadline(request));
  const shown = forReaders(clip, (list) => ({
    ...list,
    items: list.items.map((item) => ({ ...toCard(item), seconds: item.video?.seconds ?? 0 })),
  }));
  return archivePage(clip, { page, areas: { clip: shown } });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadPage(args, (page, clip) => ({ page, areas: { clip } }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const about = {
    title: 'คลิปข่าว',
    description: `ดูคลิปข่าวสั้นจากพื้นที่จริง เข้าใจเรื่องได้ในไม่กี่นาที จากทีมข่าว${STATION.name}`,
    keywords: ['คลิปข่าว', 'วิดีโอข่าว'],
    canonical: '/news/clip/archive',
    above: [{ title: 'ข่าว', path: '/news' }],
  };
  return archiveMeta(about, loaderData.areas.clip, loaderData.page, siteOf(matches));
}

export default function ClipsRoute({ loaderData }: Route.ComponentProps) {
  return <ClipsPage {...loaderData} />;
}
