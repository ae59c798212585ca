import type { Episode, Video } from '@sala/contracts';
import { data, redirect } from 'react-router';
import { toVideoItem } from '../../components/programCards/index.ts';
import { toMissingResponse } from '../../components/unavailable/index.ts';
import { toFulfilled, toReaderArea } from '../../platform/areas/index.ts';
import {
  fetchEpisode,
  fetchProgram,
  fetchProgramGallery,
  fetchRelatedVideos,
  fetchVideoAnalytics,
} from '../../platform/services/index.server.ts';
import { toCast } from './cast.ts';
import { fetchEpisodeSequence, fetchSequence } from './sequences.server.ts';
import { toEpisodeView } from './videoView.server.ts';
import type { WatchData } from './watchData.ts';

/** How many clips of its programme are listed below an episode. */
const MAX_RELATED = 8;

/**
 * An episode (SPEC 2.2-13), or one as a catch-up, which names no programme (SPEC 2.2-14).
 * @throws a redirect to below its own programme; the error page's status when there is no episode
 */
export async function loadEpisode(
  { id, programKey }: { id: string; programKey?: string | undefined },
  url: URL,
  signal: AbortSignal,
): Promise<WatchData> {
  if (!/^\d{1,18}$/.test(id)) throw data(null, 404);
  const { response: episode, error } = await fetchEpisode(id, signal);
  if (!episode) throw toMissingResponse(error);
  const key = episode.program?.key;
  if (programKey && key && programKey !== key)
    throw redirect(`/program/${encodeURIComponent(key)}/episodes/${episode.id}${url.search}`, 301);
  return loadWatchData(episode, url, signal);
}

/** An episode with everything that its page shows. */
export async function loadWatchData(episode: Episode, url: URL, signal: AbortSignal): Promise<WatchData> {
  const { program, galleryId, seasonId, showVideo } = episode;
  const isVideo = ({ episodeId }: Video) => episodeId === episode.id;
  const fetchNext = () => fetchEpisodeSequence(episode, signal);
  const [sequence, gallery, related, programArea, analytics] = await Promise.all([
    fetchSequence(url, { id: episode.id, type: 'episode', isVideo }, fetchNext, signal),
    galleryId ? fetchProgramGallery(galleryId, signal) : null,
    program?.id
      ? fetchRelatedVideos({ program: program.id, video_category: 'clip', limit: MAX_RELATED }, signal)
      : null,
    program?.key ? fetchProgram(program.key, signal) : null,
    showVideo ? fetchVideoAnalytics(showVideo.id || showVideo.key, signal) : null,
  ]);
  const programEpisode = {
    episodeData: toFulfilled(toEpisodeView(episode, Date.now())),
    playlistEpisodes: sequence,
    ...(gallery && {
      galleryData: toReaderArea(gallery, ({ items }) => items.map((item) => ({ ...item, picture: item.picture.url }))),
    }),
    ...(related && { relatedVideos: toReaderArea(related, ({ items }) => items.map(toVideoItem)) }),
  };
  const cast = programArea?.response ? toCast(programArea.response, seasonId) : null;
  return { playlist: null, cast, views: analytics?.response?.views ?? 0, areas: { programEpisode } };
}
