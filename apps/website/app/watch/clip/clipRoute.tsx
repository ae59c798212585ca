import { data, redirect } from 'react-router';
import { emptyArea, forReaders } from '../../areas/index.ts';
import { siteOf } from '../../metadata/index.ts';
import { toVideoItem } from '../../programmes/index.ts';
import { fetchRelatedVideos, fetchVideo, pageDeadline } from '../../services/index.server.ts';
import { videoFilm } from '../film.server.ts';
import { filmMeta } from '../filmMeta.ts';
import { filmMissing } from '../filmMissing.ts';
import { fetchClipSequence, fetchSequence } from '../sequences.server.ts';
import type { Route } from './+types/clipRoute';
import { ClipPage } from './ClipPage.tsx';
import { clipAddress } from './clipAddress.ts';

/** As many episodes of its programme as stand below a clip. */
const RELATED = 8;

/** A clip (SPEC 2.2-15): at its key's address, wherever it was asked for. */
export async function loader({ request, params: { videoKey }, url }: Route.LoaderArgs) {
  if (!/^[\w.~-]{1,100}$/.test(videoKey)) throw data(null, 404);
  const signal = pageDeadline(request);
  const found = await fetchVideo(videoKey, signal);
  const video = found.response;
  if (!video) throw filmMissing(found.error);
  const address = clipAddress(video);
  if (address !== url.pathname) throw redirect(address + url.search, 301);

  const [sequence, related] = await Promise.all([
    fetchSequence(
      url,
      ({ id }) => id === video.id,
      () => fetchClipSequence(video, signal),
      signal,
    ),
    video.programId
      ? fetchRelatedVideos({ program: video.programId, video_category: 'rerun', limit: RELATED }, signal)
      : null,
  ]);
  const areas = {
    programVideo: {
      videoData: forReaders(found, (one) => videoFilm(one, Date.now())),
      playlistVideos: sequence,
      relatedVideos: related ? forReaders(related, ({ items }) => items.map(toVideoItem)) : emptyArea<never>(),
    },
  };
  return { areas };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const film = loaderData?.areas.programVideo.videoData.response;
  return film ? filmMeta(film, siteOf(matches)) : [];
}

export default function ClipRoute({ loaderData }: Route.ComponentProps) {
  const { videoData, playlistVideos, relatedVideos } = loaderData.areas.programVideo;
  const film = videoData.response;
  return film && <ClipPage film={film} sequence={playlistVideos} related={relatedVideos} key={film.footageId} />;
}
