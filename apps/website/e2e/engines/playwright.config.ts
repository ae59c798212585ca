import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ROOT } from '../addresses.ts';
import { prepareDataDirectory, servers } from '../servers.ts';
import { NEWSROOM, WEBSITE } from './addresses.ts';
import { UNCERTAIN_IN_WEBKIT } from './uncertain.ts';

// every worker reads this file again and inherits the directory of the first reading
process.env.ENGINES_DATA_DIR ??= await prepareDataDirectory('sala-engines-');

const engines = process.env.ENGINES?.split(',') ?? ['firefox', 'webkit'];

/** Playwright runs the tests; the browsers are the ones that readers have, without its patches (docs/testing.md). */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: join(ROOT, 'test-results/engines'),
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  projects: engines.map((name) => ({
    name,
    // Firefox does not play HLS itself, nor can its scripts be switched off from outside
    ...(name === 'firefox' && { testIgnore: '*.webkit.journey.ts' }),
    ...(name === 'webkit' && process.env.CERTAIN_ONLY && { testIgnore: Object.keys(UNCERTAIN_IN_WEBKIT) }),
  })),
  // who writes a journey can leave the applications running
  webServer: servers(WEBSITE, NEWSROOM, process.env.ENGINES_DATA_DIR).map((server) => ({
    ...server,
    reuseExistingServer: !process.env.CI,
  })),
});
