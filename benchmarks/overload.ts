import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from '../scripts/build.ts';
import { startNginx } from '../scripts/machine/nginx.ts';
import { startPostgres } from '../scripts/machine/postgres.ts';
import { findFreePorts } from '../scripts/run/ports.ts';
import { createMachines } from '../scripts/scale/machines.ts';
import { ROOT, run, StepFailed, step } from '../scripts/step.ts';
import { computeQuantile } from './computeQuantile.ts';

// More requests for pages that are not in memory than two websites on one machine can render, behind nginx as in
// deploy/: `npm run bench:overload`. Its arguments are the requests for each second. The last results:
// benchmarks/README.md.

const REAL_NEWS = join(ROOT, '../shared/data/thai-government-news.ndjson.gz');
/** How long each rate holds. */
const SECONDS = 20;
/** The time between two rates, in which what waits is finished, in milliseconds. */
const CALM = 6000;
/** The requests in a second for the front page, which is in memory. */
const CACHED_RATE = 10;
const WARM_UP = 400;
/** Lists of fifty articles: all of the real news. */
const LISTED_PAGES = 280;

const rates = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [40, 80, 160, 320];
const folder = mkdtempSync(join(tmpdir(), 'sala-overload-'));
const endings: (() => Promise<unknown>)[] = [];
try {
  await measure();
} finally {
  for (const end of endings.reverse()) await end();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

async function measure(): Promise<void> {
  if (!existsSync(REAL_NEWS)) throw new StepFailed('This needs the real news beside the project.');
  await build();
  const postgres = await startPostgres();
  if (!postgres) throw new StepFailed('This needs PostgreSQL: run `apt-get install postgresql` as root.');
  endings.push(postgres.stop);
  const ports = await findFreePorts(
    ...(['website-1:3000', 'website-2:3000', 'newsroom-1:4000', 'newsroom-2:4000', 'site', 'newsrooms'] as const),
  );
  await step('importing the real news', () =>
    run('node', ['apps/newsroom/src/cli/main.ts', 'import', REAL_NEWS], {
      env: { ...process.env, DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'newsroom-1') },
    }),
  );
  const nginx = await startNginx(folder, ports);
  endings.push(nginx.stop);
  const machines = createMachines(folder, ports, postgres.url);
  // the client of nginx is a balancer, which names the readers
  const settings = { DEMO_CONTENT: 'off', TRUSTED_PROXIES: '2' };
  await step('starting two newsrooms and two websites', () =>
    Promise.all(machines.map((machine) => machine.start(settings))),
  );
  endings.push(() => Promise.all(machines.map((machine) => machine.kill())));
  const articles = await listArticles(`http://127.0.0.1:${ports.newsrooms}`);
  let turn = 0;
  const site = `http://127.0.0.1:${ports.site}`;
  const next = () => `${site}/news/content/${articles[turn++ % articles.length]}`;
  await request(WARM_UP, WARM_UP / SECONDS, next);
  const rows: Record<string, object> = {};
  for (const rate of rates) {
    const [answers, cached] = await Promise.all([
      request(rate * SECONDS, rate, next),
      request(CACHED_RATE * SECONDS, CACHED_RATE, () => `${site}/home`),
    ]);
    rows[rate] = describe(answers, cached);
    await pause(CALM);
  }
  console.table(rows);
}

interface Answer {
  status: number;
  millis: number;
}

/** Sends requests at a steady rate, whether earlier ones are answered or not, each from another reader. */
async function request(count: number, perSecond: number, next: () => string): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true });
  const started = performance.now();
  const answers: Promise<Answer>[] = [];
  while (answers.length < count) {
    const due = Math.min(count, Math.floor(((performance.now() - started) / 1000) * perSecond) + 1);
    while (answers.length < due) answers.push(open(next(), toReader(answers.length), agent));
    await pause(5);
  }
  return Promise.all(answers).finally(() => agent.destroy());
}

function toReader(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}

function open(url: string, reader: string, agent: Agent): Promise<Answer> {
  const started = performance.now();
  return new Promise((done) => {
    const end = (status: number) => done({ status, millis: performance.now() - started });
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd', 'x-forwarded-for': reader };
    get(url, { agent, headers }, (answer) => {
      answer.resume().once('end', () => end(answer.statusCode ?? 0));
      answer.once('error', () => end(0));
    }).once('error', () => end(0));
  });
}

/** A row of the table. */
function describe(answers: Answer[], cached: Answer[]): object {
  const pages = answers.filter(({ status }) => status === 200);
  const share = (of: (answer: Answer) => boolean) =>
    `${((answers.filter(of).length / answers.length) * 100).toFixed(0)} %`;
  const millis = (of: Answer[], part: number) => {
    const all = of.map((one) => one.millis);
    return all.length > 0 ? Math.round(computeQuantile(all, part)) : '';
  };
  return {
    'pages/s': (pages.length / SECONDS).toFixed(0),
    'within 2 s': share(({ status, millis }) => status === 200 && millis < 2000),
    pages: share(({ status }) => status === 200),
    'turned away (503)': share(({ status }) => status === 503),
    '504': share(({ status }) => status === 504),
    other: share(({ status }) => ![200, 503, 504].includes(status)),
    'p50, ms': millis(pages, 0.5),
    'p95, ms': millis(pages, 0.95),
    'p95 of 503, ms': millis(
      answers.filter(({ status }) => status === 503),
      0.95,
    ),
    'front page that came': `${cached.filter(({ status }) => status === 200).length} of ${cached.length}`,
    'p50, p95, ms': `${millis(cached, 0.5)}, ${millis(cached, 0.95)}`,
  };
}

/** The ids of articles, the newest first. */
async function listArticles(newsrooms: string): Promise<number[]> {
  const articles: number[] = [];
  for (let page = 1, last = 1; page <= Math.min(last, LISTED_PAGES); page++) {
    const answer = await fetch(`${newsrooms}/list?name=latest&limit=50&page=${page}`);
    const { totalPage, items } = (await answer.json()) as {
      totalPage: number;
      items: { id: number; isGallery: boolean }[];
    };
    last = totalPage;
    articles.push(...items.filter(({ isGallery }) => !isGallery).map(({ id }) => id));
  }
  return articles;
}
