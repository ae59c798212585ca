import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { makeFonts } from './apps/website/bundling/fonts.ts';
import { TEST_HEAP } from './scripts/tests/youngHeap.ts';

// React as readers get it: its build for developers checks all that it is given, in a fifth of the website's CPU time here
process.env.NODE_ENV = 'production';

const FILES = '**/*.test.{ts,tsx}';
const NEWSROOM = `apps/newsroom/${FILES}`;
/** What a website loads and logs: what another file's website still loads and logs would be taken for it. */
const ALONE = 'apps/website/{providers,app/platform/services}/**/*.test.ts';

export default defineConfig({
  resolve: { alias: { '@fonts': await makeFonts() } },
  test: {
    // the time zone of readers is Bangkok's; nothing may depend on the machine's. The website wants to be told of a newsroom.
    env: { TZ: 'America/New_York', NEWSROOM_URL: 'http://localhost:4000' },
    // some wait, for a database, a film or a moment, so that one more keeps the cores busy
    maxWorkers: availableParallelism() + 1,
    // what comes late on a busy machine has come: only what never comes has failed
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } },
    isolate: false,
    execArgv: [
      ...TEST_HEAP,
      // a test ends before V8's last compiler pays off, which takes a tenth of the time; its quicker one stays
      '--no-opt',
    ],
    // what a test that passes makes the applications log is not a finding
    silent: 'passed-only',
    projects: [
      // its database is opened once for all its files
      { extends: true, test: { name: 'newsroom', include: [NEWSROOM], unstubGlobals: true, unstubEnvs: true } },
      {
        extends: true,
        test: {
          name: 'others',
          include: [`{packages,apps,scripts,benchmarks}/${FILES}`],
          exclude: [NEWSROOM, ALONE, '**/node_modules/**'],
          setupFiles: './scripts/tests/betweenTestFiles.ts',
        },
      },
      { extends: true, test: { name: 'alone', include: [ALONE], isolate: true } },
    ],
  },
});
