import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressFiles } from './compressFiles.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  // the table of routes is small: one file of it in the build costs less than asking the server for each route
  routeDiscovery: { mode: 'initial' },
  // a second file for what a page does when more of it is loaded costs every reader a line in that table
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    shortenRouteTable(join(client, 'assets'));
    compressFiles(client);
  },
} satisfies Config;

interface RouteTable {
  entry: { imports: string[] };
  routes: Record<string, { hasDefaultExport: boolean; imports?: string[] }>;
}

/**
 * Takes out of the browsers' table of routes what is no page, what is not so, and what the entry has loaded already:
 * every first visit loads the table.
 */
function shortenRouteTable(folder: string): void {
  const file = readdirSync(folder).find((name) => /^manifest-\w+\.js$/.test(name));
  if (!file) throw new Error('the build has no table of routes');
  const text = readFileSync(join(folder, file), 'utf8');
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}') + 1];
  const table: RouteTable = JSON.parse(text.slice(from, to));
  const pages = Object.entries(table.routes)
    .filter(([id, { hasDefaultExport }]) => id === 'root' || hasDefaultExport)
    .map(([id, route]) => [
      id,
      { ...route, imports: route.imports?.filter((one) => !table.entry.imports.includes(one)) },
    ]);
  const short = JSON.stringify({ ...table, routes: Object.fromEntries(pages) }, (_, value) => value || undefined);
  writeFileSync(join(folder, file), text.slice(0, from) + short + text.slice(to));
}
