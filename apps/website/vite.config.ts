import { getRequestListener } from '@hono/node-server';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { settings } from './app/services/settings.server.ts';
import { imageProxy } from './server/images/imageProxy.ts';

/** The development server has the site's pictures too: they come from the same proxy as in production. */
const pictures: Plugin = {
  name: 'pictures',
  configureServer(server) {
    const proxy = getRequestListener(imageProxy(settings.imageHosts).fetch);
    server.middlewares.use((request, response, next) => {
      if (request.url?.startsWith('/images/')) void proxy(request, response);
      else next();
    });
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter(), pictures],
  css: {
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true }, cssModules: { pattern: '[local]-[hash]' } },
  },
  build: {
    cssMinify: 'lightningcss',
    target: ['chrome111', 'safari16.4', 'firefox114'],
    // what changes with a library and what changes with a story of ours are kept apart, in as few files as that takes; what only
    // two or three pages share waits for them
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                {
                  name: 'site',
                  test: /(packages|app)\/(?!news\/(article|pictures)\/|socialCards\/).*\.(ts|tsx)$/,
                  minShareCount: 4,
                },
                // what the pages of stories share, and lists do without
                {
                  name: 'story',
                  test: /app\/(news\/article|news\/pictures\/(PictureLinks|useLightbox)|socialCards)/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
  },
  server: { port: settings.port, strictPort: true },
}));
