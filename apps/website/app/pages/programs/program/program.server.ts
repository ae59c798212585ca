import type { Episode, Program, Season, Video } from '@sala/contracts';
import { truncateText } from '@sala/thai';
import { data, redirect } from 'react-router';
import { isContentKey, toEpisodeItem, toProgramPath, toVideoItem } from '../../../components/programCards/index.ts';
import { toMissingResponse } from '../../../components/unavailable/index.ts';
import { type Area, toReaderArea } from '../../../platform/areas/index.ts';
import {
  fetchEpisodes,
  fetchProgram,
  fetchProgramGallery,
  fetchVideos,
} from '../../../platform/services/index.server.ts';
import type { FeaturedItem } from './FeaturedVideo.tsx';
import { toSeasonPath } from './toProgramView.server.ts';

/**
 * The programme of a key or an id.
 * @throws the page's answer when there is none, and the way to its key when it was asked for by its id
 */
export async function findProgram(reference: string, url: URL, signal: AbortSignal): Promise<Program> {
  if (!isContentKey(reference)) throw data(null, 404);
  const { response: program, error } = await fetchProgram(reference, signal);
  if (!program) throw toMissingResponse(error);
  if (program.key === reference) return program;
  const subpath = url.pathname.split('/').slice(3).join('/');
  throw redirect(toSeasonPath(program.key) + (subpath && `/${subpath}`) + url.search, 301);
}

/**
 * The featured content of a programme's page (SPEC 7.8): by its component the newest episode or clip, or an editor's
 * choice; for a season without clips its own newest episode. Null for none.
 */
export async function findFeatured(
  program: Program,
  season: Season | null,
  signal: AbortSignal,
): Promise<FeaturedItem | null> {
  const newest = (of: { program?: string; owner?: string }) => findFirst(fetchEpisodes({ ...of, limit: 1 }, signal));
  switch (program.featured) {
    case 'episodes':
      return toFeaturedEpisode(await newest({ program: program.id }), NEWEST);
    case 'clips': {
      const clip = await findFirst(fetchVideos({ video_category: 'clip', program: program.id, limit: 1 }, signal));
      if (clip) return toFeaturedVideo(clip, 'คลิปล่าสุด');
      return toFeaturedEpisode(await newest(season ? { owner: season.id } : { program: program.id }), NEWEST);
    }
    case 'featuredEpisode':
      return toFeaturedEpisode(program.featuredEpisode, 'ตอนที่คัดมาให้ดู');
    case 'featuredVideo':
      return toFeaturedVideo(program.featuredVideo, 'คลิปที่คัดมาให้ดู');
    default:
      return null;
  }
}

/** The first episode of a season or of an ended programme; `newest` is the first page of the same list. */
export async function fetchFirstEpisode(
  newest: Area<{ items: Episode[]; totalPage: number }>,
  query: { program?: string; owner?: string; limit: number },
  signal: AbortSignal,
): Promise<{ href: string; title: string } | null> {
  const last = newest.response?.totalPage ?? 1;
  const { response } = last > 1 ? await fetchEpisodes({ ...query, page: last }, signal) : newest;
  const now = Date.now();
  // an episode whose rights have expired is skipped
  const result = response?.items.findLast(({ endsAt }) => endsAt === null || endsAt > now);
  return result ? { href: toProgramPath(result.href), title: result.title } : null;
}

const NEWEST = 'ตอนล่าสุด';

async function findFirst<Item>(list: Promise<Area<{ items: Item[] }>>): Promise<Item | null> {
  return (await list).response?.items[0] ?? null;
}

const toFeaturedEpisode = (one: Episode | null, label: string): FeaturedItem | null =>
  one && { ...toEpisodeItem(one), label, description: truncateText(one.description) };

const toFeaturedVideo = (one: Video | null, label: string): FeaturedItem | null =>
  one && { ...toVideoItem(one), label, description: truncateText(one.description || one.tagline) };

/** The pictures of a gallery in their large size; none where there is no gallery. */
export async function fetchGalleryPictures(galleryId: string, signal: AbortSignal) {
  if (!galleryId) return [];
  const gallery = toReaderArea(await fetchProgramGallery(galleryId, signal), ({ items }) =>
    items.map(({ id, picture, caption, credit }) => ({ id, picture: picture.url, caption, credit })),
  );
  return gallery.response ?? [];
}
