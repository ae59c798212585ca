import { createFairQueue, QueueFullError } from '@sala/http-server';
import type { CachedPage } from './cachedPage.ts';

/**
 * The number of pages that are renewed at once, as many as are rendered for one reader, and the number that may wait.
 * Beyond that a stale page stays until its next request: a client that requests a thousand stale pages gets them from
 * memory, and delays no other reader.
 */
const RENEWING = { slots: 8, maxWaitingEach: 200 };

/**
 * Whether a change concerns the page with this cache key: true when the page shows, or is, what has changed; 'perhaps'
 * when it may only lack something new, so that it can still stand in for one that fails.
 */
export type HasChanged = (address: string, page: CachedPage) => boolean | 'perhaps';

/** Renders a page, and is told of the changes since it began. */
type Work = (changes: HasChanged[]) => Promise<CachedPage>;

interface Rendering {
  page: Promise<CachedPage>;
  changes: HasChanged[];
}

/** The renderings that are under way, one for each key. */
export function createRenderings() {
  const underWay = new Map<string, Rendering>();
  const renewing = createFairQueue(RENEWING);
  /** The keys of the renewals that wait for their turn: no reader waits with them, but begins the rendering instead. */
  const due = new Set<string>();

  function begin(key: string, work: Work): Promise<CachedPage> {
    due.delete(key);
    const changes: HasChanged[] = [];
    const page = work(changes).finally(() => {
      if (underWay.get(key)?.changes === changes) underWay.delete(key);
    });
    underWay.set(key, { page, changes });
    return page;
  }

  return {
    /** One rendering for all requests that wait for it; it may first wait for the turn of the reader who began it. */
    share(key: string, work: Work): Promise<CachedPage> {
      const current = underWay.get(key);
      if (!current) return begin(key, work);
      return current.page.catch((error) => {
        if (!(error instanceof QueueFullError)) throw error;
        // that reader may have too many waiting, and the next one none
        return underWay.get(key)?.page ?? begin(key, work);
      });
    },

    /** Renews a page in the background, unless a reader begins its rendering before its turn. */
    renew(key: string, work: Work): void {
      if (underWay.has(key) || due.has(key)) return;
      due.add(key);
      renewing('', async () => due.has(key) && begin(key, work)).catch((error) => {
        due.delete(key);
        if (!(error instanceof QueueFullError)) console.error(`${key}:`, error);
      });
    },

    /** Tells all of a change; the next request begins a rendering after it. */
    outdate(hasChanged: HasChanged): void {
      for (const { changes } of underWay.values()) changes.push(hasChanged);
      underWay.clear();
    },
  };
}
