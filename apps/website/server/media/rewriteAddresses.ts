const URI = /(\bURI=")([^"]+)(")/g;
const ELSEWHERE = /^(https?:)?\/\/|^\//i;

/**
 * Rewrites the absolute addresses in an HLS playlist (RFC 8216) to the site's own; relative addresses stay, unless the
 * playlist was redirected.
 * @param playlistUrl the address that was requested
 * @param from the address that answered, after redirects
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
