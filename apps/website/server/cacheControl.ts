import { CONTENT_CACHE } from '@sala/http-server';
import { isPreviewPath } from '../app/platform/security/previewPath.ts';

/**
 * How long a page is fresh, may be shown while it is renewed, and may be shown when that fails (SPEC 7.16-01), in
 * seconds.
 */
export const PAGE_LIVES_SECONDS = { fresh: 10, whileRevalidating: 60, ifError: 900 };

/** SPEC 7.16-01 */
const PAGE = `public, max-age=20, stale-while-revalidate=${PAGE_LIVES_SECONDS.whileRevalidating}, s-maxage=${PAGE_LIVES_SECONDS.fresh}, stale-if-error=${PAGE_LIVES_SECONDS.ifError}`;
/** SPEC 7.16-02 */
const UNCACHEABLE = 'no-cache, no-store, max-age=0, must-revalidate';
/**
 * READINGS.md: 404s are cached for 10 s, and 410s too, because an article can be restored; other errors are not cached.
 */
const NOT_FOUND = `public, max-age=${PAGE_LIVES_SECONDS.fresh}`;
const MOVED = 'public, max-age=3600';

/** How long an answer of the application may be cached, by its status and its address. */
export function toCacheControl(status: number, url: URL): string {
  if (isNeverCached(url)) return UNCACHEABLE;
  // the address of a social card contains the revision that it shows
  if (status === 200 && url.pathname.startsWith('/social/')) return CONTENT_CACHE;
  if (status === 200 || status === 304) return PAGE;
  if (status === 301) return MOVED;
  return status === 404 || status === 410 ? NOT_FOUND : 'no-store';
}

/** True when an address is rendered for each request, and never cached (SPEC 7.16-02). */
export function isNeverCached(url: URL): boolean {
  return url.searchParams.has('page_content_url') || isPreviewPath(url.pathname);
}
