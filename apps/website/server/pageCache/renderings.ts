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

/** Runs a job when it is its turn; it needs none when the signal aborts before. @throws {QueueFullError} */
export type InTurn = <Result>(job: () => Promise<Result>, signal: AbortSignal) => Promise<Result>;

interface Rendering {
  page: Promise<CachedPage>;
  changes: HasChanged[];
}

/** A rendering that waits for the first turn of those who want its page. */
interface Awaited {
  page: PromiseWithResolvers<CachedPage>;
  /** Aborted when it begins: those whose turn has not come need none. */
  begun: AbortController;
  /** The number of turns that may still come. */
  turns: number;
}

/** The renderings that are under way or wait for a turn, one for each key. */
export function createRenderings() {
  const underWay = new Map<string, Rendering>();
  const awaited = new Map<string, Awaited>();
  /** The keys of the renewals that wait. No reader waits with them: their turn may come after a minute. */
  const due = new Set<string>();
  const renewing = createFairQueue(RENEWING);

  function begin(key: string, work: Work): Promise<CachedPage> {
    due.delete(key);
    const changes: HasChanged[] = [];
    const page = work(changes).finally(() => {
      if (underWay.get(key)?.changes === changes) underWay.delete(key);
    });
    underWay.set(key, { page, changes });
    const rendering = awaited.get(key);
    awaited.delete(key);
    rendering?.page.resolve(page);
    rendering?.begun.abort();
    return page;
  }

  function beginInTurn(key: string, work: Work, inTurn: InTurn): Promise<CachedPage> {
    const rendering = awaited.get(key) ?? {
      page: Promise.withResolvers<CachedPage>(),
      begun: new AbortController(),
      turns: 0,
    };
    awaited.set(key, rendering);
    rendering.turns += 1;
    // two turns can come before the first of their jobs begins
    inTurn(async () => awaited.get(key) === rendering && begin(key, work), rendering.begun.signal).catch((error) => {
      rendering.turns -= 1;
      if (rendering.turns > 0 || awaited.get(key) !== rendering) return;
      awaited.delete(key);
      rendering.page.reject(error);
    });
    return rendering.page.promise;
  }

  return {
    /**
     * One rendering for all requests that want it. It begins at the first of their turns, so that none waits behind the
     * other requests of a client in a hurry; one that has begun is joined without a turn.
     * @throws {QueueFullError} when none of them gets a turn
     */
    share(key: string, work: Work, inTurn: InTurn): Promise<CachedPage> {
      return underWay.get(key)?.page ?? beginInTurn(key, work, inTurn);
    },

    /** Renews a page in the background, unless a reader's turn comes first. */
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
