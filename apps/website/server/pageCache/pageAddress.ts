import { PAGE_PARAMETERS } from '../../app/platform/addresses/pageParameters.ts';
import { isNeverCached } from '../cacheControl.ts';

/**
 * The cache key of a page, such as `/search?page=2&q=x`: its path and the parameters on which it depends, sorted. Null
 * for what is never cached (SPEC 7.16-02, previews).
 */
export function toPageAddress(url: URL): string | null {
  if (isNeverCached(url)) return null;
  const known = new URLSearchParams([...url.searchParams].filter(([name]) => PAGE_PARAMETERS.has(name)));
  known.sort();
  return known.size > 0 ? `${url.pathname}?${known}` : url.pathname;
}

/** The parameters that the cache key leaves out; a redirect keeps them, so that editors' redirects lose no campaign. */
export function restoreParameters(location: string, requested: URL): string {
  const leftOut = [...requested.searchParams].filter(([name]) => !PAGE_PARAMETERS.has(name));
  if (leftOut.length === 0) return location;
  const [path = '', hash] = location.split('#', 2);
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(leftOut)}${hash === undefined ? '' : `#${hash}`}`;
}

/** True when the rendering of an uncached page counts its reader's requests, and may refuse it (429). */
export const countsItsReader = (address: string): boolean => address.startsWith('/ai-audio-news/items/');
