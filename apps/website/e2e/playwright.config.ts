import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const ROOT = join(import.meta.dirname, '../../..');
const { CHROMIUM, PLAYWRIGHT_CHANNEL } = process.env;
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const WEBSITE = 'http://localhost:3100';
export const NEWSROOM = 'http://localhost:4100';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: join(ROOT, 'test-results'),
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  use: {
    baseURL: WEBSITE,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    launchOptions: { args: FLAGS, ...(CHROMIUM && { executablePath: CHROMIUM }) },
    ...(PLAYWRIGHT_CHANNEL && { channel: PLAYWRIGHT_CHANNEL }),
  },
  webServer: [
    {
      command: 'node apps/newsroom/src/main.ts',
      cwd: ROOT,
      url: `${NEWSROOM}/openapi.json`,
      env: { NEWSROOM_PORT: '4100', DATA_DIR: mkdtempSync(join(tmpdir(), 'sala-e2e-')), DATABASE_URL: '' },
    },
    {
      command: 'node apps/website/server/main.ts',
      cwd: ROOT,
      url: `${WEBSITE}/home`,
      env: { PORT: '3100', MAIN_API_URL: NEWSROOM, PAGE_API_URL: NEWSROOM, NODE_ENV: 'production' },
    },
  ],
});
