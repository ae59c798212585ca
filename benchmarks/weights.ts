import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const CLIENT = join(import.meta.dirname, '../apps/website/build/client/assets');

/**
 * The budgets of a first visit, in bytes: scripts (of the 113 kB, 66 are React) and styles as gzip, fonts as they are.
 */
const BUDGETS = { scripts: 115_000, styles: 15_000, fonts: 53_000 };

/** The additional budget of the first followed link: the router, and the table of all routes. */
const ROUTER_BUDGET = 25_000;

/**
 * The additional budget of pressing a listen button, scripts and styles as gzip: the player, reading along, ratings and
 * reports.
 */
const PLAYER_BUDGET = 45_000;

/**
 * The additional budgets of pressing a film: our controls and captions, and hls.js, which assembles the stream
 * (docs/decisions/0020).
 */
const SCREEN_BUDGET = 20_000;
const HLS_BUDGET = 182_000;

// the routes of a first visit: the largest pages that readers open from other sites
const ROUTES = ['pages/home/homeRoute', 'pages/news/article/articleRoute', 'pages/news/category/categoryRoute'];

/** Pages that have more than an article: cards, tabs and frames for films. The controls of films load after a press. */
const PROGRAMME_ROUTES = [
  'pages/programs/recommended/recommendedRoute',
  'pages/programs/program/programRoute',
  'pages/live/liveRoute',
  'episode',
];
const PROGRAMME_SCRIPTS = 124_500;

interface ManifestRoute {
  id: string;
  module: string;
  imports: string[];
  css: string[];
}

/** Measures the files that the first view of each route loads; exits with 1 when one is over its budget. */
function weigh(): void {
  const file = readdirSync(CLIENT).find((name) => name.startsWith('manifest-'));
  if (!file) throw new Error('the website has not been built');
  const text = readFileSync(join(CLIENT, file), 'utf8');
  const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
    entry: { module: string; imports: string[] };
    routes: Record<string, ManifestRoute>;
  };
  const toName = (path: string) => basename(path).replace(/[?#].*/, '');
  const sumGzip = (paths: Iterable<string>) =>
    [...new Set([...paths].map(toName))].reduce((sum, name) => sum + readWeight(name), 0);
  // the other fonts load only with the first rare letter (apps/website/app/ui/fonts.css)
  const fonts = readdirSync(CLIENT)
    .filter((name) => name.includes('-common-') && name.endsWith('.woff2'))
    .reduce((sum, name) => sum + readFileSync(join(CLIENT, name)).length, 0);
  const { root } = manifest.routes;
  let isOver = false;
  const report = (what: string, bytes: number, budget: number) => {
    isOver ||= bytes > budget;
    console.log(
      `${what.padEnd(44)} ${(bytes / 1000).toFixed(1).padStart(7)} kB of ${budget / 1000} kB${bytes > budget ? '  TOO HEAVY' : ''}`,
    );
  };
  const listScripts = (id: string) =>
    [manifest.entry, root, manifest.routes[id]]
      .flatMap((one) => (one ? [one.module, ...one.imports] : []))
      // loads for readers who consent during a first visit, and is measured with it
      .concat(listChunks('Measurement'));
  for (const id of [...ROUTES, ...PROGRAMME_ROUTES]) {
    const route = manifest.routes[id];
    if (!route || !root) throw new Error(`no route ${id} in the build`);
    const budget = ROUTES.includes(id) ? BUDGETS.scripts : PROGRAMME_SCRIPTS;
    report(`scripts of ${id}, gzip`, sumGzip(listScripts(id)), budget);
    report(`styles of ${id}, gzip`, sumGzip([...root.css, ...route.css]), BUDGETS.styles);
  }
  report('fonts', fonts, BUDGETS.fonts);

  const first = ROUTES.flatMap(listScripts).map(toName);
  const early = first.find((name) => /^(player|playback|hlsStream|siteRouter)-/.test(name));
  if (early) throw new Error(`a first visit carries ${early}`);
  const beyond = (part: string, loaded: string[]) => listChunks(part).filter((name) => !loaded.includes(name));
  report('the router and its table, gzip', sumGzip([file, ...beyond('siteRouter', first)]), ROUTER_BUDGET);
  report('the player, gzip', sumGzip(beyond('player', first)), PLAYER_BUDGET);
  const playback = beyond('playback', first);
  report('controls of films, gzip', sumGzip(playback), SCREEN_BUDGET);
  report('hls.js, gzip', sumGzip(beyond('hlsStream', [...first, ...playback])), HLS_BUDGET);
  if (isOver) process.exit(1);
}

/** The size of a file as the build has compressed it, which is what browsers load. */
function readWeight(name: string): number {
  const path = join(CLIENT, name);
  return existsSync(`${path}.gz`) ? readFileSync(`${path}.gz`).length : gzipSync(readFileSync(path)).length;
}

/** The files of a part that is loaded on demand: its script, its style sheet, and its imports. */
function listChunks(part: string): string[] {
  const own = readdirSync(CLIENT).filter((name) => name.startsWith(`${part}-`) && /\.(js|css)$/.test(name));
  const scripts = own.filter((name) => name.endsWith('.js'));
  if (scripts.length !== 1) throw new Error(`${scripts.length} scripts of the ${part} in the build`);
  const found = new Set(own);
  for (const name of found) {
    if (!name.endsWith('.js')) continue;
    const text = readFileSync(join(CLIENT, name), 'utf8');
    for (const [, imported] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) if (imported) found.add(imported);
  }
  return [...found];
}

weigh();
