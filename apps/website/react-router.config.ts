import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressFiles } from './bundling/compressFiles.ts';
import { shortenRouteTable } from './bundling/shortenRouteTable.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  // the table of routes is small: sending all of it costs less than requests for single routes
  routeDiscovery: { mode: 'initial' },
  // splitting the modules of routes would add a line per route to that table, which every reader loads
  splitRouteModules: false,
  buildEnd: async ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    shortenRouteTable(join(client, 'assets'));
    await compressFiles(client);
  },
} satisfies Config;
