import { parseMediaType, STREAM_FILE, STREAM_TYPE } from '@sala/contracts';
import { type Channel, findAirState, findChannel } from '@sala/station';
import { DAY_MS } from '@sala/thai';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { CAPTIONS, type Film, type Films, isLandscape, renderMasterPlaylist, SEGMENT_SECONDS } from '../films/index.ts';
import { addFileEndpoint, type Catalogue, PLAYLIST_TYPE, sendProblem } from '../http/index.ts';
import { createPlayout } from './createPlayout.ts';
import { createRelay, InputFailed, type Inputs, NO_INPUTS } from './inputs/index.ts';
import type { Schedule } from './schedule.ts';

/** The dependencies of channels. */
interface Sources {
  films: Films;
  /** The planned programmes of the channels. */
  schedule: Schedule;
  /** The inputs that replace them while they are live. */
  inputs?: Inputs;
  /** Milliseconds since 1970. */
  clock?: () => number;
}

type AirState = ReturnType<typeof findAirState>;

/** How far ahead an airing on a special channel is announced. */
const LOOK_AHEAD_SECONDS = DAY_MS / 1000;

/** A live playlist changes with every segment. */
const HALF_A_SEGMENT = `public, max-age=${SEGMENT_SECONDS / 2}`;

const LIVE = {
  path: '/live/:channel/:playlist{[a-z0-9]+\\.m3u8}',
  summary: 'The stream of a channel, live or from a time on (`start`)',
  input: z.object({
    channel: z.string(),
    playlist: z.string(),
    start: z
      .string()
      .regex(/^\d{1,10}$/, 'it is no number of seconds since 1970')
      .transform(Number)
      .optional(),
    _HLS_skip: z.string().optional(),
  }),
  type: PLAYLIST_TYPE,
};

const RELAY = {
  path: '/live/:channel/relay/*',
  summary: 'A playlist or a segment of a channel’s input',
  input: z.object({ channel: z.string() }).loose(),
  type: 'video/mp4',
};
const RELAY_PATH = /^\/live\/[^/]+\/relay\/(.+)$/;

/** The headers of an input's file that are passed on. */
const HANDED_ON = ['content-length', 'content-range', 'accept-ranges'];

/** A segment of an input never changes. */
const SEGMENT_CACHING = 'public, max-age=3600';
const PLAYLIST_CACHING = 'public, max-age=1';

