import { QueueFullError } from '@sala/http-server';
import { readMonotonicTime } from '../../app/platform/clock/index.server.ts';
import { PAGE_LIVES_SECONDS } from '../cacheControl.ts';
import { type CachedPage, cachePage } from './cachedPage.ts';
import { hasSharedQuota } from './pageAddress.ts';
import { createPageStore } from './pageStore.ts';
import { createRenderings, type HasChanged, type InTurn } from './renderings.ts';

const FRESH_MS = PAGE_LIVES_SECONDS.fresh * 1000;
const WHILE_REVALIDATING_MS = FRESH_MS + PAGE_LIVES_SECONDS.whileRevalidating * 1000;
const IF_ERROR_MS = FRESH_MS + PAGE_LIVES_SECONDS.ifError * 1000;

export interface PageCacheParts {
  /**
   * Renders the page of an address, for a reader where requests are counted; the `Cache-Control` of the answer says
   * whether it may be cached.
   */
  render: (address: string, readerAddress?: string) => Promise<Response>;
  /** The memory for pages, in bytes. */
  maxBytes: number;
  /** Milliseconds, from any beginning. */
  clock?: () => number;
}

/** Who asks for a page. */
export interface PageReader {
  /** The reader's address, where requests are counted: then the page is rendered for this reader alone. */
  address?: string | undefined;
  /** Renders in this reader's turn; by default at once. @throws {QueueFullError} */
  inTurn?: InTurn;
}

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * A cache of pages, rendered once for all requests within ten seconds (SPEC 7.16-01): shown for a minute more while
 * they are renewed, and for fifteen when that fails. Keys are those of `pageAddress`.
 */
export function createPageCache({ render, maxBytes, clock = readMonotonicTime }: PageCacheParts) {
  const pages = createPageStore(maxBytes);
  const renderings = createRenderings();
  /** The counts of hits, misses and renewals since the start. */
  const counts = { fresh: 0, stale: 0, rendered: 0, failed: 0 };

  // a redirect leads to a page that may stand in itself; that there is no page must not outlast its ten seconds
  const canStandIn = (page: CachedPage | undefined): page is CachedPage =>
    page !== undefined && page.status < 400 && clock() - page.renderedAt < IF_ERROR_MS;

  async function renderAnew(address: string, changes: HasChanged[], readerAddress?: string): Promise<CachedPage> {
    const renderedAt = clock();
    counts.rendered += 1;
    const answer = await render(address, readerAddress);
    const page = await cachePage(answer, renderedAt);
    if (page.status >= 500) return findStandIn(address, `answered ${page.status}`) ?? page;
    if (!isCacheable(answer)) pages.drop(address);
    // a rendering that began before a change may show the old state
    else if (!changes.some((hasChanged) => hasChanged(address, page))) pages.save(address, page);
    return page;
  }

  /** The cached page of an address that cannot be rendered now, if it may be shown; it is due again in ten seconds. */
  function findStandIn(address: string, why: string): CachedPage | undefined {
    counts.failed += 1;
    const cached = pages.find(address);
    if (!canStandIn(cached)) return undefined;
    cached.checkedAt = clock();
    const seconds = Math.round((clock() - cached.renderedAt) / 1000);
    console.error(`${address}: ${why}; the page of ${seconds} seconds ago is shown instead`);
    return cached;
  }

  /** The cached page of a key, if it may be shown; one that is due is renewed in the background. */
  function atHand(address: string): CachedPage | undefined {
    const cached = pages.find(address);
    if (!cached) return undefined;
    const unchecked = clock() - cached.checkedAt;
    if (unchecked < FRESH_MS) {
      counts.fresh += 1;
      return cached;
    }
    // a renewal in the background counts for no reader's limit (server/limits/rateLimits.ts)
    if (unchecked >= WHILE_REVALIDATING_MS || !canStandIn(cached) || hasSharedQuota(address)) return undefined;
    counts.stale += 1;
    renderings.renew(address, (changes) => renderAnew(address, changes));
    return cached;
  }

  return {
    atHand,
    /**
     * The page of a key, cached or rendered; alone for a reader whose requests are counted, which may be refused.
     * @throws {QueueFullError} when the reader gets no turn, and no cached page can stand in
     */
    async page(address: string, { address: readerAddress, inTurn = atOnce }: PageReader = {}): Promise<CachedPage> {
      const key = readerAddress === undefined ? address : `${address} ${readerAddress}`;
      const cached = atHand(address);
      if (cached) return cached;
      try {
        return await renderings.share(key, (changes) => renderAnew(address, changes, readerAddress), inTurn);
      } catch (error) {
        const standIn = error instanceof QueueFullError && findStandIn(address, 'got no turn');
        if (standIn) return standIn;
        throw error;
      }
    },

    /**
     * The next request for a page that a change concerns renders it anew. Where something may only be missing, the cached
     * one is used when that fails.
     */
    purge(hasChanged: HasChanged): void {
      renderings.outdate(hasChanged);
      pages.dropChanged(hasChanged);
    },

    /**
     * For unknown changes: every page is rendered anew at its next request, and the cached one is used only when that
     * fails.
     */
    doubt(): void {
      renderings.outdate(() => true);
      pages.outdate();
    },

    counts,
    encode: pages.encode,
    bytes: pages.bytes,
  };
}

const atOnce: InTurn = (render) => render();

/** True when the page is the same for everybody and may be cached; never with a cookie. */
const isCacheable = ({ headers }: Response): boolean =>
  (headers.get('cache-control') ?? '').startsWith('public') && !headers.has('set-cookie');
