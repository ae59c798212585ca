import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApis } from '../apps/newsroom/src/apis/index.ts';
import { loadDemo } from '../apps/newsroom/src/content/demo/index.ts';
import { importNews } from '../apps/newsroom/src/content/import/index.ts';
import { type Database, openEmbedded } from '../apps/newsroom/src/database/index.ts';
import { ROOT } from '../scripts/step.ts';
import { onManyStories } from './searchMany.ts';
import { SEARCH_QUERIES } from './searchQueries.ts';

// How long searches take in the newsroom: `node benchmarks/search.ts [--postgres URL [--stories 1000000]]`.
const REAL_NEWS = join(ROOT, '../shared/data/thai-government-news.ndjson.gz');
const ROUNDS = 7;

const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
};

const directory = mkdtempSync(join(tmpdir(), 'sala-bench-'));
const { db, close } = await openEmbedded(directory);
const started = performance.now();
if (existsSync(REAL_NEWS)) for await (const _ of importNews(db, createReadStream(REAL_NEWS)));
else await loadDemo(db, new Date());
console.log(`stories are in after ${((performance.now() - started) / 1000).toFixed(0)} s`);
await measure('embedded', db);
await close();
rmSync(directory, { recursive: true, force: true });

const server = option('postgres') ?? process.env.TEST_DATABASE_URL;
const stories = Number(option('stories') ?? 1_000_000);
if (server) await onManyStories(server, stories, (many) => measure(`PostgreSQL, ${stories} stories`, many));

async function measure(where: string, database: Database): Promise<void> {
  const app = createApis(database, { address: 'http://localhost' });
  const table = [];
  for (const [call, queries] of [
    ['news', SEARCH_QUERIES],
    ['news, by time', SEARCH_QUERIES],
    ['suggestions', SEARCH_QUERIES.map((query) => [...query].slice(0, 4).join(''))],
  ] as const) {
    const path =
      call === 'suggestions' ? '/search/suggestions?' : `/search/news?${call === 'news' ? '' : 'sort=time&'}`;
    const times: { query: string; millis: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      for (const query of queries) {
        const before = performance.now();
        const answer = await app.request(`${path}q=${encodeURIComponent(query)}`);
        await answer.arrayBuffer();
        if (answer.status !== 200) throw new Error(`${query}: ${answer.status}`);
        // the first round fills caches and prepares statements
        if (round > 0) times.push({ query, millis: performance.now() - before });
      }
    }
    times.sort((one, other) => one.millis - other.millis);
    const at = (share: number) => times[Math.floor((times.length - 1) * share)]?.millis.toFixed(1);
    table.push({ call, p50: at(0.5), p95: at(0.95), longest: at(1), 'longest for': times.at(-1)?.query });
  }
  console.log(`\n${where}, milliseconds for an answer without the network:`);
  console.table(table);
}
