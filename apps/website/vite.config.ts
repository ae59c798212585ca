import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { reactRouter } from '@react-router/dev/vite';
import { Hono } from 'hono';
import { defineConfig, type Plugin } from 'vite';
import { constantTokens } from './constantTokens.ts';
import { makeFonts } from './fonts.ts';
import { playbackFiles } from './playbackFiles.ts';
import { createImageProxy } from './server/images/imageProxy.ts';
import { createSoundProxy } from './server/media/soundProxy.ts';
import { createStreamProxy } from './server/media/streamProxy.ts';
import { PICTURES, stationPictures } from './stationPictures.ts';

/** The development server has the site's pictures, sound and films too, from where they come in production. */
const media: Plugin = {
  name: 'media',
  async configureServer(server) {
    // only what serves needs settings: a build has none
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
 * What search engines read stands in the HTML that the server writes: in browsers these functions say nothing, and
 * weigh nothing.
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
/** What of React Router a page needs only when it is left. */
const LATER_ROUTING = new RegExp(
  `${ROUTING}(vendor/|lib/(router/(router|matcher|instrumentation)|dom/ssr/(routes|single-fetch|fog-of-war|data))\\.js)`,
);
/** What of it every page has, and the routes: they name what they do not use here. */
const NAMES_UNUSED = new RegExp(`${ROUTING}lib/(hooks|components|dom/lib|dom/ssr/(components|routes))\\.js$`);
const UNUSED_ROUTING = `
export const IDLE_FETCHER = { state: 'idle' };
export const IDLE_BLOCKER = { state: 'unblocked' };
const unused = () => { throw new Error('This part of the router comes when a page is left.'); };
export { unused as createRouter, unused as hasInvalidProtocol, unused as singleFetchUrl };
export { unused as isFogOfWarEnabled, unused as getPartialManifest };
export { unused as RemixRootDefaultErrorBoundary, unused as RemixRootDefaultHydrateFallback };`;

/**
 * The router itself comes when a page is left (docs/decisions/0048-the-router-comes-when-a-page-is-left.md): where
 * modules that every page has would bring it along, for what no page calls, they get the lines above. An upgrade that
 * wants more of them does not build.
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

const PRELOAD_HELPER: [found: RegExp, instead: string][] = [
  [/deps\.map\(/, 'deps.filter((dep) => !dep.includes("/site-")).map('],
  // the policy knows scripts by their place, not by a number to look for in the page
  [/const cspNonceMeta[\s\S]+getAttribute\("nonce"\);/, 'const cspNonce = null;'],
];

/**
 * A part that comes later does not bring the site's styles, which every page has. React Router writes `#` behind the
 * address of styles that a page shares with such parts, so that a part finds none and brings its own: with the site's, the
 * page was styled and laid out anew within the press that asked for the part.
 */
const siteStylesStay: Plugin = {
  name: 'site-styles-stay',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler(code) {
      const missing = PRELOAD_HELPER.find(([found]) => code.search(found) < 0);
      if (missing) this.error(`Vite looks for what a part needs without ${missing[0]}`);
      return { code: PRELOAD_HELPER.reduce((rest, [found, instead]) => rest.replace(found, instead), code), map: null };
    },
  },
};

/** What stands on every page: the shell, and what most pages are made of. */
const ON_EVERY_PAGE =
  /(packages\/(station\/src\/\w+\/station\.ts|thai\/)|app\/((Error|Failed)Page|(components\/(articleCards|newsSections)|platform\/(areas|clock|consent|headlines|leftOut|localStore|metadata|offline|polling|views)|shell|ui)\/))/;
/** What a press or a scroll brings, and what only some pages have. */
const COMES_LATER =
  /Banner|Card|Contents|Groups|Route|watchEmergency|countPlayLater|programData|(broadcast|episode|video)Data|Breaking|Focus|pageSections|calendar|span|ListNav|Opening|PageTitle/;

export default defineConfig({
  resolve: { alias: { '@fonts': await makeFonts() } },
  plugins: [
    reactRouter(),
    constantTokens,
    media,
    stationPictures,
    playbackFiles,
    forMachinesOnly,
    routerComesLater,
    siteStylesStay,
  ],
  css: {
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true }, cssModules: { pattern: '[local]-[hash]' } },
  },
  build: {
    cssMinify: 'lightningcss',
    // older ones get pages without scripts (app/platform/rendering/pageScript.server.ts)
    target: ['chrome111', 'safari16.4', 'firefox115'],
    rolldownOptions: {
      // who enters a room by its door gets the part it came for, not all that stands behind it
      treeshake: { moduleSideEffects: [{ test: /app\/.*\/index(\.server)?\.ts$/, sideEffects: false }] },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // what changes with a library and what changes with an article of ours are kept apart, in as few files as
          // that takes; what only two or three pages share waits for them
          output: {
            // each file's name stands in every page's list of routes: seven characters say as well that it has changed
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
                // what the pages share that tell what is on the air
                {
                  name: 'channels',
                  test: /packages\/(contracts\/src\/programs\/onAir|station\/src\/(\w+\/)?channels?)\.ts|app\/pages\/schedule\//,
                  minShareCount: 2,
                },
                // where a film will be: with the article's group, whose pages leave room for one, all that is watched would
                // load that group
                { name: 'frame', test: /app\/player\/video\/Frame/ },
                // what players share
                { name: 'media', test: /app\/player\/media\//, minShareCount: 2 },
                // what the lists that go on share, and articles do without
                {
                  name: 'lists',
                  test: /app\/(components\/(archive|articleCards\/(Clip|Timed))|pages\/news\/WithAside|ui\/(ListNav|Opening|PageTitle))/,
                  minShareCount: 2,
                },
                // what the pages of articles share, and lists do without
                {
                  name: 'article',
                  test: /app\/(pages\/news\/(article|toPageContent)|components\/(articleBody|lightbox\/(PictureLinks|useLightbox)|share|unavailable\/Withdrawn)|platform\/socialCards)/,
                  minShareCount: 2,
                },
                // what the pages of programmes share with those of what is watched
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
    // the build and the server around it count, log and trace in one place: it must be there once
    ssr: { build: { rolldownOptions: { external: ['@sala/telemetry'] } } },
  },
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
});
