import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { MeasuredContentHandle } from '../../platform/analytics/index.ts';
import { findSite } from '../../platform/metadata/index.ts';
import { createPageSignal } from '../../platform/services/index.server.ts';
import type { Route } from './+types/watchRoute';
import { loadClip } from './loadClip.server.ts';
import { loadEpisode } from './loadEpisode.server.ts';
import { loadPlaylist } from './loadPlaylist.server.ts';
import { toPlaylistMeta } from './playlistMeta.ts';
import { toVideoMeta } from './videoMeta.ts';
import { WatchPage } from './WatchPage.tsx';
import { findSequence, findVideoView, type WatchData } from './watchData.ts';

/**
 * An episode, a catch-up, a clip or a playlist (SPEC 2.2-13 to 2.2-15, 2.2-19). They share one route, so that the
 * player stays, even in full screen, when the next video is of another kind.
 */
export function loader({ request, params, url }: Route.LoaderArgs) {
  const signal = createPageSignal(request);
  if (params.playlistKey !== undefined) return loadPlaylist(params.playlistKey, url, signal);
  if (params.videoKey !== undefined) return loadClip(params.videoKey, url, signal);
  return loadEpisode(params, url, signal);
}

// closing a picture over the page does not load the page again
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return (
    currentUrl.hash === nextUrl.hash || currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search
  );
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { playlist } = loaderData;
  const video = findVideoView(loaderData);
  const site = findSite(matches);
  if (playlist) return toPlaylistMeta(playlist, findSequence(loaderData).response?.items ?? [], site);
  return video ? toVideoMeta(video, site) : [];
}

export const handle: MeasuredContentHandle<WatchData> = {
  content: (watched) => {
    const video = findVideoView(watched);
    return (
      video && {
        view: 'programViews',
        contentName: video.title,
        contentId: video.sourceId,
        contentCategory: video.category,
        programTitle: video.program?.title,
        programId: video.watched.programId,
      }
    );
  },
};

export default function WatchRoute({ loaderData }: Route.ComponentProps) {
  return <WatchPage watched={loaderData} />;
}
