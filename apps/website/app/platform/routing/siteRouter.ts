import {
  UNSAFE_createClientRoutes as createClientRoutes,
  UNSAFE_createRouter as createRouter,
  type DataRouter,
  UNSAFE_getTurboStreamSingleFetchDataStrategy as getDataStrategy,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  type UNSAFE_RouteModules as RouteModules,
  type UNSAFE_AssetsManifest as RouteTable,
} from 'react-router';
import type { FirstPage } from './pageRouter.ts';

declare global {
  interface Window {
    /** Where the build's table of routes puts itself. */
    __reactRouterManifest: RouteTable;
  }
}

/**
 * React Router for the whole site, going on from the page that the reader is at. `table` has the routes of that page and
 * gets those of the build's table, which has been loaded.
 */
export function createSiteRouter({ state, history }: FirstPage, modules: RouteModules, table: RouteTable): DataRouter {
  Object.assign(table.routes, window.__reactRouterManifest.routes);
  const { loaderData, errors } = state;
  const router: DataRouter = createRouter({
    routes: createClientRoutes(table.routes, modules, { loaderData, errors }, true, false),
    history,
    hydrationData: { loaderData, errors },
    mapRouteProperties,
    dataStrategy: getDataStrategy(() => router, table, modules, true),
  });
  return router.initialize();
}
