import { QueueFullError, type TrustedProxies } from '@sala/http-server';
import { getCurrentRequest, runWithRequestId } from '@sala/telemetry';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { PictureHosts } from '../app/platform/pictures/index.server.ts';
import { CLIENT_ADDRESS_HEADER } from '../app/platform/security/clientAddress.ts';
import { toCacheControl } from './cacheControl.ts';
import { setClientAddress } from './clientAddress.ts';
import { compressResponse } from './compression.ts';
import { createImageProxy } from './images/imageProxy.ts';
import {
  createRateLimits,
  createRenderingQueue,
  limitRequests,
  readWholeBody,
  rejectCrowded,
  rejectRequest,
  requireOwnOrigin,
} from './limits/index.ts';
import { createSoundProxy, type SoundSources } from './media/soundProxy.ts';
import { createStreamProxy } from './media/streamProxy.ts';
import { createPageCounter, measureRender, observeRequests } from './observeRequests.ts';
import {
  type CountPage,
  createPageAddresses,
  createPageCache,
  createPageHandler,
  createPurgeRoute,
  type PageAddresses,
  type PageCache,
} from './pageCache/index.ts';
import { createPatternFinder } from './routePattern.ts';
import { setSecurityHeaders } from './securityHeaders.ts';
import { serveStaticFiles } from './staticFiles.ts';

export interface WebsiteParts extends PictureHosts {
  /** Renders a page, or the data of one. */
  render: (request: Request) => Promise<Response>;
  /** The folder of the built files that browsers load. */
  files: string;
  /** The sources of sounds and films. */
  media: SoundSources;
  /** The memory for cached pages, in bytes; 0 caches none. */
  cacheBytes: number;
  /** The secret with which services report changes; without it none can. */
  purgeSecret?: string | undefined;
  /** The trusted proxies in front of it. */
  trustedProxies: TrustedProxies;
  /** The public address of the site. */
  siteUrl: string;
  /** True when it limits the rate of a reader's writes itself; a proxy in front may do so instead. */
  limitsRates: boolean;
  /** The patterns of its pages' paths, by which requests are counted and pages know their parameters. */
  routes?: string[];
}

/** Pages know their site from its settings, not from the request. */
const ANY_ORIGIN = 'http://website';

/**
 * The HTTP server around the application: its files, its pictures, sounds and films, then its pages; `pages` is their
 * cache, or null, with the `addresses` that are its keys; `counted` counts an answer that was given without the
 * application.
 */
export function createWebsite(
  parts: WebsiteParts,
): Hono & { pages: PageCache | null; addresses: PageAddresses; counted: CountPage } {
  const { files, media, cacheBytes, trustedProxies, siteUrl, limitsRates, routes = [] } = parts;
  const headers = setSecurityHeaders(siteUrl);
  const patternOf = createPatternFinder(routes);
  const app = new Hono();
  app.use(observeRequests(patternOf, trustedProxies));
  app.use(headers);
  app.get('/healthz', (c) => c.text('alive\n', 200, { 'cache-control': 'no-store' }));
  app.use(setClientAddress(trustedProxies));
  app.use(limitRequests);
  app.use(createRateLimits(limitsRates));
  app.route('/', serveStaticFiles(files));
  app.route('/', createImageProxy(parts));
  app.route('/', createSoundProxy(media));
  app.route('/', createStreamProxy(media));
  const rendering = createPageRendering(measureRender(parts.render, patternOf), headers);
  // nothing of the first request gets into a cached page: no cookie, no language, no parameter that does not matter
  const render = (address: string, readerAddress?: string) => {
    const headers = {
      accept: 'text/html',
      ...(readerAddress !== undefined && { [CLIENT_ADDRESS_HEADER]: readerAddress }),
    };
    return runWithRequestId('renew', async () => rendering.fetch(new Request(ANY_ORIGIN + address, { headers })));
  };
  const pages = cacheBytes > 0 ? createPageCache({ render, maxBytes: cacheBytes }) : null;
  // requests of services, with a secret of theirs, come before the check that writes come from our own pages
  if (parts.purgeSecret) app.route('/', createPurgeRoute(pages, parts.purgeSecret));
  app.use(requireOwnOrigin(siteUrl));
  // the router would fail
  app.options('*', (c) => c.body(null, 204, { allow: 'GET, HEAD' }));
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', readWholeBody);
  const inTurn = createRenderingQueue();
  const addresses = createPageAddresses(patternOf);
  if (pages) app.get('*', createPageHandler(pages, addresses, inTurn));
  app.all('*', async (c) => compressResponse(c.req.raw, await inTurn(c, async () => rendering.fetch(c.req.raw))));
  app.onError(handleError);
  return Object.assign(app, { pages, addresses, counted: createPageCounter(patternOf) });
}

/**
 * Renders a whole page for the cache: with the headers of every answer, and how long it may be cached. Never throws.
 */
function createPageRendering(render: WebsiteParts['render'], headers: MiddlewareHandler): Hono {
  const app = new Hono();
  app.use(headers);
  app.all('*', async (c) => {
    const page = await render(c.req.raw);
    page.headers.set('cache-control', toCacheControl(page.status, new URL(c.req.url)));
    // the log records each rendering, whichever request gets the page
    page.headers.set('x-request-id', getCurrentRequest()?.id ?? '');
    return page;
  });
  app.onError(handleError);
  return app;
}

function handleError(error: Error, c: Context): Response {
  if (error instanceof QueueFullError) return rejectCrowded(c);
  console.error(`${c.req.path}:`, error);
  return rejectRequest(c, 500, 'ขออภัย ระบบขัดข้องชั่วคราว', 'โปรดลองใหม่อีกครั้งในอีกสักครู่');
}
