import { data, redirect } from 'react-router';
import { isContentKey, toVideoItem } from '../../components/programCards/index.ts';
import { toMissingResponse } from '../../components/unavailable/index.ts';
import { toFulfilled, toReaderArea } from '../../platform/areas/index.ts';
import { fetchRelatedVideos, fetchVideo, fetchVideoAnalytics } from '../../platform/services/index.server.ts';
import { toClipPath } from './clipPath.ts';
import { fetchClipSequence, fetchSequence } from './sequences.server.ts';
import { toVideoView } from './videoView.server.ts';
import type { WatchData } from './watchData.ts';

/** How many episodes of its programme are listed below a clip. */
const MAX_RELATED = 8;

/**
 * A clip (SPEC 2.2-15), by its key or its id.
 * @throws a redirect to where it is watched; the error page's status when there is no such video
 */
export async function loadClip(reference: string, url: URL, signal: AbortSignal): Promise<WatchData> {
  if (!isContentKey(reference)) throw data(null, 404);
  const { response: video, error } = await fetchVideo(reference, signal);
  if (!video) throw toMissingResponse(error);
  const address = toClipPath(video);
  if (address !== url.pathname) throw redirect(address + url.search, 301);

  const { id, programId: program } = video;
  const [sequence, related, analytics] = await Promise.all([
    fetchSequence(
      url,
      { id: video.key, type: 'clip', isVideo: (one) => one.id === id },
      () => fetchClipSequence(video, signal),
      signal,
    ),
    program ? fetchRelatedVideos({ program, video_category: 'rerun', limit: MAX_RELATED }, signal) : null,
    fetchVideoAnalytics(id, signal),
  ]);
  const areas = {
    programVideo: { videoData: toFulfilled(toVideoView(video, Date.now())), playlistVideos: sequence },
    ...(related && { programEpisode: { relatedVideos: toReaderArea(related, ({ items }) => items.map(toVideoItem)) } }),
  };
  return { playlist: null, cast: null, views: analytics.response?.views ?? 0, areas };
}
