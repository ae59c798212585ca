import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';

/**
 * The built files: those under `/assets` carry their hash in their name and never change. The service worker is asked
 * for anew.
 */
export function serveStaticFiles(folder: string): Hono {
  const app = new Hono();
  app.use(
    '/assets/*',
    serveStatic({ root: folder, precompressed: true, onFound: keep('public, max-age=31536000, immutable') }),
  );
  app.use('/station/*', serveStatic({ root: folder, precompressed: true, onFound: keep('public, max-age=86400') }));
  // what asks for it without having read a page takes a picture of any kind
  app.get('/favicon.ico', (c) => {
    c.header('cache-control', 'public, max-age=86400');
    return c.redirect('/station/apple-touch-icon.png', 301);
  });
  // what notifies readers and keeps pages for them must not be an old one
  const worker = serveStatic({ root: folder, precompressed: true, onFound: keep('no-cache') });
  app.use('/service-worker.js', worker);
  app.use('/service-worker/*', worker);
  return app;
}

function keep(policy: string) {
  return (_: string, c: Context) => c.header('cache-control', policy);
}
