import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { addFileEndpoint, type Catalogue, sendProblem } from '../http/index.ts';
import type { ByteRange, FileStore } from '../store/index.ts';
import { parseByteRange } from './byteRange.ts';

/** A sound never changes: another one has another name. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';

const TYPE = 'audio/mpeg';
const SPEECH = {
  path: '/speech/:file{[0-9a-f]+\\.mp3}',
  summary: 'An article read aloud',
  input: z.object({ file: z.string() }),
  type: TYPE,
};
const INTRO = {
  path: '/static/audio/voice-intro.mp3',
  summary: 'What is heard before the first article',
  input: z.object({}),
  type: TYPE,
};

/** What there is to be heard: articles in the store, and the name of what is heard before the first one. */
interface Sounds {
  store: FileStore;
  readonly intro: string | undefined;
}

/**
 * Serves articles read aloud at `/speech/{sha256}.mp3`, and what is heard before the first one (SPEC 7.10-08), in
 * ranges of bytes.
 */
export function createSoundRoutes(sounds: Sounds, catalogue: Catalogue = []): Hono {
  const app = new Hono();
  addFileEndpoint(app, catalogue, SPEECH, ({ file }, c) =>
    serveSound(c, sounds.store, file.replace('.mp3', ''), FOR_EVER),
  );
  addFileEndpoint(app, catalogue, INTRO, (_, c) =>
    sounds.intro ? serveSound(c, sounds.store, sounds.intro, FOR_AN_HOUR) : noSound(c),
  );
  return app;
}

const noSound = (c: Context): Response => sendProblem(c, 404, 'No such sound', c.req.path);

/** The whole sound, or the part of it that is asked for (RFC 9110, 13 to 15). */
async function serveSound(c: Context, store: FileStore, name: string, cacheControl: string): Promise<Response> {
  const etag = `"${name}"`;
  const headers = { etag, 'accept-ranges': 'bytes', 'cache-control': cacheControl };
  const isKnown = c.req.header('if-none-match')?.includes(etag) ?? false;
  const isBodiless = isKnown || c.req.method === 'HEAD';
  const isOfThis = (c.req.header('if-range') ?? etag) === etag;
  const asked = isOfThis && !isBodiless ? parseByteRange(c.req.header('range')) : undefined;
  const range = asked && 'final' in asked ? await finalBytes(store, name, asked.final) : asked;
  const sound = await store.read(name, range).catch((error: unknown) => {
    if (!(error instanceof RangeError)) throw error;
  });
  if (!sound) {
    const size = range && (await sizeOf(store, name));
    return size === undefined ? noSound(c) : c.body(null, 416, { 'content-range': `bytes */${size}` });
  }
  if (isBodiless) await sound.stream.cancel();
  if (isKnown) return c.body(null, 304, headers);
  const { size, stream } = sound;
  const { first, last } = range ? { ...range, last: Math.min(range.last, size - 1) } : { first: 0, last: size - 1 };
  const described = {
    ...headers,
    'content-type': TYPE,
    'content-length': String(last - first + 1),
    ...(range && { 'content-range': `bytes ${first}-${last}/${size}` }),
  };
  return isBodiless ? c.body(null, 200, described) : c.body(stream, range ? 206 : 200, described);
}

async function finalBytes(store: FileStore, name: string, final: number): Promise<ByteRange | undefined> {
  const size = await sizeOf(store, name);
  return size === undefined ? undefined : { first: final === 0 ? size : Math.max(0, size - final), last: size };
}

async function sizeOf(store: FileStore, name: string): Promise<number | undefined> {
  const sound = await store.read(name);
  await sound?.stream.cancel();
  return sound?.size;
}
