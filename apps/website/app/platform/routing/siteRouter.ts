import {
  UNSAFE_createClientRoutes as createClientRoutes,
  UNSAFE_createRouter as createRouter,
  type DataRouter,
  type DataStrategyFunction,
  data,
  UNSAFE_getTurboStreamSingleFetchDataStrategy as getDataStrategy,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  type UNSAFE_RouteModules as RouteModules,
  type UNSAFE_AssetsManifest as RouteTable,
} from 'react-router';
import { loadInTime } from '../../ui/index.ts';
import { canLeaveUnanswered } from '../offline/index.ts';
import type { FirstPage } from './pageRouter.ts';

declare global {
  interface Window {
    /** Where the build's table of routes puts itself. */
    __reactRouterManifest: RouteTable;
  }
}

/** How long the data of a page may take, in milliseconds; then the browser loads the page itself. */
const DATA_TIMEOUT_MS = 20_000;

/**
 * React Router for the whole site, going on from the page that the reader is at. `table` has the routes of that page
 * and gets those of the build's table, which has been loaded.
 */
export function createSiteRouter({ state, history }: FirstPage, modules: RouteModules, table: RouteTable): DataRouter {
  Object.assign(table.routes, window.__reactRouterManifest.routes);
  const { loaderData, errors } = state;
  const router: DataRouter = createRouter({
    routes: createClientRoutes(table.routes, modules, { loaderData, errors }, true, false),
    history,
    hydrationData: { loaderData, errors },
    mapRouteProperties,
    dataStrategy: leaveUnanswered(
      getDataStrategy(() => router, table, modules, true),
      loadOnDemand(modules, table),
    ),
  });
  return router.initialize();
}

/**
 * Adds to `modules` those of the other routes of `table`, each loaded when the router looks at it, and returns the ids
 * of those whose file did not come. Without a file React Router would load the page anew that is being left.
 */
function loadOnDemand(modules: RouteModules, table: RouteTable): ReadonlySet<string> {
  const missing = new Set<string>();
  for (const [id, route] of Object.entries(table.routes)) {
    if (!route || id in modules) continue;
    let module: object | undefined;
    const load = async () => {
      try {
        module = await loadInTime(import(/* @vite-ignore */ route.module));
      } catch {
        missing.add(id);
      }
      return module ?? {};
    };
    Object.defineProperty(modules, id, { get: () => module ?? load() });
  }
  return missing;
}

/**
 * Loads data with `load`. When the site does not answer (there is no network, a proxy fails, or nothing comes), or when
 * the file of the page's module is `missing` (it may be of an older release), the browser loads the page itself: the
 * service worker has what was saved, and the browser its own message for the rest. A page that has to stay says that the site cannot be
 * reached. What the site itself answers has a status, errors too, and is returned.
 */
function leaveUnanswered(load: DataStrategyFunction, missing: ReadonlySet<string>): DataStrategyFunction {
  return async (input) => {
    const { matches, request, fetcherKey } = input;
    const limit = new AbortController();
    for (const signal of [request.signal, AbortSignal.timeout(DATA_TIMEOUT_MS)])
      signal.addEventListener('abort', () => limit.abort(signal.reason));
    const limited = new Request(request, { signal: limit.signal });
    const runClientMiddleware: typeof input.runClientMiddleware = (run) =>
      input.runClientMiddleware((given) => run({ ...given, request: limited }));
    const results = await load({ ...input, runClientMiddleware });
    if (fetcherKey) return withoutErrors(results);
    const isUnanswered = Object.values(results).some(({ result }) => result instanceof Error);
    const isIncomplete = matches.some(({ route }) => missing.has(route.id));
    // the reader has pressed another link meanwhile
    if (request.signal.aborted || !(isUnanswered || isIncomplete)) return results;
    if (!isUnanswered || canLeaveUnanswered()) {
      location.assign(request.url);
      return new Promise(() => {});
    }
    const failed = { type: 'error' as const, result: data(null, 503) };
    return Object.fromEntries(Object.keys(results).map((id) => [id, failed]));
  };
}

/** The results for a part of a page, null where they failed: an error would replace the page. */
function withoutErrors(results: Awaited<ReturnType<DataStrategyFunction>>): typeof results {
  const none = { type: 'data' as const, result: null };
  return Object.fromEntries(Object.entries(results).map(([id, one]) => [id, one.type === 'error' ? none : one]));
}
