import { type Channel, findAirState, findChannel } from '@sala/station';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { CAPTIONS, type Film, type Films, isLandscape, renderMasterPlaylist, SEGMENT_SECONDS } from '../films/index.ts';
import { addFileEndpoint, type Catalogue, PLAYLIST_TYPE, sendProblem } from '../http/index.ts';
import { createPlayout } from './createPlayout.ts';
import type { Schedule } from './schedule.ts';

/** What channels are made of. */
interface Sources {
  films: Films;
  /** What the channels show. */
  schedule: Schedule;
  /** Milliseconds since 1970. */
  clock?: () => number;
}

/** A live playlist is another one with the next segment. */
const HALF_A_SEGMENT = `public, max-age=${SEGMENT_SECONDS / 2}`;

const LIVE = {
  path: '/live/:channel/:playlist{[a-z0-9]+\\.m3u8}',
  summary: 'A channel, from now or from a time on (`start`)',
  input: z.object({
    channel: z.string(),
    playlist: z.string(),
    start: z
      .string()
      .regex(/^\d{1,10}$/, 'seconds since 1970')
      .transform(Number)
      .optional(),
    _HLS_skip: z.string().optional(),
  }),
  type: PLAYLIST_TYPE,
};
/** The channels at `/live/{channel}/index.m3u8`, as HLS (RFC 8216). Playlists name all else relatively. */
export function createChannelRoutes({ films, schedule, clock = Date.now }: Sources, catalogue: Catalogue = []): Hono {
  const app = new Hono();
  const playlistOf = createPlayout(films, schedule);
  const shown = [...films.values()].filter(isLandscape);
  const now = () => Math.floor(clock() / 1000);

  addFileEndpoint(app, catalogue, LIVE, async ({ channel: key, playlist: file, start, _HLS_skip }, c) => {
    const channel = findChannel(key);
    const rendition = file.replace('.m3u8', '');
    const isMaster = rendition === 'index';
    if (!channel || !(isMaster || shown.some((film) => hasRendition(film, rendition)))) return nothing(c);
    if (isMaster && !findAirState(channel.air, clock()).isOnAir) return offAir(c, channel, clock());
    const isDelta = _HLS_skip !== undefined;
    const playlist = isMaster
      ? renderMasterPlaylist(shown, start === undefined ? undefined : `?start=${start}`)
      : await playlistOf(channel, { rendition, isDelta, start }, now());
    return playlist === undefined ? offAir(c, channel, clock()) : send(c, playlist, HALF_A_SEGMENT);
  });
  return app;
}

const hasRendition = ({ renditions }: Film, rendition: string): boolean =>
  rendition === CAPTIONS || renditions.some(({ name }) => name === rendition);

const send = (c: Context, playlist: string, cacheControl: string): Response =>
  c.body(playlist, 200, { 'content-type': PLAYLIST_TYPE, 'cache-control': cacheControl });

const nothing = (c: Context): Response => sendProblem(c, 404, 'No such stream', c.req.path);

/** What is asked of a channel outside its air time (SPEC 9.4); `on_air_at` is when it is back. */
function offAir(c: Context, { air, title }: Channel, now: number): Response {
  const { changesAt } = findAirState(air, now);
  c.header('cache-control', HALF_A_SEGMENT);
  return sendProblem(
    c,
    404,
    'Off air',
    title,
    changesAt === null ? {} : { on_air_at: new Date(changesAt).toISOString() },
  );
}
