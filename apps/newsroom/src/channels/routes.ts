import { serveStatic } from '@hono/node-server/serve-static';
import { CHANNELS, type Channel, findAirState } from '@sala/station';
import { type Context, Hono } from 'hono';
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
import { sendProblem } from '../http/index.ts';
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

/**
 * The channels at `/live/{channel}/index.m3u8`, the films at `/vod/{film}/index.m3u8`, as HLS (RFC 8216). Playlists
 * name all else relatively.
 */
export function createChannelRoutes({ films, folder, schedule, clock = Date.now }: Sources): Hono {
  const app = new Hono();
  const playlistOf = createPlayout(films, schedule);
  const shown = [...films.values()].filter(isLandscape);
  const now = () => Math.floor(clock() / 1000);

  app.get('/live/:channel/:playlist{[a-z0-9]+\\.m3u8}', async (c) => {
    const channel = CHANNELS.find(({ key }) => key === c.req.param('channel'));
    const rendition = c.req.param('playlist').replace('.m3u8', '');
    const isMaster = rendition === 'index';
    if (!channel || !(isMaster || shown.some((film) => hasRendition(film, rendition)))) return nothing(c);
    const { start } = c.req.query();
    if (start !== undefined && !/^\d{1,10}$/.test(start))
      return sendProblem(c, 400, 'Bad parameters', 'start: seconds since 1970');
    if (isMaster && !findAirState(channel.air, clock()).isOnAir) return offAir(c, channel, clock());
    const isDelta = c.req.query('_HLS_skip') !== undefined;
    const playlist = isMaster
      ? renderMasterPlaylist(shown, start && `?start=${start}`)
      : await playlistOf(
          channel,
          { rendition, isDelta, start: start === undefined ? undefined : Number(start) },
          now(),
        );
    return playlist === undefined ? offAir(c, channel, clock()) : send(c, playlist, HALF_A_SEGMENT);
  });

  app.get('/vod/:film/:playlist{[a-z0-9]+\\.m3u8}', (c) => {
    const film = films.get(c.req.param('film'));
    const rendition = c.req.param('playlist').replace('.m3u8', '');
    if (!film) return nothing(c);
    if (rendition === 'index') return send(c, renderMasterPlaylist([film]), A_MINUTE);
    const isTrick = rendition.startsWith(KEY_FRAMES_RENDITION);
    const name = isTrick ? rendition.slice(KEY_FRAMES_RENDITION.length) : rendition;
    const isThere = isTrick ? hasKeyFrames(film, name) : hasRendition(film, name);
    return isThere ? send(c, renderFilmPlaylist(film, name, isTrick), A_MINUTE) : nothing(c);
  });

  const serveFile = serveStatic({
    root: folder,
    rewriteRequestPath: (path) => path.replace(/^\/vod\/(\w+)\/\w+/, '$1'),
  });
  app.get('/vod/:film/:edition/:rendition/:file{(init\\.mp4|\\d+\\.(m4s|vtt))}', async (c) => {
    const { film, edition, file } = c.req.param();
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
  c.body(playlist, 200, { 'content-type': 'application/vnd.apple.mpegurl', 'cache-control': cacheControl });

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
