import type { HttpBindings } from '@hono/node-server';
import { isFromProxy, type TrustedProxies } from '@sala/http-server';
import { countResponse, createCounter, createGauge, createHistogram, handleWithTelemetry } from '@sala/telemetry';
import type { MiddlewareHandler } from 'hono';
import type { CountPage, PageCache } from './pageCache/index.ts';

/**
 * Runs every request under an id, and counts it by the pattern of its path. The client's own id and trace are trusted
 * only from a proxy of ours, which sets them anew.
 */
export function observeRequests(
  patternOf: (path: string) => string,
  trustedProxies: TrustedProxies,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return (c, next) => {
    const { method, path } = c.req;
    const isBelieved = isFromProxy(trustedProxies, c.env?.incoming?.socket.remoteAddress ?? '');
    const header = (name: string) => (isBelieved ? c.req.header(name) : undefined);
    return handleWithTelemetry(
      { method, path, client: { id: header('x-request-id'), traceparent: header('traceparent') } },
      async ({ id }) => {
        await next();
        if (!c.res.headers.has('x-request-id')) c.res.headers.set('x-request-id', id);
        return { status: c.res.status, route: patternOf(path) };
      },
    );
  };
}

const rendering = createHistogram(
  'sala_page_render_seconds',
  'How long a page took to be made, its services included.',
  ['route'],
);

/** Renders, and counts how long it took. */
export function measureRender(
  render: (request: Request) => Promise<Response>,
  patternOf: (path: string) => string,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const end = rendering.startTimer({ route: patternOf(new URL(request.url).pathname) });
    return render(request).finally(end);
  };
}

/** Counts the pages that are sent from memory. */
export function createPageCounter(patternOf: (path: string) => string): CountPage {
  return (address, status) => countResponse({ status, route: patternOf(address.split('?', 1)[0] ?? '') });
}

const outcomes = createCounter(
  'sala_page_cache_total',
  'Pages sent from memory (fresh, or stale while they are renewed), rendered, and renderings that failed.',
  ['outcome'],
);
const memory = createGauge('sala_page_cache_bytes', 'How much memory the kept pages take.');

/** Reports the counters of the page cache. */
export function measurePages(pages: PageCache | null): void {
  if (!pages) return;
  outcomes.reset();
  for (const [outcome, count] of Object.entries(pages.counts)) outcomes.inc({ outcome }, count);
  memory.set(pages.bytes());
}
