import { LRUCache } from 'lru-cache';
import type { Encoding } from '../compression.ts';
import { addBody, type CachedPage } from './cachedPage.ts';
import type { HasChanged } from './renderings.ts';

/** The largest page that is cached, in bytes, compressed. */
const MAX_PAGE_BYTES = 4 * 1024 * 1024;

/** The pages in memory, by their keys: those that were not requested for longest make room for others. */
export function createPageStore(maxBytes: number) {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    maxEntrySize: Math.min(MAX_PAGE_BYTES, maxBytes),
    sizeCalculation: ({ size }, address) => size + address.length * 2,
  });
  return {
    find: (address: string): CachedPage | undefined => pages.get(address),
    save: (address: string, page: CachedPage): void => void pages.set(address, page),
    drop: (address: string): void => void pages.delete(address),

    /** Makes a page's body in an encoding at the first request for it. */
    async encode(address: string, page: CachedPage, encoding: Encoding): Promise<void> {
      await addBody(page, encoding);
      // its size has grown
      if (pages.peek(address) === page && pages.delete(address)) pages.set(address, page);
    },

    /** Drops the pages that a change concerns, and makes those due for renewal that it perhaps does. */
    dropChanged(hasChanged: HasChanged): void {
      for (const [address, page] of [...pages.entries()]) {
        const concerned = hasChanged(address, page);
        if (concerned === true) pages.delete(address);
        else if (concerned) page.checkedAt = Number.NEGATIVE_INFINITY;
      }
    },

    /** Makes every page due for renewal. */
    outdate(): void {
      for (const page of pages.values()) page.checkedAt = Number.NEGATIVE_INFINITY;
    },

    /** The memory that the pages take, in bytes. */
    bytes: () => pages.calculatedSize,
  };
}
