import { data, redirect } from 'react-router';
import { isContentKey, toShareUrl } from '../../components/programCards/index.ts';
import { toMissingResponse } from '../../components/unavailable/index.ts';
import { createArea, toFulfilled } from '../../platform/areas/index.ts';
import { settings } from '../../platform/services/index.server.ts';
import { fetchWholePlaylist, toPlaylistSequence } from './sequences.server.ts';
import { toVideoView } from './videoView.server.ts';
import type { WatchData } from './watchData.ts';

/**
 * A playlist in its player (SPEC 2.2-19), by its key or its id: its first video, and the list of all.
 * @throws a redirect to its one address, that of its key; the error page's status when there is no such playlist
 */
export async function loadPlaylist(reference: string, url: URL, signal: AbortSignal): Promise<WatchData> {
  if (!isContentKey(reference)) throw data(null, 404);
  const { response, error } = await fetchWholePlaylist(reference, signal);
  if (!response) throw toMissingResponse(error);
  const { playlist, videos } = response;
  if (playlist.key !== reference) throw redirect(playlist.href + url.search, 301);
  const [first] = videos;
  const { title, subtitle, href: path } = playlist;
  return {
    playlist: { title, subtitle, path, shared: toShareUrl(path, settings.siteUrl) },
    cast: null,
    views: 0,
    areas: {
      programVideo: {
        videoData: first ? toFulfilled(toVideoView(first, Date.now())) : createArea(),
        playlistVideos: toFulfilled(toPlaylistSequence(response, 0)),
      },
    },
  };
}
