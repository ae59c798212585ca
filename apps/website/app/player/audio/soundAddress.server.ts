/** The path of the sound proxy on the site's own host. */
export const SOUND_PATH = '/sound';

/** The paths of sounds: nothing else is fetched, so that no request reaches other endpoints of the service. */
export const SOUND_FILE = /\.(mp3|m4a|aac|ogg|wav)$/i;

/**
 * The site's own address of a sound: that of its source in base64, with its file extension, because podcast players
 * need it. `service` is the service that named it: relative addresses are resolved against it.
 */
export function toSoundAddress(source: string, service: string | undefined): string {
  const url = URL.parse(source, service);
  if (!url) return '';
  const ending = SOUND_FILE.exec(url.pathname)?.[0].toLowerCase() ?? '';
  return `${SOUND_PATH}/${Buffer.from(url.href).toString('base64url')}${ending}`;
}

/** The source of an address (its path below the proxy's); null when it is invalid. */
export function parseSoundAddress(path: string): URL | null {
  const encoded = /^\/([\w-]{8,4000})\.\w+$/.exec(path)?.[1] ?? '';
  const url = URL.parse(Buffer.from(encoded, 'base64url').toString());
  return url && SOUND_FILE.test(url.pathname) ? url : null;
}