/** The channels at `/live/{channel}/index.m3u8`, as HLS (RFC 8216). All other addresses in playlists are relative. */
export function createChannelRoutes(
  { films, schedule, inputs = NO_INPUTS, clock = Date.now }: Sources,
  catalogue: Catalogue = [],
): Hono {
  const app = new Hono();
  const playlistOf = createPlayout(films, schedule);
  const landscapeFilms = [...films.values()].filter(isLandscape);
  const now = () => Math.floor(clock() / 1000);
  const relay = createRelay();

  async function findState(channel: Channel): Promise<AirState> {
    if (channel.kind !== 'special') return findAirState(channel, clock(), undefined);
    // with a live input a channel is on the air, planned or not
    if (inputs.find(channel.key)) return { isOnAir: true, changesAt: null };
    const [next] = await schedule(channel.key, now(), now() + LOOK_AHEAD_SECONDS);
    return findAirState(
      channel,
      clock(),
      next && { startsAt: next.startSeconds * 1000, endsAt: next.endSeconds * 1000 },
    );
  }

  addFileEndpoint(app, catalogue, LIVE, async ({ channel: key, playlist: file, start, _HLS_skip }, c) => {
    const channel = findChannel(key);
    const rendition = file.replace('.m3u8', '');
    const isMaster = rendition === 'index';
    if (!channel || !(isMaster || landscapeFilms.some((film) => hasRendition(film, rendition)))) return sendNotFound(c);
    const state = isMaster ? await findState(channel) : undefined;
    if (state && !state.isOnAir) return sendOffAir(c, channel, state);
    const input = inputs.find(key);
    if (input) {
      if (!isMaster) return sendChangedOver(c);
      if (start !== undefined) return sendOnlyLive(c);
      return relay.playlist(input, 'relay/').then(
        (playlist) => sendPlaylist(c, playlist, PLAYLIST_CACHING),
        () => sendChangedOver(c),
      );
    }
    const isDelta = _HLS_skip !== undefined;
    const playlist = isMaster
      ? renderMasterPlaylist(landscapeFilms, start === undefined ? undefined : `?start=${start}`)
      : await playlistOf(channel, { rendition, isDelta, start }, now());
    return playlist === undefined
      ? sendOffAir(c, channel, await findState(channel))
      : sendPlaylist(c, playlist, HALF_A_SEGMENT);
  });

  addFileEndpoint(app, catalogue, RELAY, async ({ channel: key }, c) => {
    const { pathname, search } = new URL(c.req.url);
    const [, path = ''] = RELAY_PATH.exec(pathname) ?? [];
    const channel = findChannel(key);
    const input = inputs.find(key);
    if (!channel || !STREAM_FILE.test(path)) return sendNotFound(c);
    const state = await findState(channel);
    if (!state.isOnAir) return sendOffAir(c, channel, state);
    if (!input) return sendChangedOver(c);
    const address = URL.parse(`/${path}${search}`, input.origin);
    // the path could lead to another host
    if (address?.origin !== input.origin) return sendNotFound(c);
    try {
      const file = await relay.find(input, address, c.req.header('range'));
      const isPlaylist = path.endsWith('.m3u8');
      // the answer without its body is not worth fetching the body
      if (c.req.method === 'HEAD') return isPlaylist ? sendPlaylist(c, '', PLAYLIST_CACHING) : sendSegment(c);
      if (!isPlaylist) return sendSegment(c, await relay.file(file));
      const relative = '../'.repeat(path.split('/').length - 1);
      return sendPlaylist(c, await relay.playlist(address, relative), PLAYLIST_CACHING);
    } catch (error) {
      if (error instanceof InputFailed) return sendChangedOver(c);
      throw error;
    }
  });
  return app;
}

const hasRendition = ({ renditions }: Film, rendition: string): boolean =>
  rendition === CAPTIONS || renditions.some(({ name }) => name === rendition);

const sendPlaylist = (c: Context, playlist: string, cacheControl: string): Response =>
  c.body(playlist, 200, { 'content-type': PLAYLIST_TYPE, 'cache-control': cacheControl });

/** Sends a segment of an input; its headers alone where it was not fetched. */
function sendSegment(c: Context, file = new Response()): Response {
  const handedOn = HANDED_ON.flatMap((name) => {
    const value = file.headers.get(name);
    return value ? [[name, value] as const] : [];
  });
  const type = file.headers.get('content-type') ?? '';
  return c.body(file.body as ReadableStream, file.status === 206 ? 206 : 200, {
    'content-type': STREAM_TYPE.test(parseMediaType(type)) ? type : 'application/octet-stream',
    'cache-control': SEGMENT_CACHING,
    'x-content-type-options': 'nosniff',
    ...Object.fromEntries(handedOn),
  });
}

const sendNotFound = (c: Context): Response => sendProblem(c, 404, 'No such stream', c.req.path);

/** The channel has switched to its input or back: a player that asks its address again is redirected. */
function sendChangedOver(c: Context): Response {
  c.header('cache-control', 'no-store');
  return sendProblem(c, 503, 'Changed over', 'The channel goes on at its own address, index.m3u8.');
}

/** A viewer cannot start over in an input: it is not recorded. */
function sendOnlyLive(c: Context): Response {
  c.header('cache-control', 'no-store');
  return sendProblem(c, 410, 'Only live', 'The channel shows its input, which is not recorded.');
}

/** The answer outside a channel's air time (SPEC 9.4); `on_air_at` is when it is on again. */
function sendOffAir(c: Context, { title }: Channel, { changesAt }: AirState): Response {
  c.header('cache-control', HALF_A_SEGMENT);
  return sendProblem(
    c,
    404,
    'Off air',
    title,
    changesAt === null ? {} : { on_air_at: new Date(changesAt).toISOString() },
  );
}
