import { createApis } from '../apps/newsroom/src/apis.ts';
import type { Database } from '../apps/newsroom/src/database/index.ts';
import { startPostgres } from '../scripts/machine/postgres.ts';
import { onManyArticles, onManyEmbedded } from './searchMany.ts';

// The time that the newsroom needs for pages of a section with very many articles: `npm run bench:many`. The first
// argument is their number on PostgreSQL, the second their number on the embedded database. The last results:
// benchmarks/README.md.
const [onServer = 1_000_000, embedded = 100_000] = process.argv.slice(2).map(Number);
const ROUNDS = 8;
const PAGE_SIZE = 24;

const listCalls = (articles: number) => {
  const lastPage = Math.ceil(articles / PAGE_SIZE);
  const pages = [1, 2, 2000, 10_000, lastPage].filter(
    (page, index, all) => page < lastPage || index === all.length - 1,
  );
  return {
    'home page': '/pages/path:home/content',
    'news sitemap and feed, newest of every section': '/category-portal',
    'feed of an empty section': '/section?section=sport',
    ...Object.fromEntries(pages.map((page) => [`category, page ${page}`, `/section?section=politics&page=${page}`])),
    ...Object.fromEntries(
      pages.map((page) => [`all news, page ${page}`, `/list?name=latest&limit=${PAGE_SIZE}&page=${page}`]),
    ),
    'an article': `/content?id=${articles / 2}`,
    'search for a misspelt word': `/search/news?q=${encodeURIComponent('นายกรัฐมนตี')}`,
    'search for a word that nobody writes': `/search/news?q=${encodeURIComponent('กระตุ้ยเศรฐษกิจ')}`,
  };
};

const measure = (articles: number) => async (db: Database) => {
  const app = createApis(db, { address: 'http://localhost' });
  const table = [];
  for (const [call, path] of Object.entries(listCalls(articles))) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const started = performance.now();
      const answer = await app.request(path);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
      times.push(performance.now() - started);
    }
    // warm-up: the first fills caches, and after five executions PostgreSQL may use a generic plan
    const [first = 0, ...others] = times.map((time) => Number(time.toFixed(time < 10 ? 1 : 0)));
    table.push({ call, first, best: Math.min(...others), worst: Math.max(...others) });
  }
  console.table(table);
};

if (embedded) {
  console.log('embedded database');
  await onManyEmbedded(embedded, measure(embedded));
}
const testDatabase = process.env.TEST_DATABASE_URL;
const own = testDatabase || !onServer ? null : await startPostgres();
const server = testDatabase ?? own?.url;
if (server && onServer) {
  console.log('PostgreSQL');
  await onManyArticles(server, onServer, measure(onServer));
  await own?.stop();
}
