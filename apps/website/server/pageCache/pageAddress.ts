import { PAGE_PARAMETERS } from '../../app/platform/addresses/pageParameters.ts';
import { isNeverCached } from '../cacheControl.ts';

/**
 * The cache key of a page, such as `/search?page=2&q=x`: its path and the parameters on which it depends, sorted. Null
 * for what is never cached (SPEC 7.16-02, previews).
 */
export function toPageAddress(url: URL): string | null {
  if (isNeverCached(url)) return null;
  const parameters = new URLSearchParams([...url.searchParams].filter(([name]) => PAGE_PARAMETERS.has(name)));
  parameters.sort();
  return parameters.size > 0 ? `${url.pathname}?${parameters}` : url.pathname;
}

/** The parameters that the cache key leaves out; a redirect keeps them, so that editors' redirects lose no campaign. */
export function restoreParameters(location: string, requested: URL): string {
  const omitted = [...requested.searchParams].filter(([name]) => !PAGE_PARAMETERS.has(name));
  if (omitted.length === 0) return location;
  const [path = '', hash] = location.split('#', 2);
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(omitted)}${hash === undefined ? '' : `#${hash}`}`;
}

/** True for a page whose rendering uses up a quota for all readers: that of a hosted search (SPEC 7.5-02). */
export const usesQuota = (address: string): boolean => /^\/search\b.*[?&]tab=web(?:&|$)/.test(address);

/** True when the rendering of an uncached page counts its reader's requests, and may refuse it (429). */
export const isRateLimited = (address: string): boolean => address.startsWith('/ai-audio-news/items/');
