import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  // the table of routes is small: one file of it in the build costs less than asking the server for each route
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
