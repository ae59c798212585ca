import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const CLIENT = join(import.meta.dirname, '../apps/website/build/client/assets');

/** What a first visit may weigh, in bytes: scripts (122 kB and 12 for the shell) and styles as gzip, fonts as they are. */
const BUDGETS = { scripts: 134_000, styles: 15_000, fonts: 70_000 };

// the routes of a first visit: the heaviest pages of a reader who comes from outside
const ROUTES = ['home/homeRoute', 'news/article/articleRoute', 'news/category/categoryRoute'];

interface ManifestRoute {
  id: string;
  module: string;
  imports: string[];
  css: string[];
}

/** Weighs the files that the first view of each route loads; exits with 1 when one is over its budget. */
function weigh(): void {
  const file = readdirSync(CLIENT).find((name) => name.startsWith('manifest-'));
  if (!file) throw new Error('the website has not been built');
  const text = readFileSync(join(CLIENT, file), 'utf8');
  const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
    entry: { module: string; imports: string[] };
    routes: Record<string, ManifestRoute>;
  };
  const gzipOf = (paths: Iterable<string>) =>
    [...new Set(paths)].reduce(
      (sum, path) =>
        sum +
        gzipSync(
          readFileSync(
            join(
              CLIENT,
              path
                .split('/')
                .at(-1)
                ?.replace(/[?#].*/, '') ?? '',
            ),
          ),
        ).length,
      0,
    );
  const fonts = readdirSync(CLIENT)
    .filter((name) => name.endsWith('.woff2'))
    .reduce((sum, name) => sum + readFileSync(join(CLIENT, name)).length, 0);
  const { root } = manifest.routes;
  let isOver = false;
  const say = (what: string, bytes: number, budget: number) => {
    isOver ||= bytes > budget;
    console.log(
      `${what.padEnd(44)} ${(bytes / 1000).toFixed(1).padStart(7)} kB of ${budget / 1000} kB${bytes > budget ? '  TOO HEAVY' : ''}`,
    );
  };
  for (const id of ROUTES) {
    const route = manifest.routes[id];
    if (!route || !root) throw new Error(`no route ${id} in the build`);
    const scripts = [file, manifest.entry, root, route].flatMap((one) =>
      typeof one === 'string' ? one : [one.module, ...one.imports],
    );
    say(`scripts of ${id}, gzip`, gzipOf(scripts), BUDGETS.scripts);
    say(`styles of ${id}, gzip`, gzipOf([...root.css, ...route.css]), BUDGETS.styles);
  }
  say('fonts', fonts, BUDGETS.fonts);
  if (isOver) process.exit(1);
}

weigh();
