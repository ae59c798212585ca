import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../scripts/build.ts';
import { prepareBrowser } from '../../scripts/prepareBrowser.ts';
import { StepFailed, step } from '../../scripts/step.ts';
import { endApplication, read, startApplication } from '../processes.ts';
import { median } from '../quantile.ts';

// `npm run bench:lighthouse`: Lighthouse as a phone, the median of five visits to each page, each with a new browser
// profile.
const WEBSITE = 'http://localhost:3213';
const NEWSROOM = 'http://localhost:4213';
const VISITS = 5;
/** How often a visit is repeated when the browser has recorded nothing, which happens on a busy machine. */
const TRIES = 4;
const FLAGS =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof CATEGORIES)[number], number>;

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
  audits: Partial<Record<string, { title: string; score: number | null }>>;
}

/** One visit: the scores, and the failed audits of the categories that must be perfect. */
function visit(url: string, chromium: string, tries = TRIES): { scores: Scores; faults: string[] } {
  const lighthouse = join(import.meta.dirname, 'node_modules/.bin/lighthouse');
  const args = [url, '--quiet', '--output=json', '--form-factor=mobile', `--chrome-flags=${FLAGS}`];
  const { stdout, stderr, status } = spawnSync(
    'node',
    [lighthouse, ...args, `--only-categories=${CATEGORIES.join(',')}`],
    {
      encoding: 'utf8',
      maxBuffer: 100 * 1024 * 1024,
      env: { ...process.env, CHROME_PATH: chromium },
    },
  );
  const { categories, audits } = status === 0 ? (JSON.parse(stdout) as Report) : { categories: {}, audits: {} };
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
  return { scores: scores as Scores, faults };
}

if (!existsSync(join(import.meta.dirname, 'node_modules')))
  await step('installing Lighthouse', async () =>
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: import.meta.dirname }),
  );
await build();
const { CHROMIUM = '' } = prepareBrowser();
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
let isShort = false;
try {
  const rows: Record<string, Record<string, string>> = {};
  for (const [name, { path, performance }] of Object.entries(PAGES)) {
    // a new connection, because a kept-alive one would have been closed meanwhile
    await read(WEBSITE + path, new Agent());
    const visits = Array.from({ length: VISITS }, () => visit(WEBSITE + path, CHROMIUM));
    const scores = CATEGORIES.map((category) => [category, median(visits.map((one) => one.scores[category]))] as const);
    rows[name] = Object.fromEntries(
      scores.map(([category, score]) => {
        const minimum = category === 'performance' ? performance : 100;
        isShort ||= score < minimum;
        return [category, `${score} (${minimum})${score < minimum ? ' TOO LOW' : ''}`];
      }),
    );
    for (const fault of new Set(visits.flatMap((one) => one.faults))) console.log(`${name}: ${fault}`);
  }
  console.log(`\nLighthouse as a phone, the median of ${VISITS} visits, and what must be reached:`);
  console.table(rows);
} finally {
  await endApplication(website);
  await endApplication(newsroom);
  rmSync(data, { recursive: true });
}
if (isShort) process.exit(1);
