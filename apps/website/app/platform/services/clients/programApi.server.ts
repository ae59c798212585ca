import {
  type AccessMark,
  component,
  episodeDetail,
  episodeList,
  episodePreview,
  PROGRAM_PAGE_SIZE,
  partnerSchedule,
  playlistDetail,
  playlistList,
  playQueue,
  prNewsList,
  programDetail,
  programGallery,
  programList,
  schedule,
  type VideoCategory,
  videoAnalytics,
  videoDetail,
  videoList,
  withPages,
} from '@sala/contracts';
import { PARTNER_CHANNEL } from '@sala/station';
import type { z } from 'zod';
import { createService } from '../service.server.ts';
import { settings } from '../settings.server.ts';

// The programme API (SPEC 7.7) and the partner's (SPEC 7.9). The calls have the names of SPEC 7.6.

const programs = createService('program', settings.programApi);
const partner = createService('partner', settings.partnerApi);

/** The filters of a list; a missing one does not apply. Pages count from 1. */
type Narrowed<More = unknown> = More & { access?: AccessMark | undefined; limit?: number; page?: number };

function fetchFrom<Schema extends z.ZodType>(
  call: string,
  path: string,
  schema: Schema,
  query: object,
  signal: AbortSignal,
) {
  return programs.fetchArea(call, path + toQuery(query), schema, signal);
}

/** Fetches a page of a list: without a page in the query its first, without a limit as many items as the service has it. */
function fetchList<List extends z.ZodType<{ page: number; totalPage: number; total: number; items: unknown[] }>>(
  call: string,
  path: string,
  list: List,
  query: Narrowed,
  signal: AbortSignal,
) {
  const { page = 1, limit = PROGRAM_PAGE_SIZE } = query;
  return fetchFrom(call, path, withPages(list, page, limit), query, signal);
}

/** The filters that apply, as a query with its `?`; empty without any. */
function toQuery(filters: object): string {
  const parameters = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]));
  return parameters.length > 0 ? `?${query}` : '';
}

const part = encodeURIComponent;

/** The filters of videos. */
export type VideoFilter = Narrowed<{
  video_category?: VideoCategory | undefined;
  program?: string;
  owner?: string;
  season?: string;
}>;

/** Videos, the newest first (SPEC 7.7-01). */
export function fetchVideos(query: VideoFilter, signal: AbortSignal) {
  return fetchList('fetch/programVideos', '/videos', videoList, query, signal);
}

/** The videos that are shown beside one: the same call under a name of its own (SPEC 7.6-12). */
export function fetchRelatedVideos(query: VideoFilter, signal: AbortSignal) {
  return fetchList('fetch/programRelatedVideos', '/videos', videoList, query, signal);
}

/** The most watched videos, of all programmes or those of a group (SPEC 7.7-02, 7.7-03). */
export function fetchPopularVideos(query: VideoFilter & { group?: string | undefined }, signal: AbortSignal) {
  const { group, ...narrowed } = query;
  const path = group ? `/videos/popular/program-categories/${part(group)}` : '/videos/popular';
  return fetchList('fetch/programVideos', path, videoList, narrowed, signal);
}

/** A video by its key or its id, with its video source (SPEC 7.7-04). */
export function fetchVideo(key: string, signal: AbortSignal) {
  return fetchFrom('fetch/programVideo/id', `/videos/${part(key)}`, videoDetail, { include_show_video: 1 }, signal);
}

/** How often a video was watched (SPEC 7.7-05). */
export function fetchVideoAnalytics(id: string, signal: AbortSignal) {
  return fetchFrom('videoAnalytics', `/videos/${part(id)}/analytics`, videoAnalytics, {}, signal);
}

/** The filters of episodes; `owner` is a season's id. */
export type EpisodeFilter = Narrowed<{ program?: string; owner?: string }>;

/** Episodes, the newest first (SPEC 7.7-06). */
export function fetchEpisodes(query: EpisodeFilter, signal: AbortSignal) {
  return fetchList('fetch/programEpisodes', '/episodes', episodeList, query, signal);
}

/** Upcoming episodes, the next first (SPEC 7.7-07). */
export function fetchUpcomingEpisodes(query: EpisodeFilter, signal: AbortSignal) {
  return fetchList('fetch/programEpisodes', '/episodes/upcoming', episodeList, query, signal);
}

/** An episode with its video source (SPEC 7.7-08). */
export function fetchEpisode(id: string, signal: AbortSignal) {
  return fetchFrom(
    'fetch/programEpisode/id',
    `/episodes/${part(id)}`,
    episodeDetail,
    { include_show_video: 1 },
    signal,
  );
}

