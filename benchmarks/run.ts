import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from '../scripts/build.ts';
import { ROOT, run, step } from '../scripts/step.ts';
import { databaseTime } from './databaseTime.ts';
import { pressToSound } from './pressToSound.ts';
import { cpuMillis, endApplication, read, startApplication } from './processes.ts';
import { median } from './share.ts';
import { watchedChannel } from './watchedChannel.ts';
import { queueStories, whileSpeaking } from './whileSpeaking.ts';

// What is measured, how, and the last results: benchmarks/README.md.
const REAL_NEWS = join(ROOT, '../shared/data/thai-government-news.ndjson.gz');
const WEBSITE = 'http://localhost:3210';
const NEWSROOM = 'http://localhost:4210';
const WARM_UP = 400;
const ROUNDS = 5;
const REQUESTS = 200;
const CONNECTIONS = 20;

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

const archive = JSON.parse((await read(`${NEWSROOM}/section?section=politics`)).toString()) as {
  total: number;
  items: { id: number }[];
};
const article = archive.items[3]?.id;
const pages: Record<string, { path: string; calls: string[] }> = {
  home: { path: '/home', calls: ['/pages/path:home/content', '/breakingnews'] },
  article: { path: `/news/content/${article}`, calls: [`/content?id=${article}`, '/hot-news'] },
  category: { path: '/news/politics', calls: ['/section?section=politics', '/hot-news'] },
};

const rows: Record<string, Record<string, string | number>> = {};
for (const [name, { path }] of Object.entries(pages)) {
  const url = WEBSITE + path;
  for (let request = 0; request < WARM_UP; request++) await read(url);
  // the median of five rounds: these machines are shared
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = [cpuMillis(website.pid), cpuMillis(newsroom.pid)] as const;
    for (let request = 0; request < REQUESTS; request++) await read(url);
    const site = (cpuMillis(website.pid) - before[0]) / REQUESTS;
    rounds.push({ site, together: site + (cpuMillis(newsroom.pid) - before[1]) / REQUESTS });
  }
  const started = performance.now();
  const load = Array.from({ length: CONNECTIONS }, async () => {
    for (let request = 0; request < REQUESTS / 4; request++) await read(url);
  });
  await Promise.all(load);
  const perSecond = (CONNECTIONS * REQUESTS) / 4 / ((performance.now() - started) / 1000);
  const html = await read(url);
  rows[name] = {
    'website CPU ms': median(rounds.map((round) => round.site)).toFixed(2),
    'with newsroom CPU ms': median(rounds.map((round) => round.together)).toFixed(2),
    'requests/s': Math.round(perSecond),
    'HTML kB': (html.length / 1000).toFixed(1),
    'HTML gzip kB': (gzipSync(html).length / 1000).toFixed(1),
  };
}
await endApplication(newsroom);

const database = await databaseTime(
  dataDirectory,
  Object.fromEntries(Object.entries(pages).map(([name, { calls }]) => [name, calls])),
);
for (const [name, { millis, queries }] of Object.entries(database)) {
  Object.assign(rows[name] ?? {}, { 'database ms': millis.toFixed(2), queries });
}

await queueStories(dataDirectory);
newsroom = await startNewsroom('on');
const spoken = await whileSpeaking(newsroom, WEBSITE, pages);
await endApplication(website);
await endApplication(newsroom);
rmSync(dataDirectory, { recursive: true, force: true });

console.log('\nEvery request rendered anew: no page cache, no service response remembered; answers uncompressed.');
console.table(rows);
console.log('\nWhile the newsroom reads a thousand articles aloud, beside a halted voice (and the ratio):');
console.table(spoken);
const untilSound = await step('pressing listen', pressToSound);
console.log(
  untilSound === null
    ? '\nNobody reads aloud here, or there is no browser: it is not measured how long a press takes until there is sound.'
    : `\nFrom a press to sound, the player loaded: ${Math.round(untilSound)} ms`,
);
const watched = await step('watching a channel', watchedChannel);
if (watched !== null)
  console.log(
    `\nTo the first picture of a channel: ${Math.round(watched.firstPicture)} ms; its captions behind the sound: ${Math.round(watched.captionDelay)} ms`,
  );
console.log('\nA first visit:');
await run('node', ['benchmarks/weights.ts'], { loud: true });
await run('node', ['benchmarks/cachedPages.ts'], { loud: true });
