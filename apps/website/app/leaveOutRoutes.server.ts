import type { ServerBuild } from 'react-router';
import { isLeftOut } from './platform/services/leftOut.server.ts';

/** A build in which the routes of what is left out answer as addresses do that are nowhere: nothing is asked for them. */
export function leaveOutRoutes<Build extends Pick<ServerBuild, 'routes'>>(build: Build): Build {
  const nowhere = Object.values(build.routes).find((route) => route?.path === '*');
  if (!nowhere) return build;
  // nothing can be sent there either
  const module = { ...nowhere.module, action: nowhere.module.loader };
  const routes = Object.entries(build.routes).map(([id, route]) =>
    route?.path && isLeftOut(toPattern(route.path)) ? [id, { ...route, module }] : [id, route],
  );
  return { ...build, routes: Object.fromEntries(routes) };
}

/** A parameter that may be missing makes no part of its own. */
const toPattern = (path: string) => `/${path.replace(/^\//, '').replace(/\/:\w+\?$/, '')}`;