/** The preview of an episode, which needs its token: 403 when that is wrong or has expired (SPEC 2.1-27). */
export function fetchEpisodePreview(token: string, signal: AbortSignal) {
  return fetchFrom('episodePreview', '/preview/episode', episodePreview, { token }, signal);
}

/** The pictures of a programme, an episode or a video (SPEC 7.7-09). */
export function fetchProgramGallery(id: string, signal: AbortSignal) {
  return fetchFrom('fetch/programEpisode/gallery-id', `/galleries/${part(id)}`, programGallery, {}, signal);
}

/** The filters of programmes. */
export type ProgramFilter = Narrowed<{
  category?: string;
  initial?: string;
  is_old_program?: 0 | 1;
  sort?: 'title' | 'recommended';
}>;

/** Programmes (SPEC 7.7-10). */
export function fetchPrograms(query: ProgramFilter, signal: AbortSignal) {
  return fetchList('programs', '/programs', programList, query, signal);
}

/** A programme by its key or its id, with its seasons, persons and playlists (SPEC 7.7-10). */
export function fetchProgram(key: string, signal: AbortSignal) {
  return fetchFrom('fetch/program/id', `/programs/${part(key)}`, programDetail, {}, signal);
}

/** Playlists, all or those of a programme (SPEC 7.7-11). */
export function fetchVideoPlaylists(query: Narrowed<{ program?: string }>, signal: AbortSignal) {
  return fetchList('collections', '/collections', playlistList, query, signal);
}

/** A playlist by its key or its id, without its videos (SPEC 7.7-11). */
export function fetchVideoPlaylist(key: string, signal: AbortSignal) {
  return fetchFrom('collection', `/collections/${part(key)}`, playlistDetail, { exclude: 'objects' }, signal);
}

/** The videos of a playlist in its order (SPEC 7.7-11). */
export function fetchPlaylistVideos(key: string, query: Narrowed, signal: AbortSignal) {
  return fetchList('collectionItems', `/collections/${part(key)}/items`, videoList, query, signal);
}

/** The videos that play one after the other, from an episode or a video on, within a playlist or not (SPEC 7.7-13). */
export function fetchPlayQueue(
  content: { id: string; type: 'episode' | 'clip' | 'story'; playlist?: string | undefined },
  signal: AbortSignal,
) {
  const query = {
    content_id: content.id,
    content_type: content.type,
    playlist_id: content.playlist,
    include_full_video_info: 1,
  };
  return fetchFrom('playQueue', '/play-queue', playQueue, query, signal);
}

/** The banners of a part of a page (SPEC 7.7-12). */
export function fetchComponent(id: number, signal: AbortSignal) {
  return fetchFrom('component', `/components/${id}`, component, {}, signal);
}

/** Today's airings, of all channels or one (SPEC 7.7-14). */
export function fetchTodaysSchedule(signal: AbortSignal, channel?: string) {
  return programs.fetchSharedArea('schedules', `/schedules/today${toQuery({ channel })}`, schedule, signal);
}

/** The airings of a month such as `2026-11`, of all channels or one (SPEC 7.7-12). */
export function fetchMonthlySchedule(month: string, signal: AbortSignal, channel?: string) {
  const path = `/monthly-schedules${toQuery({ month, channel })}`;
  return programs.fetchSharedArea('schedules', path, schedule, signal);
}

/** The organisation's own announcements (SPEC 7.7-12). */
export function fetchOrganisationNews(limit: number, signal: AbortSignal) {
  return fetchFrom('prNews', '/external/org/pr-news', prNewsList, { limit }, signal);
}

/** How many of the partner's programmes are shown (SPEC 9.2-02). */
const MAX_UPCOMING = 9;
const partnerChannel = partnerSchedule(PARTNER_CHANNEL);
// a service may know no limit, and answer the whole day
const partnerUpcoming = partnerChannel.transform(({ items }) => ({
  items: items.filter(({ endsAt }) => endsAt > Date.now()).slice(0, MAX_UPCOMING),
}));

/** The current and the next airings of the partner's channel (SPEC 7.9-02). */
export function fetchPartnerUpcoming(signal: AbortSignal) {
  return partner.fetchArea(
    'schedules',
    `/daily-schedule-items/upcoming?limit=${MAX_UPCOMING}`,
    partnerUpcoming,
    signal,
  );
}

/** The airings of the partner's channel in a month (SPEC 7.9-01). */
export function fetchPartnerMonth(month: string, signal: AbortSignal) {
  return partner.fetchArea('schedules', `/monthly-schedules?month=${part(month)}`, partnerChannel, signal);
}
