import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Plugin } from 'vite';
import { createImageProxy } from '../server/images/imageProxy.ts';
import { createSoundProxy } from '../server/media/soundProxy.ts';
import { createStreamProxy } from '../server/media/streamProxy.ts';
import { PICTURES } from './stationPictures.ts';

/** Serves the pictures, sound and films of the site in development, too, from the same sources as in production. */
export const media: Plugin = {
  name: 'media',
  async configureServer(server) {
    // only a server needs settings: a build has none
    const { settings } = await import('../app/platform/services/settings.server.ts');
    const proxies = new Hono()
      .use('/station/*', serveStatic({ root: PICTURES, rewriteRequestPath: (path) => path.slice('/station'.length) }))
      .route('/', createImageProxy(settings))
      .route('/', createSoundProxy(settings))
      .route('/', createStreamProxy(settings));
    const proxy = getRequestListener(proxies.fetch);
    server.middlewares.use((request, response, next) => {
      if (/^\/(station|images|sound|streams|static\/audio)\//.test(request.url ?? '')) void proxy(request, response);
      else next();
    });
  },
};
