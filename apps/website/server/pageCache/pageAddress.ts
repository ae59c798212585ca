import { PAGE_PARAMETERS } from '../../app/platform/addresses/pageParameters.ts';
import { isNeverCached } from '../cacheControl.ts';

/** What the page cache makes of the addresses of requests. */
export interface PageAddresses {
  /**
   * The cache key of a page, such as `/search?page=2&q=x`: its path and the parameters that it reads, sorted. Null for
   * what is never cached (SPEC 7.16-02, previews).
   */
  toPageAddress(url: URL): string | null;
  /** The parameters that the cache key leaves out; a redirect keeps them, so that editors' redirects lose no campaign. */
  restoreParameters(location: string, requested: URL): string;
}

/** The addresses of pages whose paths have these patterns. */
export function createPageAddresses(patternOf: (path: string) => string): PageAddresses {
  /** Divides the parameters of an address into those that its page reads and all others. */
  const divideParameters = ({ pathname, searchParams }: URL) => {
    const read = PAGE_PARAMETERS[patternOf(pathname)] ?? [];
    // `_routes` is which of a page's data is asked for, by the router in the browser
    const isRead = ([name]: [string, string]) =>
      read.includes(name) || (name === '_routes' && pathname.endsWith('.data'));
    const all = [...searchParams];
    return { read: all.filter(isRead), others: all.filter((one) => !isRead(one)) };
  };
  return {
    toPageAddress(url) {
      if (isNeverCached(url)) return null;
      const parameters = new URLSearchParams(divideParameters(url).read);
      parameters.sort();
      return parameters.size > 0 ? `${url.pathname}?${parameters}` : url.pathname;
    },
    restoreParameters(location, requested) {
      const { others } = divideParameters(requested);
      if (others.length === 0) return location;
      const [path = '', hash] = location.split('#', 2);
      return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(others)}${hash === undefined ? '' : `#${hash}`}`;
    },
  };
}

/** True for a page whose rendering uses up a quota for all readers: that of a hosted search (SPEC 7.5-02). */
export const hasSharedQuota = (address: string): boolean => /^\/search\b.*[?&]tab=web(?:&|$)/.test(address);

/** True when the rendering of an uncached page counts its reader's requests, and may refuse it (429). */
export const isRateLimited = (address: string): boolean => address.startsWith('/ai-audio-news/items/');
