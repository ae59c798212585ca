import { toDay } from '@sala/thai';
import * as services from '../app/platform/services/index.server.ts';
import type { ServiceRequests } from './serviceRequests.ts';

/**
 * The Program API (SPEC 7.7): its lists, and a programme, an episode, a video, a playlist and airings that they
 * contain.
 */
export const checkProgramApi: ServiceRequests = async ({ send, sendPages, skip }) => {
  const programs = await sendPages('/programs', (page, signal) => services.fetchPrograms({ limit: 20, page }, signal));
  const [program] = programs?.items ?? [];
  const whole = program && (await send('/programs/{id}', (signal) => services.fetchProgram(program.key, signal)));
  if (!program) skip('/programs/{id}', 'no programme was named');

  const episodes = await sendPages('/episodes', (page, signal) => services.fetchEpisodes({ page }, signal));
  const [newest] = episodes?.items ?? [];
  const episode = newest && (await send('/episodes/{id}', (signal) => services.fetchEpisode(newest.id, signal)));
  if (!newest) skip('/episodes/{id}', 'no episode was named');
  await send('/episodes/upcoming', (signal) => services.fetchUpcomingEpisodes({ limit: 1 }, signal), 'mayLack');

  const videos = await sendPages('/videos', (page, signal) => services.fetchVideos({ page }, signal));
  for (const video_category of ['rerun', 'clip', 'story', 'promo'] as const)
    await send('/videos', (signal) => services.fetchVideos({ video_category }, signal));
  await send('/videos/popular', (signal) => services.fetchPopularVideos({}, signal));
  const [video] = videos?.items ?? [];
  if (video) await send('/videos/{id}', (signal) => services.fetchVideo(video.key, signal));
  else skip('/videos/{id}', 'no video was named');
  if (video) {
    await send('/videos/{id}/analytics', (signal) => services.fetchVideoAnalytics(video.id, signal), 'mayLack');
    await send('/play-queue', (signal) => services.fetchPlayQueue({ id: video.id, type: 'clip' }, signal), 'mayLack');
  }

  const galleryId = [whole, episode, video].find((one) => one?.galleryId)?.galleryId;
  if (galleryId) await send('/galleries/{id}', (signal) => services.fetchProgramGallery(galleryId, signal));
  else skip('/galleries/{id}', 'no gallery was named');

  const playlists = await send('/collections', (signal) => services.fetchVideoPlaylists({}, signal));
  const [playlist] = playlists?.items ?? [];
  if (playlist) {
    await send('/collections/{id}', (signal) => services.fetchVideoPlaylist(playlist.key, signal));
    await send('/collections/{id}/items', (signal) => services.fetchPlaylistVideos(playlist.key, {}, signal));
  } else skip('/collections/{id}', 'no playlist was named');

  const month = toDay(Date.now()).slice(0, 7);
  await send('/external/org/pr-news', (signal) => services.fetchOrganisationNews(4, signal), 'mayLack');
  await send('/components/1', (signal) => services.fetchComponent(1, signal), 'mayLack');
  await send('/schedules/today', (signal) => services.fetchTodaysSchedule(signal));
  await send('/monthly-schedules', (signal) => services.fetchMonthlySchedule(month, signal));
};
