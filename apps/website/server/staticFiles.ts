import { statSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';

/**
 * The built files: those under `/assets` have a hash in their name and never change. The service worker is checked for
 * changes.
 */
export function serveStaticFiles(folder: string): Hono {
  const app = new Hono();
  const serve = (path: string, policy: string) =>
    app.use(path, ignoreRange, etag(), serveStatic({ root: folder, precompressed: true, onFound: describe(policy) }));
  serve('/assets/*', 'public, max-age=31536000, immutable');
  serve('/station/*', 'public, max-age=86400');
  // programs that request it without having read a page accept any kind of picture
  app.get('/favicon.ico', (c) => {
    c.header('cache-control', 'public, max-age=86400');
    return c.redirect('/station/apple-touch-icon.png', 301);
  });
  // an old service worker would show old notifications and old pages
  serve('/service-worker.js', 'no-cache');
  serve('/service-worker/*', 'no-cache');
  return app;
}

/** Answers with the whole file: a cache in front could keep the refusal of a range in its place, for a year. */
const ignoreRange: MiddlewareHandler = (c, next) => {
  c.req.raw.headers.delete('range');
  return next();
};

function describe(policy: string) {
  return (file: string, c: Context) => {
    c.header('cache-control', policy);
    // browsers ask for the service worker at every visit: what they have is not sent again
    const { size, mtimeMs } = statSync(file);
    c.header('etag', `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`);
    // of an uncompressed file, too: a cache would send it to everybody
    c.header('vary', 'accept-encoding');
  };
}
