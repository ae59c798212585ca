const SECTIONS: Record<string, string> = {
  '': 'Home',
  home: 'Home',
  program: 'Program',
  news: 'News',
  now: 'Now',
  live: 'Live',
};

const CONTENT_TYPES = {
  infographic: /^\/news\/infographic(\/|$)/,
  gallery: /^\/news\/gallery(\/|$)/,
  focus: /^(\/news)?\/focus(\/|$)/,
  content: /^\/(news|now|preview)\/content(\/|$)/,
  watch: /^(\/program)?\/watch(\/|$)|^\/program\/playlists\/[^/]+\/watch$/,
  episode: /^\/program\/[^/]+\/episodes\/[^/]+$|^\/preview\/episode$/,
  stories: /^(\/program)?\/stories(\/|$)/,
  catchup: /^\/program\/catchup(\/|$)/,
  live: /^\/live(\/|$)/,
};

/** What a page shows, as events name it (SPEC 2.19-02). */
export type ContentType = keyof typeof CONTENT_TYPES;

/**
 * The section of a page, as events name it: Program, News, Now, Live or Home, else the first part of its path (SPEC
 * 2.19-01).
 */
export function toPageSection(pathname: string): string {
  const [first = ''] = pathname.split('/').filter(Boolean);
  return Object.hasOwn(SECTIONS, first) ? (SECTIONS[first] ?? first) : first;
}

/** What the page at a path shows (SPEC 2.19-02), null when that is none of the nine. */
export function findContentType(pathname: string): ContentType | null {
  const path = pathname.replace(/\/+$/, '');
  const types = Object.keys(CONTENT_TYPES) as ContentType[];
  // from the beginning of the path: a programme may be called /program/focus
  return types.find((type) => CONTENT_TYPES[type].test(path)) ?? null;
}
