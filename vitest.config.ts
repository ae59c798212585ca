import { defineConfig } from 'vitest/config';

const FILES = '**/*.test.{ts,tsx}';
const NEWSROOM = `apps/newsroom/${FILES}`;

export default defineConfig({
  test: {
    // the time zone of readers is Bangkok's; nothing may depend on the machine's
    env: { TZ: 'America/New_York' },
    // one is left free by default: of two cores that is half
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      // what a file loads the next ones use: half of their time was loading the newsroom and starting its database anew
      {
        extends: true,
        test: { name: 'newsroom', include: [NEWSROOM], isolate: false, unstubGlobals: true, unstubEnvs: true },
      },
      // the website reads its settings and keeps what its services said when it is loaded: each file has one of its own
      {
        extends: true,
        test: {
          name: 'others',
          include: [`{packages,apps,scripts,benchmarks}/${FILES}`],
          exclude: [NEWSROOM, '**/node_modules/**'],
        },
      },
    ],
  },
});
