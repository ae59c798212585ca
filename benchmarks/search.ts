import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApis } from '../apps/newsroom/src/apis.ts';
import { type Database, openEmbedded } from '../apps/newsroom/src/database/index.ts';
import { loadDemo } from '../apps/newsroom/src/demo/index.ts';
import { importNews } from '../apps/newsroom/src/import/import.ts';
import { build } from '../scripts/build.ts';
import { startPostgres } from '../scripts/machine/postgres.ts';
import { ROOT } from '../scripts/step.ts';
import { computeQuantile } from './computeQuantile.ts';
import { endApplication, read, startApplication } from './processes.ts';
import { onManyArticles, onManyEmbedded } from './searchMany.ts';
import { SEARCH_QUERIES } from './searchQueries.ts';

// The duration of searches: `npm run bench:search`. What is measured, how, and the last results: benchmarks/README.md.
const REAL_NEWS = join(ROOT, '../shared/data/thai-government-news.ndjson.gz');
const ROUNDS = 10;
/** The number of articles in the embedded database: that of a newsroom after some years. */
const EMBEDDED = 62_000;
/** The numbers of articles in a server: about that of the real news, and a million. */
const SIZES = [14_000, 1_000_000];
const SITE = { PAGE_CACHE_MB: '0', PORT: '3211', NEWSROOM_URL: 'http://localhost:4211' };

const NEWSROOM_CALLS = {
  news: '/search/news?q=',
  'news, by time': '/search/news?sort=time&q=',
  suggestions: '/search/suggestions?q=',
};

type Ask = (path: string) => Promise<unknown>;

await build();
const directory = mkdtempSync(join(tmpdir(), 'sala-bench-'));
await onRealNews(directory);
await measureWebsite(directory);
rmSync(directory, { recursive: true, force: true });
await onManyEmbedded(EMBEDDED, async (many) => {
  await measure(`embedded, ${EMBEDDED} short articles`, NEWSROOM_CALLS, createRequest(many));
});
await onServers();

async function onRealNews(data: string): Promise<void> {
  const { db, close } = await openEmbedded(data);
  if (existsSync(REAL_NEWS))
    for await (const _ of importNews(db, createReadStream(REAL_NEWS), new AbortController().signal));
  else await loadDemo(db, new Date());
  await measure(
    existsSync(REAL_NEWS) ? 'embedded, the real news' : 'embedded, the demo',
    NEWSROOM_CALLS,
    createRequest(db),
  );
  await close();
}

async function measureWebsite(data: string): Promise<void> {
  const settings = { DATA_DIR: data, NEWSROOM_PORT: '4211', DATABASE_URL: '', DEMO_CONTENT: 'off' };
  const newsroom = await startApplication('apps/newsroom/src/main.ts', settings);
  const website = await startApplication('apps/website/server/main.ts', SITE);
  const page = (path: string) => read(`http://localhost:${SITE.PORT}${path}`);
  await measure('pages of the website, the same articles', { page: '/search?q=' }, page);
  await endApplication(website);
  await endApplication(newsroom);
}

async function onServers(): Promise<void> {
  const testDatabase = process.env.TEST_DATABASE_URL;
  const own = testDatabase ? null : await startPostgres();
  const server = testDatabase ?? own?.url;
  if (!server) return;
  const slowest: number[] = [];
  for (const articleCount of SIZES)
    await onManyArticles(server, articleCount, async (many) => {
      slowest.push(await measure(`PostgreSQL, ${articleCount} short articles`, NEWSROOM_CALLS, createRequest(many)));
    });
  const [few = 0, many = 0] = slowest;
  console.log(`\nSeventy times the articles take ${(many / few).toFixed(1)} times as long (p95 of news).`);
  await own?.stop();
}

function createRequest(db: Database): Ask {
  const app = createApis(db, { address: 'http://localhost' });
  return async (path) => {
    const answer = await app.request(path);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    await answer.arrayBuffer();
  };
}

/**
 * Sends every query to every call, and prints the times in milliseconds: those of all requests, and those of each
 * query's best round, which other processes disturb least. Returns the first call's p95 of the best rounds.
 */
async function measure(where: string, calls: Record<string, string>, request: Ask): Promise<number> {
  const table = [];
  for (const [call, path] of Object.entries(calls)) {
    const best = new Map<string, number>();
    const all: number[] = [];
    // the first round fills caches and prepares statements
    for (let round = 0; round <= ROUNDS; round++) {
      for (const query of SEARCH_QUERIES) {
        // suggestions are requested while the first word is being typed
        const text = call === 'suggestions' ? [...query].slice(0, 4).join('') : query;
        const before = performance.now();
        await request(path + encodeURIComponent(text));
        const millis = performance.now() - before;
        if (round === 0) continue;
        all.push(millis);
        best.set(text, Math.min(millis, best.get(text) ?? millis));
      }
    }
    const [slowest] = [...best].sort(([, one], [, other]) => other - one);
    table.push({
      call,
      'best p50': toTenths(best.values(), 0.5),
      'best p95': toTenths(best.values(), 0.95),
      'all p50': toTenths(all, 0.5),
      'all p95': toTenths(all, 0.95),
      slowest: slowest?.[0],
    });
  }
  console.log(`\n${where}, at a load of ${loadavg()[0]?.toFixed(1)}:`);
  console.table(table);
  return table[0]?.['best p95'] ?? 0;
}

function toTenths(values: Iterable<number>, part: number): number {
  return Math.round(computeQuantile(values, part) * 10) / 10;
}
