import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from '../scripts/build.ts';
import { ROOT, run, step } from '../scripts/step.ts';
import { computeMedian } from './computeQuantile.ts';
import { measureDatabaseTime } from './measureDatabaseTime.ts';
import { measurePressToSound } from './measurePressToSound.ts';
import { describeWatched, measureWatchedChannel } from './measureWatchedChannel.ts';
import { measureWhileSpeaking, queueArticles } from './measureWhileSpeaking.ts';
import { endApplication, read, readCpuMs, startApplication } from './processes.ts';

// What is measured, how, and the last results: benchmarks/README.md.
const REAL_NEWS = join(ROOT, '../shared/data/thai-government-news.ndjson.gz');
const WEBSITE = 'http://localhost:3210';
const NEWSROOM = 'http://localhost:4210';
const FLOOR = 'http://localhost:3211';
const WARM_UP = 400;
const ROUNDS = 5;
const REQUESTS = 200;
const CONNECTIONS = 20;
/** Lists of fifty articles: more than are needed. */
const LISTED_PAGES = 60;

const dataDirectory = mkdtempSync(join(tmpdir(), 'sala-bench-'));
const newsroomSettings = {
  DATA_DIR: dataDirectory,
  NEWSROOM_PORT: '4210',
  DATABASE_URL: '',
  DEMO_CONTENT: existsSync(REAL_NEWS) ? 'off' : 'on',
};

await build();
if (existsSync(REAL_NEWS)) {
  await step('importing the real news', () =>
    run('node', ['apps/newsroom/src/cli/main.ts', 'import', REAL_NEWS], {
      env: { ...process.env, ...newsroomSettings },
    }),
  );
} else {
  console.log('The real news are not there: measured on the demo content.');
}

const startNewsroom = (SPEECH: string) =>
  startApplication('apps/newsroom/src/main.ts', { ...newsroomSettings, SPEECH });
let newsroom = await startNewsroom('off');
const website = await startApplication('apps/website/server/main.ts', {
  PORT: '3210',
  NEWSROOM_URL: NEWSROOM,
  PAGE_CACHE_MB: '0',
});

const floor = await startApplication('benchmarks/floorServer.ts', { BENCH_PORT: '3211' });

interface Listed {
  totalPage: number;
  items: { id: number; isGallery: boolean }[];
}
const list = async (path: string) => JSON.parse((await read(NEWSROOM + path)).toString()) as Listed;
const articles: number[] = [];
for (let page = 1; page <= LISTED_PAGES; page++) {
  const { totalPage, items } = await list(`/list?name=latest&limit=50&page=${page}`);
  // excludes galleries, which have pages of their own
  articles.push(...items.filter(({ isGallery }) => !isGallery).map(({ id }) => id));
  if (page >= totalPage) break;
}
const { totalPage: lastPage } = await list('/section?section=politics');
/** The measured pages: each request uses another address until all have been used, as a crawler does. */
const pages: Record<string, { path: (turn: number) => string; calls: (turn: number) => string[] }> = {
  home: {
    path: () => '/home',
    calls: () => ['/pages/path:home/content', '/breakingnews', '/widgets', '/schedules/today'],
  },
  article: {
    path: (turn) => `/news/content/${articles[turn % articles.length]}`,
    calls: (turn) => [`/content?id=${articles[turn % articles.length]}`],
  },
  category: {
    path: (turn) => `/news/politics?page=${1 + (turn % lastPage)}`,
    calls: (turn) => [`/section?section=politics&page=${1 + (turn % lastPage)}`],
  },
};

const rows: Record<string, Record<string, string | number>> = {};
for (const [name, { path, calls }] of Object.entries(pages)) {
  let turn = 0;
  const next = () => read(WEBSITE + path(turn++));
  for (let request = 0; request < WARM_UP; request++) await next();
  const floors = [
    `${FLOOR}/page?${WEBSITE}${path(0)}`,
    ...calls(0).map((call) => `${FLOOR}/answer?${NEWSROOM}${call}`),
  ];
  const requestFloor = async () => {
    for (const address of floors) await read(address);
  };
  for (let request = 0; request < WARM_UP; request++) await requestFloor();
  // the median of five rounds, because the machine is shared
  const rounds: { site: number; news: number; least: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const spentBefore = [website, newsroom, floor].map(({ pid }) => readCpuMs(pid));
    for (let request = 0; request < REQUESTS; request++) await next();
    for (let request = 0; request < REQUESTS; request++) await requestFloor();
    const [site = 0, news = 0, least = 0] = [website, newsroom, floor].map(
      ({ pid }, index) => (readCpuMs(pid) - (spentBefore[index] ?? 0)) / REQUESTS,
    );
    rounds.push({ site, news, least });
  }
  const started = performance.now();
  const load = Array.from({ length: CONNECTIONS }, async () => {
    for (let request = 0; request < REQUESTS / 4; request++) await next();
  });
  await Promise.all(load);
  const perSecond = (CONNECTIONS * REQUESTS) / 4 / ((performance.now() - started) / 1000);
  const html = await read(WEBSITE + path(0));
  const least = computeMedian(rounds.map((round) => round.least));
  const cpu = (of: (round: (typeof rounds)[number]) => number) => {
    const millis = computeMedian(rounds.map(of));
    return `${millis.toFixed(2)} (${(millis / least).toFixed(1)} ×)`;
  };
  rows[name] = {
    'floor CPU ms': least.toFixed(2),
    website: cpu(({ site }) => site),
    newsroom: cpu(({ news }) => news),
    together: cpu(({ site, news }) => site + news),
    'requests/s': Math.round(perSecond),
    'HTML kB': (html.length / 1000).toFixed(1),
    'HTML gzip kB': (gzipSync(html).length / 1000).toFixed(1),
  };
}
await endApplication(floor);
await endApplication(newsroom);

const database = await measureDatabaseTime(
  dataDirectory,
  Object.fromEntries(Object.entries(pages).map(([name, { calls }]) => [name, calls(0)])),
);
for (const [name, { millis, queries }] of Object.entries(database)) {
  Object.assign(rows[name] ?? {}, { 'database ms': millis.toFixed(2), queries });
}

await queueArticles(dataDirectory);
newsroom = await startNewsroom('on');
const spoken = await measureWhileSpeaking(
  newsroom,
  WEBSITE,
  Object.fromEntries(Object.entries(pages).map(([name, { path }]) => [name, { path: path(3) }])),
);
await endApplication(website);
await endApplication(newsroom);
rmSync(dataDirectory, { recursive: true, force: true });

console.log(
  '\nEvery request rendered anew: no page is kept, what many pages are made of is shared for ten seconds; answers uncompressed.',
);
console.table(rows);
console.log('\nWhile the newsroom reads a thousand articles aloud, beside a halted voice (and the ratio):');
console.table(spoken);
const untilSound = await step('pressing listen', measurePressToSound);
console.log(
  untilSound === null
    ? '\nNobody reads aloud here: it is not measured how long a press takes until there is sound.'
    : `\nFrom a press to sound, the player loaded: ${Math.round(untilSound)} ms`,
);
console.log(`\n${describeWatched(await step('watching a channel', measureWatchedChannel))}`);
console.log('\nA first visit:');
await run('node', ['benchmarks/weights.ts'], { loud: true });
await run('node', ['benchmarks/cachedPages.ts'], { loud: true });
