import { STREAM_FILE } from '@sala/contracts';
import { type Channel, findAirState, findChannel } from '@sala/station';
import { DAY_MS } from '@sala/thai';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { CAPTIONS, type Films, isLandscape, renderMasterPlaylist } from '../films/index.ts';
import { addFileEndpoint, type Catalogue, PLAYLIST_TYPE } from '../http/index.ts';
import {
  type AirState,
  HALF_A_SEGMENT,
  sendChangedOver,
  sendNotFound,
  sendOffAir,
  sendOnlyLive,
  sendPlaylist,
  sendSegment,
} from './answers.ts';
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

/** How far ahead an airing on a special channel is announced. */
const LOOK_AHEAD_SECONDS = DAY_MS / 1000;

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

/** The playlist of an input changes when its encoder writes a segment. */
const INPUT_PLAYLIST_CACHING = 'public, max-age=1';

/** The channels at `/live/{channel}/index.m3u8`, as HLS (RFC 8216). All other addresses in playlists are relative. */
export function createChannelRoutes(
  { films, schedule, inputs = NO_INPUTS, clock = Date.now }: Sources,
  catalogue: Catalogue = [],
): Hono {
  const app = new Hono();
  const playlistOf = createPlayout(films, schedule);
  const landscapeFilms = [...films.values()].filter(isLandscape);
  const renditions = new Set(landscapeFilms.flatMap((film) => [CAPTIONS, ...film.renditions.map(({ name }) => name)]));
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

  const sendInput = (c: Context, input: URL) =>
    relay.playlist(input, 'relay/').then(
      (playlist) => sendPlaylist(c, playlist, INPUT_PLAYLIST_CACHING),
      () => sendChangedOver(c),
    );

  addFileEndpoint(app, catalogue, LIVE, async ({ channel: key, playlist: file, start, _HLS_skip }, c) => {
    const channel = findChannel(key);
    const rendition = file.replace('.m3u8', '');
    const isMaster = rendition === 'index';
    if (!channel || !(isMaster || renditions.has(rendition))) return sendNotFound(c);
    const input = inputs.find(key);
    if (isMaster) {
      const state = await findState(channel);
      if (!state.isOnAir) return sendOffAir(c, channel, state);
      if (input) return start === undefined ? sendInput(c, input) : sendOnlyLive(c);
      const query = start === undefined ? undefined : `?start=${start}`;
      return sendPlaylist(c, renderMasterPlaylist(landscapeFilms, query), HALF_A_SEGMENT);
    }
    if (input) return sendChangedOver(c);
    const playlist = await playlistOf(channel, { rendition, isDelta: _HLS_skip !== undefined, start }, now());
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
      if (c.req.method === 'HEAD') return isPlaylist ? sendPlaylist(c, '', INPUT_PLAYLIST_CACHING) : sendSegment(c);
      if (!isPlaylist) return sendSegment(c, await relay.file(file));
      const relative = '../'.repeat(path.split('/').length - 1);
      return sendPlaylist(c, await relay.playlist(address, relative), INPUT_PLAYLIST_CACHING);
    } catch (error) {
      if (error instanceof InputFailed) return sendChangedOver(c);
      throw error;
    }
  });
  return app;
}
