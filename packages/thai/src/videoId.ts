const HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const SHORT_HOST = 'youtu.be';
const ID = /^[A-Za-z0-9_-]{11}$/;

// eleven letters each, and not videos: the player's addresses for a playlist and for a channel's live stream
const NOT_VIDEOS = new Set(['videoseries', 'live_stream']);

/** What stands before an id: in addresses of players, of short videos and of streams, which play as any other video. */
const BEFORE_ID = new Set(['embed', 'shorts', 'live']);

const parseUrl = (address: string): URL | null => {
  try {
    // the base lets an editor's `//www.youtube.com/embed/…` through; its host is none of ours, so a bare path is not
    return new URL(address, 'https://relative.invalid');
  } catch {
    return null;
  }
};

const findCandidate = (url: URL): string | null | undefined => {
  const [, first, second, ...rest] = url.pathname.replace(/\/$/, '').split('/');
  if (url.host === SHORT_HOST) return second === undefined ? first : null;
  if (!HOSTS.has(url.host)) return null;
  if (first === 'watch' && second === undefined) return url.searchParams.get('v');
  return BEFORE_ID.has(first ?? '') && rest.length === 0 ? second : null;
};

/**
 * The eleven-character id of a YouTube video (5-11) from `https://www.youtube.com/watch?v=…`, `/embed/…`,
 * `/shorts/…`, `/live/…` or `https://youtu.be/…`, also on m.youtube.com and youtube-nocookie.com, also
 * protocol-relative. Null for any other host, port, scheme, path or id.
 */
export const parseVideoId = (address: string): string | null => {
  const url = parseUrl(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  const id = findCandidate(url);
  return id && ID.test(id) && !NOT_VIDEOS.has(id) ? id : null;
};
