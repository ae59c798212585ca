const URI = /(\bURI=")([^"]+)(")/g;
const ELSEWHERE = /^(https?:)?\/\/|^\//i;

/**
 * An HLS playlist (RFC 8216) whose parts are called by addresses of our own where it calls them by whole ones; what it
 * names relatively stands beside it here too, unless the playlist has moved.
 * @param playlistUrl where the playlist was asked for
 * @param from where it came from
 */
export function rewriteAddresses(playlist: string, playlistUrl: URL, from: URL, toOwn: (url: URL) => string): string {
  const hasMoved = playlistUrl.href !== from.href;
  const own = (address: string) => {
    const url = address && (hasMoved || ELSEWHERE.test(address)) ? URL.parse(address, from) : null;
    return url ? toOwn(url) : address;
  };
  return playlist
    .split('\n')
    .map((line) => {
      if (!line.startsWith('#')) return own(line.trim());
      return line.replace(URI, (_, before, address, after) => before + own(address) + after);
    })
    .join('\n');
}
