import { serveStatic } from '@hono/node-server/serve-static';
import { type Channel, findAirState, findChannel } from '@sala/station';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import {
  CAPTIONS,
  type Film,
  type Films,
  isLandscape,
  KEY_FRAMES_RENDITION,
  renderFilmPlaylist,
  renderMasterPlaylist,
  SEGMENT_SECONDS,
} from '../films/index.ts';
import { addFileEndpoint, type Catalogue, sendProblem } from '../http/index.ts';
import { createPlayout } from './createPlayout.ts';
import type { Schedule } from './schedule.ts';

/** What films and channels are made of. */
interface Sources {
  films: Films;
  /** Where the films' files are. */
  folder: string;
  /** What the channels show. */
  schedule: Schedule;
  /** Milliseconds since 1970. */
  clock?: () => number;
}

/**
 * A live playlist is another one with the next segment; what is on the air changes with the minute; segments never
 * change.
 */
const HALF_A_SEGMENT = `public, max-age=${SEGMENT_SECONDS / 2}`;
const A_MINUTE = 'public, max-age=60';
const FOR_EVER = 'public, max-age=31536000, immutable';
const TYPES: Record<string, string> = { mp4: 'video/mp4', m4s: 'video/iso.segment', vtt: 'text/vtt; charset=utf-8' };

const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';
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
const VOD = {
  path: '/vod/:film/:playlist{[a-z0-9]+\\.m3u8}',
  summary: 'A film',
  input: z.object({ film: z.string(), playlist: z.string() }),
  type: PLAYLIST_TYPE,
};
const SEGMENT = {
  path: '/vod/:film/:edition/:rendition/:file{(init\\.mp4|\\d+\\.(m4s|vtt))}',
  summary: 'A piece of a film: pictures and sound, or captions',
  input: z.object({ film: z.string(), edition: z.string(), rendition: z.string(), file: z.string() }),
  type: 'video/mp4',
};

/**
 * The channels at `/live/{channel}/index.m3u8`, the films at `/vod/{film}/index.m3u8`, as HLS (RFC 8216). Playlists
 * name all else relatively.
 */
export function createChannelRoutes(
  { films, folder, schedule, clock = Date.now }: Sources,
  catalogue: Catalogue = [],
): Hono {
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

  addFileEndpoint(app, catalogue, VOD, ({ film: name, playlist }, c) => {
    const film = films.get(name);
    const rendition = playlist.replace('.m3u8', '');
    if (!film) return nothing(c);
    if (rendition === 'index') return send(c, renderMasterPlaylist([film]), A_MINUTE);
    const isTrick = rendition.startsWith(KEY_FRAMES_RENDITION);
    const pictures = isTrick ? rendition.slice(KEY_FRAMES_RENDITION.length) : rendition;
    const isThere = isTrick ? hasKeyFrames(film, pictures) : hasRendition(film, pictures);
    return isThere ? send(c, renderFilmPlaylist(film, pictures, isTrick), A_MINUTE) : nothing(c);
  });

  const serveFile = serveStatic({
    root: folder,
    rewriteRequestPath: (path) => path.replace(/^\/vod\/(\w+)\/\w+/, '$1'),
  });
  addFileEndpoint(app, catalogue, SEGMENT, async ({ film, edition, file }, c) => {
    const isCurrent = films.get(film)?.edition === edition;
    const answer = isCurrent && (await serveFile(c, async () => {}));
    if (!answer) return nothing(c);
    if (answer.ok) answer.headers.set('cache-control', FOR_EVER);
    answer.headers.set('content-type', TYPES[file.split('.')[1] ?? ''] ?? '');
    return answer;
  });
  return app;
}

const hasRendition = ({ renditions }: Film, rendition: string): boolean =>
  rendition === CAPTIONS || renditions.some(({ name }) => name === rendition);

const hasKeyFrames = ({ renditions }: Film, rendition: string): boolean =>
  renditions.some(({ name, keyFrames }) => name === rendition && keyFrames.length > 0);

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
