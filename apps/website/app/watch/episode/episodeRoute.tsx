import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { emptyArea, forReaders } from '../../areas/index.ts';
import { siteOf } from '../../metadata/index.ts';
import { toVideoItem } from '../../programmes/index.ts';
import {
  fetchEpisode,
  fetchProgram,
  fetchProgramGallery,
  fetchRelatedVideos,
  pageDeadline,
} from '../../services/index.server.ts';
import { episodeFilm } from '../film.server.ts';
import { filmMeta } from '../filmMeta.ts';
import { filmMissing } from '../filmMissing.ts';
import { fetchEpisodeSequence, fetchSequence } from '../sequences.server.ts';
import type { Route } from './+types/episodeRoute';
import { EpisodePage } from './EpisodePage.tsx';
import { toCast, toGallery } from './episodeParts.ts';

/** As many clips of the programme as stand below an episode. */
const RELATED = 8;

/** An episode (SPEC 2.2-13), also as a catch-up, which does not name its programme (SPEC 2.2-14). */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  if (!/^\d{1,18}$/.test(params.id)) throw data(null, 404);
  const signal = pageDeadline(request);
  const found = await fetchEpisode(params.id, signal);
  const episode = found.response;
  if (!episode) throw filmMissing(found.error);
  const program = episode.program;
  // an episode stands below its own programme
  if ('programKey' in params && program?.key && params.programKey !== program.key)
    throw redirect(`/program/${encodeURIComponent(program.key)}/episodes/${episode.id}${url.search}`, 301);

  const [sequence, gallery, related, programme] = await Promise.all([
    fetchSequence(
      url,
      (video) => video.episodeId === episode.id,
      () => fetchEpisodeSequence(episode, signal),
      signal,
    ),
    episode.galleryId ? fetchProgramGallery(episode.galleryId, signal) : null,
    program?.id ? fetchRelatedVideos({ program: program.id, video_category: 'clip', limit: RELATED }, signal) : null,
    program?.key ? fetchProgram(program.key, signal) : null,
  ]);
  const areas = {
    programEpisode: {
      episodeData: forReaders(found, (one) => episodeFilm(one, Date.now())),
      playlistEpisodes: sequence,
      galleryData: gallery ? forReaders(gallery, toGallery) : emptyArea<never>(),
      relatedVideos: related ? forReaders(related, ({ items }) => items.map(toVideoItem)) : emptyArea<never>(),
    },
  };
  return { areas, cast: programme?.response ? toCast(programme.response, episode.seasonId) : null };
}

// a picture that is opened over the page is no other page
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const film = loaderData?.areas.programEpisode.episodeData.response;
  return film ? filmMeta(film, siteOf(matches)) : [];
}

export default function EpisodeRoute({ loaderData }: Route.ComponentProps) {
  const film = loaderData.areas.programEpisode.episodeData.response;
  return film && <EpisodePage {...loaderData} film={film} key={film.footageId} />;
}
