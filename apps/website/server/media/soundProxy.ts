import { Hono } from 'hono';
import { parseSoundAddress, SOUND_FILE, SOUND_PATH } from '../../app/player/audio/index.server.ts';
import { fetchMedia, toMediaError } from './fetchMedia.ts';

/** The sound before the first article (SPEC 7.10-08). */
const INTRO = '/static/audio/voice-intro.mp3';

const SOUND = { files: SOUND_FILE, type: /^audio\// };

export interface SoundSources {
  /** The allowed hosts of sounds. */
  mediaHosts: ReadonlySet<string>;
  /** The text-to-speech service, which also has the intro; undefined when there is none. */
  ttsApi: string | undefined;
}

/**
 * Serves sounds of the allowed hosts under addresses of the site's own, so that browsers contact no other host
 * (READINGS.md).
 */
export function createSoundProxy({ mediaHosts, ttsApi }: SoundSources): Hono {
  const app = new Hono();
  app.get(`${SOUND_PATH}/*`, (c) => {
    const source = parseSoundAddress(c.req.path.slice(SOUND_PATH.length));
    return source ? fetchMedia(source, c.req.raw, { hosts: mediaHosts, ...SOUND }) : toMediaError(404);
  });
  if (!ttsApi) return app;
  const intro = new URL(`${ttsApi}${INTRO}`);
  app.get(INTRO, (c) => fetchMedia(intro, c.req.raw, { hosts: new Set([intro.host]), ...SOUND }));
  return app;
}
