import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../scripts/build.ts';
import { prepareBrowser } from '../../scripts/machine/prepareBrowser.ts';
import { StepFailed, step } from '../../scripts/step.ts';
import { computeMedian } from '../computeQuantile.ts';
import { endApplication, read, startApplication } from '../processes.ts';

// `npm run bench:lighthouse`: Lighthouse as a phone, the median of five visits to each page, each with a new browser
// profile. The first row is the floor: a bare page with one line and one button. On a busy or slow machine its score falls
// as well, because Lighthouse counts the time for which the browser waits for a core as time for which the page blocks.
const WEBSITE = 'http://localhost:3213';
const NEWSROOM = 'http://localhost:4213';
const VISITS = 5;
/** How often a visit is repeated when the browser has recorded nothing, which happens on a busy machine. */
const TRIES = 4;
const FLAGS =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof CATEGORIES)[number], number>;

/** A bare page: what it loses, the browser and the machine lose. */
const FLOOR = `<!doctype html><html lang="th"><meta name="viewport" content="width=device-width"><title>ศาลา</title>
<meta name="description" content="ศาลา"><main><h1>สวัสดี</h1><button>0</button></main></html>`;

/** The minimum scores of each page: 100 in all categories but performance. */
const PAGES: Record<string, { path: string; performance: number }> = {
  home: { path: '/home', performance: 100 },
  article: { path: '/news/content/600109', performance: 100 },
  category: { path: '/news/categories/region', performance: 100 },
  programme: { path: '/program/talat-ni', performance: 100 },
  live: { path: '/live', performance: 95 },
};

interface Report {
  categories: Partial<Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>>;
  audits: Partial<Record<string, { title: string; score: number | null; numericValue?: number }>>;
}

interface Visit {
  scores: Scores;
  /** How long the page was blocked by tasks of more than 50 ms, in milliseconds, on a CPU four times slower. */
  blockedMs: number;
  /** The failed audits of the categories that must be perfect. */
  faults: string[];
}

/** Lighthouse's report, and what it complained of; the report is empty when it failed. */
async function runLighthouse(url: string, chromium: string): Promise<{ report: Report; stderr: string }> {
  const lighthouse = join(import.meta.dirname, 'node_modules/.bin/lighthouse');
  const args = [url, '--quiet', '--output=json', '--form-factor=mobile', `--chrome-flags=${FLAGS}`];
  const options = { maxBuffer: 100 * 1024 * 1024, env: { ...process.env, CHROME_PATH: chromium } };
  return new Promise((done) => {
    execFile(
      'node',
      [lighthouse, ...args, `--only-categories=${CATEGORIES.join(',')}`],
      options,
      (error, stdout, stderr) =>
        done({ report: error ? { categories: {}, audits: {} } : (JSON.parse(stdout) as Report), stderr }),
    );
  });
}

async function visit(url: string, chromium: string, tries = TRIES): Promise<Visit> {
  const { report, stderr } = await runLighthouse(url, chromium);
  const { categories, audits } = report;
  if (CATEGORIES.some((name) => (categories[name]?.score ?? null) === null)) {
    const why = stderr.trim().split('\n')[0];
    if (tries === 1) throw new StepFailed(`Lighthouse measured nothing at ${url}, ${TRIES} times. ${why}`);
    console.log(`${url}: not recorded, once more. ${why}`);
    return visit(url, chromium, tries - 1);
  }
  const scores = Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]));
  const faults = CATEGORIES.slice(1)
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`);
  return { scores: scores as Scores, blockedMs: audits['total-blocking-time']?.numericValue ?? 0, faults };
}

if (!existsSync(join(import.meta.dirname, 'node_modules')))
  await step('installing Lighthouse', async () =>
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: import.meta.dirname }),
  );
await build();
// a whole browser has pages of its own, such as its address bar, which would take the cores meanwhile
const { CHROMIUM = '', HEADLESS_SHELL = CHROMIUM } = prepareBrowser();
const data = mkdtempSync(join(tmpdir(), 'sala-bench-lighthouse-'));
const newsroom = await startApplication('apps/newsroom/src/main.ts', {
  DATA_DIR: data,
  NEWSROOM_PORT: '4213',
  DATABASE_URL: '',
  SPEECH_AHEAD_HOURS: '0',
});
const website = await startApplication('apps/website/server/main.ts', {
  PORT: '3213',
  NEWSROOM_URL: NEWSROOM,
  SITE_URL: WEBSITE,
  // on any other host, the pages forbid search engines to list them
  PRODUCTION_HOST: new URL(WEBSITE).host,
});
const floor = createServer((_, answer) => answer.setHeader('content-type', 'text/html; charset=utf-8').end(FLOOR));
await once(floor.listen(0), 'listening');
const FLOOR_URL = `http://localhost:${(floor.address() as AddressInfo).port}`;

async function visitOften(url: string): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (let number = 0; number < VISITS; number++) visits.push(await visit(url, HEADLESS_SHELL));
  return visits;
}
const formatBlocked = (visits: Visit[]) => `${Math.round(computeMedian(visits.map(({ blockedMs }) => blockedMs)))} ms`;

let isShort = false;
try {
  const bare = await visitOften(FLOOR_URL);
  const rows: Record<string, Record<string, string>> = {
    'the floor': {
      performance: String(computeMedian(bare.map(({ scores }) => scores.performance))),
      'blocked for': formatBlocked(bare),
    },
  };
  for (const [name, { path, performance }] of Object.entries(PAGES)) {
    // a new connection, because a kept-alive one would have been closed meanwhile
    await read(WEBSITE + path, new Agent());
    const visits = await visitOften(WEBSITE + path);
    const scores = CATEGORIES.map(
      (category) => [category, computeMedian(visits.map((one) => one.scores[category]))] as const,
    );
    rows[name] = Object.fromEntries(
      scores.map(([category, score]) => {
        const minimum = category === 'performance' ? performance : 100;
        isShort ||= score < minimum;
        return [category, `${score} (${minimum})${score < minimum ? ' TOO LOW' : ''}`];
      }),
    );
    rows[name]['blocked for'] = formatBlocked(visits);
    for (const fault of new Set(visits.flatMap((one) => one.faults))) console.log(`${name}: ${fault}`);
  }
  console.log(`\nLighthouse as a phone, the median of ${VISITS} visits, and what must be reached:`);
  console.table(rows);
} finally {
  floor.close();
  await endApplication(website);
  await endApplication(newsroom);
  rmSync(data, { recursive: true });
}
if (isShort) process.exit(1);
