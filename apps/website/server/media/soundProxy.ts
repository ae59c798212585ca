import { Hono } from 'hono';
import { parseSoundAddress, SOUND_PATH } from '../../app/player/audio/index.server.ts';
import { fetchMedia, toMediaError } from './fetchMedia.ts';

/** What is said before the first article (SPEC 7.10-08). */
const INTRO = '/static/audio/voice-intro.mp3';

const SOUND = /^audio\//i;

export interface SoundSources {
  /** The hosts from which sound may be played. */
  mediaHosts: ReadonlySet<string>;
  /** The service that reads the news aloud, which has the intro too; undefined when there is none. */
  ttsApi: string | undefined;
}

/**
 * Plays sound of the allowed hosts under addresses of the site's own, so that browsers talk to no other host
 * (READINGS.md).
 */
export function createSoundProxy({ mediaHosts, ttsApi }: SoundSources): Hono {
  const app = new Hono();
  app.get(`${SOUND_PATH}/*`, (c) => {
    const source = parseSoundAddress(c.req.path.slice(SOUND_PATH.length));
    return source ? fetchMedia(source, c.req.raw, { hosts: mediaHosts, type: SOUND }) : toMediaError(404);
  });
  if (!ttsApi) return app;
  const intro = new URL(`${ttsApi}${INTRO}`);
  app.get(INTRO, (c) => fetchMedia(intro, c.req.raw, { hosts: new Set([intro.host]), type: SOUND }));
  return app;
}
