import { CONTENT_CACHE } from '@sala/http-server';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { addFileEndpoint, type Catalogue, sendProblem } from '../http/index.ts';
import { type FileStore, serveStoredFile } from '../store/index.ts';

const FOR_AN_HOUR = 'public, max-age=3600';

const TYPE = 'audio/mpeg';
const SPEECH = {
  path: '/speech/:file{[0-9a-f]+\\.mp3}',
  summary: 'The audio of an article',
  input: z.object({ file: z.string() }),
  type: TYPE,
};
const INTRO = {
  path: '/static/audio/voice-intro.mp3',
  summary: 'The audio played before the first article',
  input: z.object({}),
  type: TYPE,
};

/** The sounds: the store of narrations, and the name of the sound before the first article. */
interface Sounds {
  store: FileStore;
  readonly intro: string | undefined;
}

/**
 * Serves narrations at `/speech/{sha256}.mp3`, and the sound before the first article (SPEC 7.10-08), with ranges of
 * bytes.
 */
export function createSoundRoutes(sounds: Sounds, catalogue: Catalogue = []): Hono {
  const app = new Hono();
  const serve = async (c: Context, name: string, cacheControl: string) =>
    (await serveStoredFile(c, sounds.store, { name, type: TYPE, cacheControl })) ?? sendNotFound(c);
  addFileEndpoint(app, catalogue, SPEECH, ({ file }, c) => serve(c, file.replace('.mp3', ''), CONTENT_CACHE));
  addFileEndpoint(app, catalogue, INTRO, (_, c) =>
    sounds.intro ? serve(c, sounds.intro, FOR_AN_HOUR) : sendNotFound(c),
  );
  return app;
}

const sendNotFound = (c: Context): Response => sendProblem(c, 404, 'No such sound', c.req.path);
