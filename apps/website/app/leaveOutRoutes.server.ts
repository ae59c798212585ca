import type { ServerBuild } from 'react-router';
import { isLeftOut } from './platform/services/leftOut.server.ts';

/** A build in which the routes of left-out parts answer like unknown addresses, without requests to services. */
export function leaveOutRoutes<Build extends Pick<ServerBuild, 'routes'>>(build: Build): Build {
  const nowhere = Object.values(build.routes).find((route) => route?.path === '*');
  if (!nowhere) return build;
  // the routes accept no writes either
  const module = { ...nowhere.module, action: nowhere.module.loader };
  const routes = Object.entries(build.routes).map(([id, route]) =>
    route?.path && isLeftOut(toPattern(route.path)) ? [id, { ...route, module }] : [id, route],
  );
  return { ...build, routes: Object.fromEntries(routes) };
}

/** An optional parameter is not a part of the path itself. */
const toPattern = (path: string) => `/${path.replace(/^\//, '').replace(/\/:\w+\?$/, '')}`;
