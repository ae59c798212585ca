import { STREAM_FILE } from '@sala/contracts';

/** The path of the stream proxy on the site's own host. */
export const STREAM_PATH = '/streams';

const ORIGIN = /^\/([\w-]{8,400})(\/.*)$/;

/**
 * The address under which browsers load a stream or a video: the site's own, unless its host is one of `directHosts`.
 * The path stays as it is behind the source's origin in base64, because playlists name their parts relatively.
 * `service` is the service that named it: relative addresses are resolved against it. Empty for an invalid address.
 */
export function toStreamAddress(source: string, service: string | undefined, directHosts: ReadonlySet<string>): string {
  const url = source ? URL.parse(source, service) : null;
  if (!url || !STREAM_FILE.test(url.pathname)) return '';
  return directHosts.has(url.host) ? url.href : toProxyAddress(url);
}

/** The site's own address of a part of a stream. */
export function toProxyAddress(url: URL): string {
  return `${STREAM_PATH}/${Buffer.from(url.origin).toString('base64url')}${url.pathname}${url.search}`;
}

/** The source that an address (its path below the proxy's, with its query) stands for; null when it is invalid. */
export function parseStreamAddress(path: string): URL | null {
  const [, origin = '', pathAndQuery = ''] = ORIGIN.exec(path) ?? [];
  const base = URL.parse(Buffer.from(origin, 'base64url').toString());
  // only an origin is valid: a path in it, or a name before it, would lead elsewhere
  if (base?.pathname !== '/' || base.username || base.password) return null;
  const url = URL.parse(base.origin + pathAndQuery);
  return url && STREAM_FILE.test(url.pathname) ? url : null;
}
