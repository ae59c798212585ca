import { STATION } from '@sala/station';
import { thaiText } from '@sala/thai';
import { loadNextPage, toArchiveMeta, toArchiveResponse } from '../../../components/archive/index.ts';
import { toVideoItem } from '../../../components/programCards/index.ts';
import { toReaderArea } from '../../../platform/areas/index.ts';
import { findSite } from '../../../platform/metadata/index.ts';
import { createPageSignal, fetchPopularVideos, fetchVideos } from '../../../platform/services/index.server.ts';
import type { Route } from './+types/videoListRoute';
import { VideoListPage } from './VideoListPage.tsx';
import { findVideoList, POPULAR, parseListFilter, toFilteredPath } from './videoLists.ts';

/** SPEC 9.2-03 */
const PAGE_SIZE = 20;

/** A list of videos, the newest or the most watched (SPEC 2.1-14 to 2.1-18). */
export async function loader({ request, url }: Route.LoaderArgs) {
  const about = findVideoList(url.pathname);
  const { page, ...narrowing } = parseListFilter(url);
  const signal = createPageSignal(request);
  const isPopular = about.path === POPULAR;
  const result = isPopular
    ? await fetchPopularVideos({ ...narrowing, limit: PAGE_SIZE, page: 1 }, signal)
    : await fetchVideos({ video_category: about.category, ...narrowing, limit: PAGE_SIZE, page }, signal);
  const playlistVideos = toReaderArea(result, ({ items, totalPage }) => ({
    page,
    totalPage: isPopular ? 1 : totalPage,
    items: items.map(toVideoItem),
  }));
  return toArchiveResponse(result, { about, narrowing, page, areas: { programVideo: { playlistVideos } } });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadNextPage(args, (page, playlistVideos) => {
    const { page: _, ...narrowing } = parseListFilter(args.url);
    return { about: findVideoList(args.url.pathname), narrowing, page, areas: { programVideo: { playlistVideos } } };
  });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { about, narrowing, page, areas } = loaderData;
  const metadata = {
    title: about.title,
    description: thaiText`${about.title}จาก${STATION.name} ${about.lead} มีคำบรรยายแทนเสียง ภาษามือ และเสียงบรรยายภาพให้เลือก`,
    keywords: about.keywords,
    canonical: toFilteredPath(about.path, narrowing),
    above: [{ title: 'รายการ', path: '/program' }],
    // a filtered list is no page of its own for search engines
    noIndex: narrowing.access !== undefined,
  };
  return toArchiveMeta(metadata, areas.programVideo.playlistVideos, page, findSite(matches));
}

export default function VideoListRoute({ loaderData }: Route.ComponentProps) {
  return <VideoListPage {...loaderData} />;
}
