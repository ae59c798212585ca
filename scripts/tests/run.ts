import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { UNCERTAIN_IN_WEBKIT } from '../../apps/website/e2e/engines/uncertain.ts';
import { build } from '../build.ts';
import { chooseTestFolder } from '../machine/chooseTestFolder.ts';
import { prepareFfprobe } from '../machine/ffprobe.ts';
import { startPostgres } from '../machine/postgres.ts';
import { prepareBrowser } from '../machine/prepareBrowser.ts';
import { prepareEngines } from '../machine/prepareEngines.ts';
import { ROOT, run, StepFailed, step } from '../step.ts';
import { listConcernedFiles } from './concernedFiles.ts';

// `npm run check` is the fast part: only the tests that the changes on this branch concern; no PostgreSQL, no browser,
// and ffprobe only where it is installed.
const isFast = process.argv.includes('--fast');
const tally = { passed: 0, failed: 0, skipped: 0 };
/** The names of what failed and what was skipped, because only the end of a long log is read. */
const failures: string[] = [];
const skips: string[] = [];
const temporary = mkdtempSync(join(chooseTestFolder(), 'sala-test-'));
// as /tmp is: PostgreSQL, apt and the sound server run as other users
chmodSync(temporary, 0o1777);
process.env.TMPDIR = temporary;

/** A check that passes or fails. */
async function check(what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await step(what, work);
    tally.passed += 1;
  } catch (error) {
    tally.failed += 1;
    failures.push(what);
    console.error(`✗ ${what}: ${error instanceof Error ? error.message : error}`);
  }
}

interface Counted {
  passed: number;
  /** The tests that failed, by name. */
  failed: string[];
  /** The tests that were skipped, by name. */
  skipped: string[];
}

/** A test runner that writes how many tests passed into a JSON report. */
async function runSuite(what: string, report: string, work: () => Promise<unknown>, count: (json: never) => Counted) {
  let outcome: unknown;
  await step(what, () => work().catch((error: unknown) => (outcome = error)));
  const counted = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8')) as never) : null;
  tally.passed += counted?.passed ?? 0;
  tally.skipped += counted?.skipped.length ?? 0;
  skips.push(...(counted?.skipped ?? []));
  // a runner that fails without a failed test has itself failed
  const failed = counted?.failed.length ? counted.failed : outcome || !counted ? [what] : [];
  tally.failed += failed.length;
  failures.push(...failed);
}

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  file: string;
  /** Each with its outcome in every browser: a spec's own `ok` is that of the first one alone. */
  specs: { title: string; tests: { projectName: string; status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number };
  suites: PlaywrightSuite[];
}

/**
 * The failed tests of a vitest run, each with the first line of why; a file that could not be run stands for its tests.
 */
const listFailedUnits = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(ROOT, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [file];
    return failed.map((test) => `${file} › ${test.fullName}: ${test.failureMessages[0]?.split('\n')[0] ?? ''}`);
  });

const listSkippedUnits = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => ['pending', 'skipped', 'todo'].includes(status))
      .map(({ fullName }) => `${relative(ROOT, name)} › ${fullName}`),
  );

/** The tests that ended so, each with its browser. */
const listSpecs = (statuses: string[], { file, specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => statuses.includes(status))
      .map(({ projectName }) => `${file} › ${title} (${projectName})`),
  ),
  ...suites.flatMap((suite) => listSpecs(statuses, suite)),
];

/**
 * Checks the types of a project with one checker: each further one checks again what files share, which doubles the work.
 * What the compiler found is kept, so that the next time only what changed is read.
 */
const compile = (project: string): Promise<void> => {
  const kept = ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/types/${project}.tsbuildinfo`];
  return run('tsc', ['-p', project, '--checkers', '1', ...kept]);
};

/** The browser tests: in Chromium, and the journeys in the other available engines. */
function runBrowserTests(env: Record<string, string>): Promise<void> {
  const report = join(temporary, 'browsers.json');
  return runSuite(
    'browser tests',
    report,
    () =>
      run('playwright', ['test', '--config', 'apps/website/e2e/playwright.config.ts', '--reporter=list,json'], {
        loud: true,
        env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      }),
    ({ stats, suites }: PlaywrightReport) => ({
      passed: stats.expected,
      failed: suites.flatMap((suite) => listSpecs(['unexpected', 'flaky'], suite)),
      skipped: suites.flatMap((suite) => listSpecs(['skipped'], suite)),
    }),
  );
}

try {
  await run('react-router', ['typegen'], { cwd: join(ROOT, 'apps/website') });
  // each row has one core
  const [, postgres] = await Promise.all([
    (async () => {
      await check('types', async () => {
        await compile('tsconfig.json');
        await compile('apps/website/tsconfig.json');
      });
    })(),
    (async () => {
      await check('format and lint', () => run('biome', ['ci', '--error-on-warnings', '.'], { loud: true }));
      await check('dependency rules', () => run('node', ['scripts/checks/dependencyRules.ts']));
      await check('names by the glossary', () => run('node', ['scripts/checks/names.ts']));
      await check('a migration for every change of a schema', () => run('node', ['scripts/checks/migrations.ts']));
      // a test of code that no application uses proves nothing
      await check('code that only tests call', () => run('knip', ['--production', '--no-progress']));
      if (isFast) return null;
      prepareFfprobe();
      return startPostgres();
    })(),
  ]);

  const vitestReport = join(temporary, 'vitest.json');
  await runSuite(
    'unit and API tests',
    vitestReport,
    () =>
      run(
        'vitest',
        [
          ...(isFast ? ['related', '--run', ...listConcernedFiles()] : ['run']),
          ...['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
        ],
        { loud: true, env: { ...process.env, ...(postgres && { TEST_DATABASE_URL: postgres.url }) } },
      ),
    (json: VitestReport) => ({
      passed: json.numPassedTests,
      failed: listFailedUnits(json),
      skipped: listSkippedUnits(json),
    }),
  );
  await postgres?.stop();

  if (!isFast) {
    await build();
    await check('weights of a first visit', () => run('node', ['benchmarks/weights.ts'], { loud: true }));
    const { present, missing } = prepareEngines();
    skips.push(...missing);
    tally.skipped += missing.length;
    await runBrowserTests({
      ...prepareBrowser(),
      ...(present.length > 0 && { ENGINES: present.join(','), CERTAIN_ONLY: '1' }),
    });
    if (present.includes('webkit'))
      for (const [journey, why] of Object.entries(UNCERTAIN_IN_WEBKIT))
        console.log(`- not run in WebKit, and not counted: ${journey}: ${why}`);
  }
} catch (error) {
  tally.failed += 1;
  failures.push('the tests themselves');
  console.error(error instanceof StepFailed ? error.message : error);
} finally {
  rmSync(temporary, { recursive: true, force: true });
}

// tests may not write files that a commit would include
const changes = execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' }).trim();
if (changes && process.env.CI) console.warn(`The tests left something behind:\n${changes}`);

// on a personal machine PostgreSQL, ffprobe, the voice or the real news may be missing; in CI nothing may be
if (process.env.CI) failures.push(...skips.map((test) => `skipped: ${test}`));
// the fast part leaves out a whole database: its tests are counted, not named
else if (!isFast) for (const test of skips) console.log(`- skipped: ${test}`);
tally.failed += process.env.CI ? skips.length : 0;

const also = [tally.skipped && `${tally.skipped} skipped`];
for (const failure of failures) console.log(`✗ ${failure}`);
console.log([`${tally.passed} passed`, `${tally.failed} failed`, ...also.filter(Boolean)].join(', '));
process.exit(tally.failed === 0 ? 0 : 1);
