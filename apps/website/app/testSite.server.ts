import {
  createRequestHandler,
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router';
import * as entry from './entry.server.tsx';
import { leaveOutRoutes } from './leaveOutRoutes.server.ts';
import * as pageRoute from './pageRoute.tsx';
import * as root from './root.tsx';
import { ADDRESSES } from './routes.ts';

type Module = ServerBuild['routes'][string] extends infer Route
  ? NonNullable<Route & { module: unknown }>['module']
  : never;

const modules = import.meta.glob<Module>('./**/*Route.tsx');

/** A module as in the build, in which components get their props. */
function built<Given extends Partial<Module>>(module: Given): Given {
  const { default: Page, ErrorBoundary } = module;
  return {
    ...module,
    ...(Page && { default: withComponentProps(Page as never) }),
    ...(ErrorBoundary && { ErrorBoundary: withErrorBoundaryProps(ErrorBoundary as never) }),
  };
}

/**
 * The server-rendered site without a build, with the real routes, root and entry. `planted` adds pages of a test, by
 * path.
 */
export async function createTestSite(
  planted: Record<string, Partial<Module>> = {},
): Promise<(path: string, init?: RequestInit) => Promise<Response>> {
  const pages = await Promise.all(
    ADDRESSES.map(async ({ id, path, file }) => {
      const load = modules[`./${file}`];
      if (!load) throw new Error(`${file} is in the table of routes but not there`);
      return { id: id ?? file, path, module: built(await load()) };
    }),
  );
  const more = Object.entries(planted).map(([path, module]) => ({
    id: `planted${path}`,
    path,
    module: built({ default: () => null, ...module }),
  }));
  const routes = [
    { id: 'root', path: '', module: built(root as unknown as Partial<Module>) },
    { id: 'pageRoute', parentId: 'root', module: built(pageRoute as unknown as Partial<Module>) },
    ...[...more, ...pages].map((page) => ({ ...page, parentId: 'pageRoute' })),
  ];
  const assets = routes.map(({ module, ...route }) => ({
    ...route,
    module: `/assets/${route.id}.js`,
    hasLoader: 'loader' in module,
    hasAction: 'action' in module,
    hasErrorBoundary: 'ErrorBoundary' in module,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
  }));
  const byId = <Route extends { id: string }>(all: Route[]) => Object.fromEntries(all.map((one) => [one.id, one]));
  const build = {
    entry: { module: entry },
    routes: byId(routes),
    assets: {
      entry: { module: '/assets/entry.js', imports: [] },
      routes: byId(assets),
      url: '/assets/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
    allowedActionOrigins: false,
  } as unknown as ServerBuild;
  const handle = createRequestHandler(leaveOutRoutes(build), 'production');
  return (path, init) => handle(new Request(new URL(path, 'http://localhost:3000'), init));
}
