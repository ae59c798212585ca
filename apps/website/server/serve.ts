import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createHttpServer, isFromProxy, PUBLIC_LIMITS } from '@sala/http-server';
import {
  bindConsoleToLog,
  closeServer,
  collectProcessMetrics,
  createReadiness,
  drainServer,
  serveMonitoring,
  startTraces,
} from '@sala/telemetry';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { leaveOutRoutes } from '../app/leaveOutRoutes.server.ts';
import { settings } from '../app/platform/services/settings.server.ts';
import { explainUnreadable } from './limits/index.ts';
import { measurePages } from './observeRequests.ts';
import { followChanges, followPurges, servePagesFromMemory } from './pageCache/index.ts';
import { listPatterns } from './routePattern.ts';
import { createWebsite } from './website.ts';

const BUILD = join(import.meta.dirname, '../build');

/** Serves the built website on the port of its settings. */
export async function serve(): Promise<{ address: string; close(): Promise<void> }> {
  bindConsoleToLog('website', settings.logLevel);
  const build = (await import(join(BUILD, 'server/index.js'))) as ServerBuild;
  const endTraces = await startTraces('website', settings.traces);
  collectProcessMetrics('website');
  const render = createRequestHandler(leaveOutRoutes(build), 'production');
  const readiness = createReadiness(shareCheck(() => canRender(render)));
  const app = createWebsite({
    render,
    files: join(BUILD, 'client'),
    imageHosts: settings.imageHosts,
    serviceHosts: settings.serviceHosts,
    media: settings,
    cacheBytes: settings.pageCacheBytes,
    purgeSecret: settings.purgeSecret,
    trustedProxies: settings.trustedProxies,
    siteUrl: settings.siteUrl,
    limitsRates: settings.limitsRates,
    routes: listPatterns(build),
  });
  const measure = async () => measurePages(app.pages);
  const monitoring = settings.monitoring && (await serveMonitoring(settings.monitoring, readiness, measure));
  const listener = getRequestListener(app.fetch);
  const server = createHttpServer(
    app.pages ? servePagesFromMemory(app.pages, app.addresses, listener, app.counted) : listener,
    PUBLIC_LIMITS,
    explainUnreadable,
    (address) => isFromProxy(settings.trustedProxies, address),
  );
  const unfollow = settings.changes ? followChanges(app.pages, settings.changes) : followPurges();
  await new Promise<void>((done, fail) => server.once('error', fail).listen(settings.port, settings.host, done));
  readiness.begin(server);
  return {
    address: settings.siteUrl,
    close: async () => {
      await drainServer(server, readiness, settings.drainSeconds);
      unfollow();
      await closeServer(server);
      monitoring?.close();
      await endTraces();
    },
  };
}

/** True when pages can be rendered. Services need not answer for that: a page copes without them. */
async function canRender(render: (request: Request) => Promise<Response>): Promise<boolean> {
  const page = await render(new Request(new URL('/home', settings.siteUrl)));
  return page.status !== 500;
}

/** Checks until the result is true, and shares a running check. */
function shareCheck(check: () => Promise<boolean>): () => Promise<boolean> {
  let running: Promise<boolean> | null = null;
  const clear = () => {
    running = null;
    return false;
  };
  return () => {
    running ??= check().then((isSo) => isSo || clear(), clear);
    return running;
  };
}
