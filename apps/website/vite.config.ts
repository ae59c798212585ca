import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { reactRouter } from '@react-router/dev/vite';
import { Hono } from 'hono';
import { Features } from 'lightningcss';
import { defineConfig, type Plugin } from 'vite';
import { constantTokens } from './constantTokens.ts';
import { makeFonts } from './fonts.ts';
import { playbackFiles } from './playbackFiles.ts';
import { createImageProxy } from './server/images/imageProxy.ts';
import { createSoundProxy } from './server/media/soundProxy.ts';
import { createStreamProxy } from './server/media/streamProxy.ts';
import { CLASS_PATTERN, shortClassNames } from './shortClassNames.ts';
import { PICTURES, stationPictures } from './stationPictures.ts';

/** Serves the pictures, sound and films of the site in development, too, from the same sources as in production. */
const media: Plugin = {
  name: 'media',
  async configureServer(server) {
    // only a server needs settings: a build has none
    const { settings } = await import('./app/platform/services/settings.server.ts');
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

const STRUCTURED_DATA = /\/app\/(platform\/metadata|pages\/special\/situation|pages\/listening)\/\w+Data\.ts$/;

/**
 * Structured data is part of the server's HTML, where search engines read it. In the client these functions are
 * replaced by ones that return null, and so add no size.
 */
const forMachinesOnly: Plugin = {
  name: 'for-machines-only',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: STRUCTURED_DATA },
    handler: (code) =>
      code
        .match(/(?<=^export (?:const|function) )\w+/gm)
        ?.map((name) => `export const ${name} = () => null;`)
        .join('\n'),
  },
};

const ROUTING = 'node_modules/react-router/dist/production/';
/** The modules of React Router that are needed only when the reader leaves a page. */
const LATER_ROUTING = new RegExp(
  `${ROUTING}(vendor/|lib/(router/(router|matcher|instrumentation)|dom/ssr/(routes|single-fetch|fog-of-war|data))\\.js)`,
);
/** The modules of React Router on every page, and the routes: they import names that they do not use here. */
const NAMES_UNUSED = new RegExp(`${ROUTING}lib/(hooks|components|dom/lib|dom/ssr/(components|routes))\\.js$`);
const UNUSED_ROUTING = `
export const IDLE_FETCHER = { state: 'idle' };
export const IDLE_BLOCKER = { state: 'unblocked' };
const unused = () => { throw new Error('This part of the router comes when a page is left.'); };
export { unused as createRouter, unused as hasInvalidProtocol, unused as singleFetchUrl };
export { unused as isFogOfWarEnabled, unused as getPartialManifest };
export { unused as RemixRootDefaultErrorBoundary, unused as RemixRootDefaultHydrateFallback };`;

/**
 * The router loads when the reader leaves a page (docs/decisions/0048-router-is-loaded-when-a-page-is-left.md). Modules
 * of the first load that would import it, for functions that are not called then, get the stubs above. After an upgrade
 * that needs more of them the build fails.
 */
const routerComesLater: Plugin = {
  name: 'router-comes-later',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /\/(router\/router|single-fetch|fog-of-war|errorBoundaries|fallback)\.js$/ },
    handler: (_, importer = '') => (NAMES_UNUSED.test(importer) ? '\0unused-routing' : null),
  },
  load: { filter: { id: /^\0unused-routing$/ }, handler: () => UNUSED_ROUTING },
};

/**
 * Loads the styles and the scripts of a part before the part. Vite's own helper is four times as long, takes a part
 * whose styles once failed to load for complete, and would load the site's styles again: React Router appends `#` to the
 * address of styles that a page shares with such parts, so that a part does not find them in the document; the page
 * would be laid out again during the press that loads the part.
 *
 * Scripts are fetched before they are imported: a module that once failed to load would fail at every later press
 * (docs/decisions/0060-parts-are-fetched-before-they-are-imported.md).
 */
const LOAD_PART = `
const coming = {};
const loadStyles = (href) => new Promise((onload, fail) => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload });
  link.onerror = () => {
    link.remove();
    fail();
  };
  document.head.append(link);
});
const loadScript = async (href) => {
  const answer = await fetch(href);
  await answer.blob();
  if (!answer.ok) throw answer;
};
const bring = async (file) => {
  const { href } = new URL('/' + file, location.href);
  if ([...document.querySelectorAll('link')].some((link) => link.href === href)) return;
  try {
    await (file.endsWith('.css') ? loadStyles : loadScript)(href);
  } catch {
    delete coming[file];
    throw new Error(file + ' has not come');
  }
};
export const __vitePreload = (load, files = []) =>
  Promise.all(files.map((file) => file.includes('/site-') || (coming[file] ??= bring(file)))).then(load);`;

