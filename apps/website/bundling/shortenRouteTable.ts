import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface RouteTable {
  entry: { imports: string[] };
  routes: Record<string, { hasDefaultExport: boolean; imports?: string[] }>;
}

/**
 * Removes from the client's table of routes those that are no page, false values, and imports that the entry has loaded
 * already: every first visit loads the table.
 */
export function shortenRouteTable(folder: string): void {
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
