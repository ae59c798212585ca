import { STREAM_FILE } from '@sala/contracts';

/** What offers low latency: players would request playlists with parameters of their own, and wait for their answers. */
const LOW_LATENCY = /^#EXT-X-(SERVER-CONTROL|PART|PART-INF|PRELOAD-HINT|RENDITION-REPORT):/;

/**
 * Rewrites the addresses in a playlist to `relay`, relative to the playlist, followed by their path at the input's
 * host. An address at another host, or of what is no part of a stream, leads to a missing file.
 * Low latency is left out: whole segments are relayed.
 */
export function rewritePlaylist(playlist: string, address: URL, relay: string): string {
  const lead = (uri: string): string => {
    const url = URL.parse(uri, address);
    const isOurs = url?.origin === address.origin && STREAM_FILE.test(url.pathname);
    return isOurs ? `${relay}${url.pathname.slice(1)}${url.search}` : `${relay}nothing.ts`;
  };
  return playlist
    .split(/\r?\n/)
    .filter((line) => !LOW_LATENCY.test(line))
    .map((line) => {
      if (!line.startsWith('#')) return line.trim() === '' ? line : lead(line.trim());
      return line.replace(/(URI=")([^"]*)"/g, (_, name: string, uri: string) => `${name}${lead(uri)}"`);
    })
    .join('\n');
}
