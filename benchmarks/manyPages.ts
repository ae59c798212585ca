import { createApis } from '../apps/newsroom/src/apis/index.ts';
import { startPostgres } from '../scripts/postgres.ts';
import { onManyStories } from './searchMany.ts';

// What the newsroom takes for pages of a million stories, all of one section: `npm run bench:many`. The last results: benchmarks/README.md.
const STORIES = 1_000_000;
const ROUNDS = 8;
const CALLS = {
  'home page': '/pages/path:home/content',
  'news sitemap and feed, newest of every section': '/category-portal',
  'feed of an empty section': '/section?section=sport',
  'category, page 1': '/section?section=politics',
  'category, page 10,000': '/section?section=politics&page=10000',
  'category, last page': '/section?section=politics&page=41667',
  'all news, page 1': '/list?name=latest&limit=24',
  'all news, page 10,000': '/list?name=latest&limit=24&page=10000',
  'a story': '/content?id=500000',
  'search for a misspelt word': `/search/news?q=${encodeURIComponent('นายกรัฐมนตี')}`,
  'search for a word that nobody writes': `/search/news?q=${encodeURIComponent('กระตุ้ยเศรฐษกิจ')}`,
};

const given = process.env.TEST_DATABASE_URL;
const own = given ? null : await startPostgres();
const server = given ?? own?.url;
if (server) {
  await onManyStories(server, STORIES, async (db) => {
    const app = createApis(db, { address: 'http://localhost' });
    const table = [];
    for (const [call, path] of Object.entries(CALLS)) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const started = performance.now();
        const answer = await app.request(path);
        await answer.arrayBuffer();
        if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
        times.push(performance.now() - started);
      }
      // the first fills caches; after five executions PostgreSQL may plan a statement without its values
      const [first = 0, ...others] = times.map((time) => Math.round(time));
      table.push({ call, first, best: Math.min(...others), worst: Math.max(...others) });
    }
    console.table(table);
  });
  await own?.stop();
}
