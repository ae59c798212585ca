import { parseMediaType, STREAM_TYPE } from '@sala/contracts';
import type { Channel, findAirState } from '@sala/station';
import type { Context } from 'hono';
import { SEGMENT_SECONDS } from '../films/index.ts';
import { PLAYLIST_TYPE, sendProblem } from '../http/index.ts';

export type AirState = ReturnType<typeof findAirState>;

/** A live playlist changes with every segment. */
export const HALF_A_SEGMENT = `public, max-age=${SEGMENT_SECONDS / 2}`;

/** A segment of an input never changes. */
const SEGMENT_CACHING = 'public, max-age=3600';

/** The headers of an input's file that are passed on. */
const HANDED_ON = ['content-length', 'content-range', 'accept-ranges'];

export const sendPlaylist = (c: Context, playlist: string, cacheControl: string): Response =>
  c.body(playlist, 200, { 'content-type': PLAYLIST_TYPE, 'cache-control': cacheControl });

/** Sends a segment of an input; its headers alone where it was not fetched. */
export function sendSegment(c: Context, file = new Response()): Response {
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

export const sendNotFound = (c: Context): Response => sendProblem(c, 404, 'No such stream', c.req.path);

/** The channel has switched to its input or back: a player that asks its address again is redirected. */
export function sendChangedOver(c: Context): Response {
  c.header('cache-control', 'no-store');
  return sendProblem(c, 503, 'Changed over', 'The channel goes on at its own address, index.m3u8.');
}

/** A viewer cannot start over in an input: it is not recorded. */
export function sendOnlyLive(c: Context): Response {
  c.header('cache-control', 'no-store');
  return sendProblem(c, 410, 'Only live', 'The channel shows its input, which is not recorded.');
}

/** The answer outside a channel's air time (SPEC 9.4); `on_air_at` is when it is on again. */
export function sendOffAir(c: Context, { title }: Channel, { changesAt }: AirState): Response {
  c.header('cache-control', HALF_A_SEGMENT);
  return sendProblem(
    c,
    404,
    'Off air',
    title,
    changesAt === null ? {} : { on_air_at: new Date(changesAt).toISOString() },
  );
}
