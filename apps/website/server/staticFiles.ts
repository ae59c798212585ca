import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';

/**
 * The built files: those under `/assets` have a hash in their name and never change. The service worker is checked for
 * changes.
 */
export function serveStaticFiles(folder: string): Hono {
  const app = new Hono();
  app.use(
    '/assets/*',
    serveStatic({ root: folder, precompressed: true, onFound: setCacheControl('public, max-age=31536000, immutable') }),
  );
  app.use(
    '/station/*',
    serveStatic({ root: folder, precompressed: true, onFound: setCacheControl('public, max-age=86400') }),
  );
  // programs that request it without having read a page accept any kind of picture
  app.get('/favicon.ico', (c) => {
    c.header('cache-control', 'public, max-age=86400');
    return c.redirect('/station/apple-touch-icon.png', 301);
  });
  // an old service worker would show old notifications and old pages
  const worker = serveStatic({ root: folder, precompressed: true, onFound: setCacheControl('no-cache') });
  app.use('/service-worker.js', worker);
  app.use('/service-worker/*', worker);
  return app;
}

function setCacheControl(policy: string) {
  return (_: string, c: Context) => c.header('cache-control', policy);
}
