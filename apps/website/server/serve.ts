import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { settings } from '../app/services/settings.server.ts';
import { fromMemory } from './pageCache/index.ts';
import { answerUnreadable } from './unreadable.ts';
import { createWebsite } from './website.ts';

/** How long an address with its headers may be, in bytes: a search of ten thousand Thai letters is answered, too. */
const LONGEST_HEADERS = 128 * 1024;
/** How long somebody may take to ask, in milliseconds; slow phones take seconds. */
const PATIENCE = 15_000;
const BUILD = join(import.meta.dirname, '../build');

/** Serves the built website on the port of its settings. */
export async function serve(): Promise<{ address: string; close(): Promise<void> }> {
  const build = (await import(join(BUILD, 'server/index.js'))) as ServerBuild;
  const app = createWebsite({
    render: createRequestHandler(build, 'production'),
    files: join(BUILD, 'client'),
    imageHosts: settings.imageHosts,
    media: settings,
    cacheBytes: settings.pageCacheBytes,
    trustedProxies: settings.trustedProxies,
    siteUrl: settings.siteUrl,
    limitsRates: settings.limitsRates,
  });
  const listener = getRequestListener(app.fetch);
  const server = createServer(
    { maxHeaderSize: LONGEST_HEADERS, headersTimeout: PATIENCE, requestTimeout: 2 * PATIENCE },
    app.pages ? fromMemory(app.pages, listener) : listener,
  );
  server.on('clientError', answerUnreadable);
  await new Promise<void>((done, fail) => server.once('error', fail).listen(settings.port, settings.host, done));
  return {
    address: settings.siteUrl,
    close: () => {
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), 2000).unref();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
