import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApis } from '../apps/newsroom/src/apis/index.ts';
import { loadDemo } from '../apps/newsroom/src/content/demo/index.ts';
import { importNews } from '../apps/newsroom/src/content/import/index.ts';
import { type Database, openEmbedded } from '../apps/newsroom/src/database/index.ts';
import { build } from '../scripts/build.ts';
import { startPostgres } from '../scripts/postgres.ts';
import { ROOT } from '../scripts/step.ts';
import { endApplication, read, startApplication } from './processes.ts';
import { onManyStories } from './searchMany.ts';
import { SEARCH_QUERIES } from './searchQueries.ts';

// How long searches take: `npm run bench:search`. What is measured, how, and the last results: benchmarks/README.md.
const REAL_NEWS = join(ROOT, '../shared/data/thai-government-news.ndjson.gz');
const ROUNDS = 7;
/** How many stories a server has: about as many as the real news, and a million. */
const SIZES = [14_000, 1_000_000];
const SITE = { PORT: '3211', NEWSROOM_URL: 'http://localhost:4211' };

const NEWSROOM_CALLS = {
  news: '/search/news?q=',
  'news, by time': '/search/news?sort=time&q=',
  suggestions: '/search/suggestions?q=',
};

type Ask = (path: string) => Promise<unknown>;

await build();
const directory = mkdtempSync(join(tmpdir(), 'sala-bench-'));
await onRealNews(directory);
await throughTheWebsite(directory);
rmSync(directory, { recursive: true, force: true });
await onServers();

async function onRealNews(data: string): Promise<void> {
  const { db, close } = await openEmbedded(data);
  if (existsSync(REAL_NEWS)) for await (const _ of importNews(db, createReadStream(REAL_NEWS)));
  else await loadDemo(db, new Date());
  await measure(existsSync(REAL_NEWS) ? 'embedded, the real news' : 'embedded, the demo', NEWSROOM_CALLS, asked(db));
  await close();
}

async function throughTheWebsite(data: string): Promise<void> {
  const settings = { DATA_DIR: data, NEWSROOM_PORT: '4211', DATABASE_URL: '', DEMO_CONTENT: 'off' };
  const newsroom = await startApplication('apps/newsroom/src/main.ts', settings);
  const website = await startApplication('apps/website/server/main.ts', SITE);
  const page = (path: string) => read(`http://localhost:${SITE.PORT}${path}`);
  await measure('pages of the website, the same stories', { page: '/search?q=' }, page);
  await endApplication(website);
  await endApplication(newsroom);
}

async function onServers(): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  const own = given ? null : await startPostgres();
  const server = given ?? own?.url;
  if (!server) return;
  const slowest: number[] = [];
  for (const stories of SIZES)
    await onManyStories(server, stories, async (many) => {
      slowest.push(await measure(`PostgreSQL, ${stories} short stories`, NEWSROOM_CALLS, asked(many)));
    });
  const [few = 0, many = 0] = slowest;
  console.log(`\nSeventy times the stories take ${(many / few).toFixed(1)} times as long (p95 of news).`);
  await own?.stop();
}

function asked(db: Database): Ask {
  const app = createApis(db, { address: 'http://localhost' });
  return async (path) => {
    const answer = await app.request(path);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    await answer.arrayBuffer();
  };
}

/** Asks for every query in every call, prints how long that takes, in milliseconds, and says the p95 of the first call. */
async function measure(where: string, calls: Record<string, string>, ask: Ask): Promise<number> {
  const table = [];
  for (const [call, path] of Object.entries(calls)) {
    const times: { query: string; millis: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      for (const query of SEARCH_QUERIES) {
        // a suggestion is asked for while the first word is being typed
        const text = call === 'suggestions' ? [...query].slice(0, 4).join('') : query;
        const before = performance.now();
        await ask(path + encodeURIComponent(text));
        // the first round fills caches and prepares statements
        if (round > 0) times.push({ query: text, millis: performance.now() - before });
      }
    }
    times.sort((one, other) => one.millis - other.millis);
    const at = (share: number) => times[Math.floor((times.length - 1) * share)]?.millis ?? 0;
    table.push({ call, p50: at(0.5), p95: at(0.95), longest: at(1), 'longest for': times.at(-1)?.query });
  }
  console.log(`\n${where}:`);
  console.table(
    table.map(({ p50, p95, longest, ...row }) => ({
      ...row,
      p50: p50.toFixed(1),
      p95: p95.toFixed(1),
      longest: longest.toFixed(1),
    })),
  );
  return table[0]?.p95 ?? 0;
}
