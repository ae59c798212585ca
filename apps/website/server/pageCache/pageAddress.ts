import { PAGE_PARAMETERS } from '../../app/platform/addresses/pageParameters.ts';
import { isNeverCached } from '../cacheControl.ts';

/**
 * The address under which a page is kept, such as `/search?page=2&q=x`: its path and the parameters by which pages
 * differ, in one order. Null for what is never kept (SPEC 7.16-02, previews).
 */
export function toPageAddress(url: URL): string | null {
  if (isNeverCached(url)) return null;
  const known = new URLSearchParams([...url.searchParams].filter(([name]) => PAGE_PARAMETERS.has(name)));
  known.sort();
  return known.size > 0 ? `${url.pathname}?${known}` : url.pathname;
}

/**
 * What the address of a page leaves out of what was asked; where the page leads on, it goes along: editors' redirects
 * lose no campaign.
 */
export function restoreParameters(location: string, requested: URL): string {
  const leftOut = [...requested.searchParams].filter(([name]) => !PAGE_PARAMETERS.has(name));
  if (leftOut.length === 0) return location;
  const [path = '', hash] = location.split('#', 2);
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(leftOut)}${hash === undefined ? '' : `#${hash}`}`;
}

/** Whether a page that is not kept yet counts what its reader has had already, and may refuse it (429). */
export const countsItsReader = (address: string): boolean => address.startsWith('/ai-audio-news/items/');
