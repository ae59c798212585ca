/** The address of a film, as an episode, a clip or an article names it. */
export const toFilmPath = (name: string): string => `/vod/${name}/index.m3u8`;

/** The name of the film at an address of ours; absent at another one. */
export const parseFilmPath = (address: string): string | undefined =>
  /^\/vod\/([^/]+)\/index\.m3u8$/.exec(address)?.[1];
