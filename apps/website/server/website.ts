import { QueueFull, type TrustedProxies } from '@sala/http-server';
import { currentRequest, underId } from '@sala/telemetry';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { cacheControl } from './cacheControl.ts';
import { clientAddress } from './clientAddress.ts';
import { compressed } from './compression.ts';
import { imageProxy } from './images/imageProxy.ts';
import { ownWrites, rateLimits, refuseCrowded, renderingTurns, requestLimits } from './limits/index.ts';
import { type SoundSources, soundProxy } from './media/soundProxy.ts';
import { streamProxy } from './media/streamProxy.ts';
import { observed, pageCounter, timed } from './observed.ts';
import { type CountPage, type PageCache, pageCache, pageHandler, purgeRoute } from './pageCache/index.ts';
import { readerOf } from './readerOf.ts';
import { routePattern } from './routePattern.ts';
import { securityHeaders } from './securityHeaders.ts';
import { staticFiles } from './staticFiles.ts';

export interface WebsiteParts {
  /** Renders a page, or the data of one. */
  render: (request: Request) => Promise<Response>;
  /** The folder of the built files that browsers load. */
  files: string;
  /** The hosts from which pictures may be fetched. */
  imageHosts: ReadonlySet<string>;
  /** Where sound and films come from. */
  media: SoundSources;
  /** How much memory kept pages may take, in bytes; 0 keeps none. */
  cacheBytes: number;
  /** What services prove with that they may tell what has changed; without it none may. */
  purgeSecret?: string | undefined;
  /** Makes the application forget what it remembers itself of its services' answers. */
  forget?: () => void;
  /** The proxies that stand in front of it. */
  trustedProxies: TrustedProxies;
  /** The address under which readers reach it. */
  siteUrl: string;
  /** Whether it counts itself how fast somebody writes; a proxy in front may do so instead. */
  limitsRates: boolean;
  /** The patterns of its pages' addresses, under which requests are counted. */
  routes?: string[];
}

/** Pages know their site by its settings, not by who asks. */
const ANY_ORIGIN = 'http://website';

/**
 * The HTTP server around the application: its files, its pictures, sound and films, then its pages; `pages` are those that are kept, null
 * for none; `counted` counts an answer that was given without it.
 */
export function createWebsite(parts: WebsiteParts): Hono & { pages: PageCache | null; counted: CountPage } {
  const { files, imageHosts, media, cacheBytes, trustedProxies, siteUrl, limitsRates, routes = [] } = parts;
  const headers = securityHeaders(siteUrl);
  const patternOf = routePattern(routes);
  const app = new Hono();
  app.use(observed(patternOf, trustedProxies));
  app.use(headers);
  app.get('/healthz', (c) => c.text('alive\n', 200, { 'cache-control': 'no-store' }));
  app.use(clientAddress(trustedProxies));
  app.use(requestLimits);
  app.use(rateLimits(limitsRates));
  app.route('/', staticFiles(files));
  app.route('/', imageProxy(imageHosts));
  app.route('/', soundProxy(media));
  app.route('/', streamProxy(media));
  const rendering = pageRendering(timed(parts.render, patternOf), headers);
  // nothing of who asks first gets into a page that is kept: no cookie, no language, no parameter that does not matter
  const render = (address: string) => underId('renew', async () => rendering.fetch(new Request(ANY_ORIGIN + address)));
  const pages = cacheBytes > 0 ? pageCache({ render, maxBytes: cacheBytes, forget: parts.forget }) : null;
  // what other services send, with a secret of theirs, stands before what lets only our own pages write
  if (pages && parts.purgeSecret) app.route('/', purgeRoute(pages, parts.purgeSecret));
  app.use(ownWrites(siteUrl));
  const inTurn = renderingTurns();
  if (pages) app.get('*', pageHandler(pages, inTurn));
  app.all('*', async (c) => compressed(c.req.raw, await inTurn(readerOf(c), async () => rendering.fetch(c.req.raw))));
  app.onError(failed);
  return Object.assign(app, { pages, counted: pageCounter(patternOf) });
}

/** A page as it is kept, whole: with the headers of every answer, and how long it may be kept. Never throws. */
function pageRendering(render: WebsiteParts['render'], headers: MiddlewareHandler): Hono {
  const app = new Hono();
  app.use(headers);
  app.all('*', async (c) => {
    const page = await render(c.req.raw);
    page.headers.set('cache-control', cacheControl(page.status, new URL(c.req.url)));
    // whoever is sent the page, its rendering is what the log tells of
    page.headers.set('x-request-id', currentRequest()?.id ?? '');
    return page;
  });
  app.onError(failed);
  return app;
}

function failed(error: Error, c: Context): Response {
  if (error instanceof QueueFull) return refuseCrowded(c);
  console.error(`${c.req.path}:`, error);
  return c.text('ขออภัย ระบบขัดข้องชั่วคราว โปรดลองใหม่อีกครั้งในอีกสักครู่', 500, { 'cache-control': 'no-store' });
}
