import type { Plugin } from 'vite';

const ROUTING = 'node_modules/react-router/dist/production/';
/** The modules of React Router that are needed only when the reader leaves a page. */
export const LATER_ROUTING = new RegExp(
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
export const routerComesLater: Plugin = {
  name: 'router-comes-later',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /\/(router\/router|single-fetch|fog-of-war|errorBoundaries|fallback)\.js$/ },
    handler: (_, importer = '') => (NAMES_UNUSED.test(importer) ? '\0unused-routing' : null),
  },
  load: { filter: { id: /^\0unused-routing$/ }, handler: () => UNUSED_ROUTING },
};