const partsLoad: Plugin = {
  name: 'parts-load',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler(code) {
      if (!code.includes('export const __vitePreload =')) this.error('Vite loads parts by another function');
      return { code: LOAD_PART, map: null };
    },
  },
};

const NOT_AWAITED = 'return handler();';

/**
 * React Router waits for a page's styles before it looks at its data: data that fail earlier are an uncaught exception
 * until then, which browsers log.
 */
const failedDataIsAwaited: Plugin = {
  name: 'failed-data-is-awaited',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\/dom\/ssr\/routes\.js$/ },
    handler(code) {
      if (!code.includes(NOT_AWAITED)) this.error('React Router handles data by another function');
      return { code: code.replace(NOT_AWAITED, 'return await handler();'), map: null };
    },
  },
};

/** The modules of every page: the shell, and the components of most pages. */
const ON_EVERY_PAGE =
  /(packages\/(station\/src\/\w+\/station\.ts|thai\/)|app\/((Error|Failed)Page|(components\/(articleCards|newsSections)|platform\/(areas|clock|consent|headlines|leftOut|localStore|metadata|offline|polling|views)|shell|ui)\/))/;
/** The modules that a press or a scroll loads, and those of only some pages. */
const COMES_LATER =
  /Banner|Card|Contents|Groups|Route|watchEmergency|countPlayLater|programData|(broadcast|episode|video)Data|Breaking|Focus|pageSections|calendar|span|ListNav|Opening|PageTitle/;

export default defineConfig({
  resolve: { alias: { '@fonts': await makeFonts() } },
  plugins: [
    reactRouter(),
    constantTokens,
    shortClassNames(),
    media,
    stationPictures,
    playbackFiles,
    forMachinesOnly,
    routerComesLater,
    failedDataIsAwaited,
    partsLoad,
  ],
  // what browsers load of other packages, besides React's: a package that Vite finds later reloads the developer's page
  optimizeDeps: { noDiscovery: true, include: ['hls.js', 'zod'] },
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      drafts: { customMedia: true },
      cssModules: { pattern: CLASS_PATTERN },
      // each `color-scheme` would get four custom properties for `light-dark()`, which we do not use
      exclude: Features.LightDark,
    },
  },
  build: {
    cssMinify: 'lightningcss',
    // older browsers get pages without scripts (app/platform/rendering/pageScript.server.ts)
    target: ['chrome111', 'safari16.4', 'firefox115'],
    // with styles: Chrome before 104 and Safari before 16.4 know no media query as we write it (`width >= 992px`)
    cssTarget: ['chrome92', 'safari15', 'firefox115'],
    rolldownOptions: {
      // an import from a room's index.ts loads only the imported part, not the whole room
      treeshake: { moduleSideEffects: [{ test: /app\/.*\/index(\.server)?\.ts$/, sideEffects: false }] },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // code that changes with a library and code that changes with ours are in different files, in as few as
          // possible; code that only two or three pages share is loaded with them
          output: {
            // every page's table of routes contains each file's name: seven characters are enough to tell versions
            // apart
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: (id) =>
                    /node_modules\/(react|react-dom|react-router|scheduler)\//.test(id) && !LATER_ROUTING.test(id),
                },
                { name: 'site', test: (id) => ON_EVERY_PAGE.test(id) && !COMES_LATER.test(id) },
                // shared by the pages that show airings
                {
                  name: 'channels',
                  test: /packages\/(contracts\/src\/programs\/onAir|station\/src\/(\w+\/)?channels?)\.ts|app\/pages\/schedule\//,
                  minShareCount: 2,
                },
                // the frame of a film: in the article's group, whose pages reserve room for one, every page with a
                // video would load that group
                { name: 'frame', test: /app\/player\/video\/Frame/ },
                // shared by the players
                { name: 'media', test: /app\/player\/media\//, minShareCount: 2 },
                // shared by lists, but not used by articles
                {
                  name: 'lists',
                  test: /app\/(components\/(archive|articleCards\/(Clip|Timed))|pages\/news\/WithAside|ui\/(ListNav|Opening|PageTitle))/,
                  minShareCount: 2,
                },
                // shared by the pages of articles, but not used by lists
                {
                  name: 'article',
                  test: /app\/(pages\/news\/(article|toMeasuredContent)|components\/(articleBody|lightbox\/(PictureLinks|useLightbox)|share|unavailable\/Withdrawn)|platform\/socialCards)/,
                  minShareCount: 2,
                },
                // shared by the pages of programmes and of videos
                {
                  name: 'programs',
                  test: /app\/(platform\/metadata\/(broadcast|episode|video)Data|components\/programCards\/.*|pages\/programs\/[A-Z].*)\.tsx?$/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
    // the build and the server must share one instance, which counts, logs and traces
    ssr: { build: { rolldownOptions: { external: ['@sala/telemetry'] } } },
  },
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
});
