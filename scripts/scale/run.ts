import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { build } from '../build.ts';
import { startNginx } from '../machine/nginx.ts';
import { startPostgres } from '../machine/postgres.ts';
import { findFreePorts } from '../run/ports.ts';
import { StepFailed, step } from '../step.ts';
import { compare, countWrites } from './compare.ts';
import { createMachines } from './machines.ts';
import { type PageCounts, sendReaders } from './readers.ts';
import { sendWriters } from './writers.ts';
import { type SummarizedArticle, toWebsite } from './writes.ts';

// Two websites and two newsrooms on one PostgreSQL behind nginx, as in deploy/: each is killed under load, then all are
// restarted one by one.

/** How long the rest runs without the killed process, and how long all run together again, in milliseconds. */
const ALONE = 4000;
const TOGETHER = 3000;

const folder = mkdtempSync(join(tmpdir(), 'sala-scale-'));
const endings: (() => Promise<unknown>)[] = [];
let broken: string[] = [];
try {
  broken = await run();
} catch (error) {
  broken = [error instanceof Error ? error.message : String(error)];
}
for (const end of endings.reverse()) await end();
for (const sentence of broken) console.error(sentence);
if (broken.length > 0) console.error(`What each has written is in ${folder}.`);
else rmSync(folder, { recursive: true, force: true });
process.exit(broken.length === 0 ? 0 : 1);

/** Runs the whole test; returns a sentence for each failure. */
async function run(): Promise<string[]> {
  await build();
  const postgres = await startPostgres();
  if (!postgres)
    throw new StepFailed('This needs PostgreSQL: run `apt-get install postgresql` as root, then this again.');
  endings.push(postgres.stop);
  const ports = await findFreePorts(
    ...(['website-1:3000', 'website-2:3000', 'newsroom-1:4000', 'newsroom-2:4000', 'site', 'newsrooms'] as const),
  );
  const site = `http://127.0.0.1:${ports.site}`;
  const newsrooms = `http://127.0.0.1:${ports.newsrooms}`;
  const nginx = await startNginx(folder, ports);
  endings.push(nginx.stop);
  const machines = createMachines(folder, ports, postgres.url);
  // both newsrooms start at once on an empty database; later starts need not load the demo
  const first = { DEMO_CONTENT: 'on' };
  await step('starting two newsrooms and two websites', () =>
    Promise.all(machines.map((machine) => machine.start(first))),
  );
  endings.push(() => Promise.all(machines.map((machine) => machine.kill())));

  const articles = await fetchSummarized(newsrooms);
  const before = await countStored(postgres.url);
  const paths = ['/home', '/news/politics', '/live', '/program', ...articles.map(({ id }) => `/news/content/${id}`)];
  const readers = sendReaders(site, paths);
  const writers = sendWriters(toWebsite(site, articles));
  const rows: Record<string, PageCounts> = {};
  const during = async (what: string, work: () => Promise<unknown>) => {
    await work();
    rows[what] = readers.take();
  };

  await during('all work', () => pause(TOGETHER));
  for (const machine of machines)
    await during(`kill -9 ${machine.name}`, async () => {
      await machine.kill();
      await pause(ALONE);
      await machine.start();
      await pause(TOGETHER);
    });
  for (const machine of machines)
    await during(`roll ${machine.name}`, async () => {
      await machine.stop();
      await machine.start();
      await pause(TOGETHER / 3);
    });
  await readers.end();
  await writers.end();
  const compared = compare(writers.journal, await countStored(postgres.url), before);

  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([what, { pages, failures, slowest }]) => [
        what,
        { pages, failed: failures.length, 'slowest, ms': Math.round(slowest) },
      ]),
    ),
  );
  console.table(compared);
  console.log(`Writes sent again because no answer came: ${writers.repeated}.`);

  const failures = Object.entries(rows).flatMap(([what, counts]) =>
    counts.failures.map((failure) => `${what}: ${failure}`),
  );
  return [
    ...failures.slice(0, 20),
    ...(failures.length > 0 ? [`${failures.length} pages failed.`] : []),
    ...Object.entries(compared)
      .filter(([, { taken, lost, twice }]) => taken === 0 || lost + twice > 0)
      .map(([kind, { taken, lost, twice }]) => `Of ${taken} ${kind} ${lost} were lost and ${twice} counted twice.`),
  ];
}

/** Articles with summaries, for feedback on them; waits until there are some. */
async function fetchSummarized(newsrooms: string): Promise<SummarizedArticle[]> {
  for (let tries = 0; tries < 60; tries++) {
    const answer = await fetch(`${newsrooms}/summaries?limit=12`);
    const { items } = answer.ok ? ((await answer.json()) as { items: { refCode: string }[] }) : { items: [] };
    if (items.length >= 4)
      return items.map(({ refCode }) => ({ source: refCode.split('/')[0] ?? '', id: Number(refCode.split('/')[1]) }));
    await pause(1000);
  }
  throw new StepFailed('The newsrooms have summarised nothing within a minute.');
}

/** The counts of the database. */
async function countStored(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return countWrites(async (query) => (await client.query(query)).rows).finally(() => client.end());
}
