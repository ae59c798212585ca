import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { computeMedian } from './computeQuantile.ts';
import { measureMemoryAfterGc } from './measureMemoryAfterGc.ts';
import { endApplication, readCpuMs, startApplication } from './processes.ts';

// How many pages and built files per second the website sends from memory, compared with a server that only sends the same bytes,
// and how much memory it uses after many addresses: `npm run bench:cache`. The last results: benchmarks/README.md.
const ROUNDS = 7;
const REQUESTS = 10_000;
const CONNECTIONS = 50;
const ADDRESSES = 20_000;
const TIMES_EACH = 10;
const CACHE_MB = 64;
/**
 * The limits: the share of the bare server's pages, and built files, a second, and the growth of memory since its first quarter, when the
 * cache is full.
 */
const AIMS = { page: 0.9, file: 0.4, growth: 1.15 };
const NEWSROOM = 'http://localhost:4217';
const WEBSITE = 'http://localhost:3217';
const BARE = 'http://localhost:4218';
const INSPECTOR = '127.0.0.1:9217';

const directory = mkdtempSync(join(tmpdir(), 'sala-bench-'));
const newsroom = await startApplication('apps/newsroom/src/main.ts', {
  DATA_DIR: directory,
  NEWSROOM_PORT: '4217',
  DATABASE_URL: '',
  SPEECH: 'off',
  DEMO_CONTENT: 'on',
});
const website = await startApplication('apps/website/server/main.ts', {
  PORT: '3217',
  NEWSROOM_URL: NEWSROOM,
  PAGE_CACHE_MB: String(CACHE_MB),
  NODE_OPTIONS: `--inspect=${INSPECTOR}`,
});
const bare = await startApplication('benchmarks/barePages.ts', { BENCH_SOURCE: WEBSITE, BENCH_PORT: '4218' });

/** Loads a page like a browser and discards it; fails on any status but 200. */
function visit(url: string, agent: Agent): Promise<void> {
  return new Promise((done, fail) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }, (answer) => {
      if (answer.statusCode !== 200) fail(new Error(`${url}: ${answer.statusCode}`));
      answer.resume().on('end', done);
    }).on('error', fail);
  });
}

/** Loads these addresses in order, over fifty connections. */
async function visitAll(count: number, addressOf: (index: number) => string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let next = 0;
  const one = async () => {
    while (next < count) await visit(addressOf(next++), agent);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  agent.destroy();
}

/** The CPU time of a server for each visit to a page, in milliseconds. */
async function measureCpu(server: ChildProcess, url: string): Promise<number> {
  const before = readCpuMs(server.pid);
  await visitAll(REQUESTS, () => url);
  return (readCpuMs(server.pid) - before) / REQUESTS;
}

const archive = (await (await fetch(`${NEWSROOM}/section?section=politics`)).json()) as {
  items: { id: number; isGallery: boolean }[];
};
// excludes galleries, which have pages of their own
const articles = archive.items.filter(({ isGallery }) => !isGallery).map(({ id }) => `/news/content/${id}`);
const [script = ''] = (await (await fetch(`${WEBSITE}/home`)).text()).match(/\/assets\/[^"]+\.js/) ?? [];
const paths = { home: '/home', article: articles[3] ?? '', script };

const missed: string[] = [];
const rows: Record<string, object> = {};
for (const [name, path] of Object.entries(paths)) {
  const rounds: { ours: number; others: number }[] = [];
  // both servers in turn within the same seconds, each round starting with the other one; the first round is a warm-up
  for (let index = 0; index <= ROUNDS; index += 1) {
    const measured = { ours: 0, others: 0 };
    const turns = [
      async () => (measured.ours = await measureCpu(website, WEBSITE + path)),
      async () => (measured.others = await measureCpu(bare, BARE + path)),
    ];
    for (const turn of index % 2 === 0 ? turns : turns.toReversed()) await turn();
    rounds.push(measured);
  }
  const counted = rounds.slice(1);
  const ours = computeMedian(counted.map((round) => round.ours));
  const ofBare = computeMedian(counted.map((round) => round.others / round.ours));
  if (ofBare < (path === script ? AIMS.file : AIMS.page))
    missed.push(`${name} is sent at ${ofBare.toFixed(2)} of what a bare server sends`);
  rows[name] = {
    'CPU ms': ours.toFixed(3),
    'bare CPU ms': computeMedian(counted.map((round) => round.others)).toFixed(3),
    'a second of one core': Math.round(1000 / ours),
    'of the bare server’s': ofBare.toFixed(2),
  };
}
console.log('\nPages and a script from memory, beside a bare server of Node that sends the same bytes:');
console.table(rows);

// every address is loaded ten times while it is fresh, and never again
const memory: Record<string, { heap: number; buffers: number; resident: number }> = {};
const QUARTER = (ADDRESSES * TIMES_EACH) / 4;
for (let quarter = 0; quarter < 4; quarter += 1) {
  await visitAll(QUARTER, (index) => {
    const address = Math.floor((quarter * QUARTER + index) / TIMES_EACH);
    return `${WEBSITE}${articles[address % articles.length]}?page=${address}`;
  });
  const { heap, buffers, resident } = await measureMemoryAfterGc(INSPECTOR);
  memory[`${((quarter + 1) * QUARTER).toLocaleString('en')} requests`] = { heap, buffers, resident };
}
console.log(
  `\n${ADDRESSES.toLocaleString('en')} addresses with ${CACHE_MB} MB for pages; MB after a garbage collection:`,
);
console.table(memory);
const [first, , , last] = Object.values(memory);
if (!first || !last || last.resident > first.resident * AIMS.growth) missed.push('memory grows with the addresses');
for (const aim of missed) console.error(`Missed: ${aim}.`);
if (missed.length > 0) process.exitCode = 1;

await endApplication(bare);
await endApplication(website);
await endApplication(newsroom);
rmSync(directory, { recursive: true, force: true });
