import { STATION } from '@sala/station';
import { thaiText } from '@sala/thai';
import { loadNextPage, parsePageNumber, toArchiveMeta, toArchiveResponse } from '../../../components/archive/index.ts';
import { toCard } from '../../../components/articleCards/index.ts';
import { toReaderArea } from '../../../platform/areas/index.ts';
import { findSite } from '../../../platform/metadata/index.ts';
import { createPageSignal, fetchClips } from '../../../platform/services/index.server.ts';
import type { Route } from './+types/clipsRoute';
import { ClipsPage } from './ClipsPage.tsx';

/** The clips of the news (SPEC 2.1-09). */
export async function loader({ request, url }: Route.LoaderArgs) {
  const page = parsePageNumber(url);
  const clip = await fetchClips(page, createPageSignal(request));
  const readerArea = toReaderArea(clip, (list) => ({
    ...list,
    items: list.items.map((item) => ({ ...toCard(item), seconds: item.video?.seconds ?? 0 })),
  }));
  return toArchiveResponse(clip, { page, areas: { clip: readerArea } });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadNextPage(args, (page, clip) => ({ page, areas: { clip } }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const about = {
    title: 'คลิปข่าว',
    description: thaiText`ดูคลิปข่าวสั้นจากพื้นที่จริง เข้าใจเรื่องได้ในไม่กี่นาที จากทีมข่าว${STATION.name}`,
    keywords: ['คลิปข่าว', 'วิดีโอข่าว'],
    canonical: '/news/clip/archive',
    above: [{ title: 'ข่าว', path: '/news' }],
  };
  return toArchiveMeta(about, loaderData.areas.clip, loaderData.page, findSite(matches));
}

export default function ClipsRoute({ loaderData }: Route.ComponentProps) {
  return <ClipsPage {...loaderData} />;
}
