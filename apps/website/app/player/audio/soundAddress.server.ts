/** Where the sound proxy stands on the site's own host. */
export const SOUND_PATH = '/sound';

/** The paths of sounds: nothing else is fetched, so that no request reaches other endpoints of the service. */
export const SOUND_FILE = /\.(mp3|m4a|aac|ogg|wav)$/i;

/**
 * The site's own address of a sound: that of its source in base64, with the ending of its file, because players of
 * podcasts go by it. `service` is who told of it: its address may be a path there.
 */
export function toSoundAddress(source: string, service: string | undefined): string {
  const url = URL.parse(source, service);
  if (!url) return '';
  const ending = SOUND_FILE.exec(url.pathname)?.[0].toLowerCase() ?? '';
  return `${SOUND_PATH}/${Buffer.from(url.href).toString('base64url')}${ending}`;
}

/** The source that an address (its path below the proxy's) stands for; null for what is none. */
export function parseSoundAddress(path: string): URL | null {
  const encoded = /^\/([\w-]{8,4000})\.\w+$/.exec(path)?.[1] ?? '';
  const url = URL.parse(Buffer.from(encoded, 'base64url').toString());
  return url && SOUND_FILE.test(url.pathname) ? url : null;
}
