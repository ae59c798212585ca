import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { STATION } from '@sala/station';
import { UNCERTAIN_IN_WEBKIT } from './engines/uncertain.ts';
import { ROOT, WEBSITE } from './support/addresses.ts';
import { prepareDataDirectory, servers } from './support/servers.ts';

const { CHROMIUM, HEADLESS_SHELL = CHROMIUM, PLAYWRIGHT_CHANNEL } = process.env;
/** Disabled features of the browser. This flag replaces Playwright's own one, so that its list is repeated here. */
const LEFT_OUT = [
  // would start a second process for every page of a test; the headers prove that the site requests isolation
  'CrossOriginOpenerPolicy',
  // the list of Playwright
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // the same glyph widths as in a window, without hinting
  '--font-render-hinting=none',
  // the browser's own distance for lazy pictures depends on the estimated speed of the network
  '--force-effective-connection-type=4G',
  `--disable-features=${LEFT_OUT.join(',')}`,
  // a test ends before optimized code would pay off
  '--js-flags=--no-opt,--no-maglev',
];

/** The tests that need a whole browser, for notifications and installation. */
const NEEDS_WHOLE_BROWSER = /@whole/;
/**
 * The tests that need pictures. The others are about texts, presses and sound: loading pictures would double their
 * work.
 */
const NEEDS_PICTURES = /@pictures/;
/** Repeats the mouse settings that Playwright gives every browser by the same flag, because the last one counts. */
const NO_PICTURES =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false';
const launchOptions = (executablePath?: string, ...flags: string[]) => ({
  args: [...FLAGS, ...flags],
  ...(executablePath && { executablePath }),
});

// every worker evaluates this file again and inherits the directory of the first evaluation
process.env.E2E_DATA_DIR ??= await prepareDataDirectory();

/** The other available browsers (scripts/machine/prepareEngines.ts), each with the journeys that it runs. */
const engines = (process.env.ENGINES?.split(',') ?? []).map((name) => ({
  name,
  testMatch: '*.journey.ts',
  testIgnore:
    name === 'firefox'
      ? // it cannot play HLS itself, and its scripts cannot be turned off from outside
        ['*.webkit.journey.ts']
      : Object.keys(process.env.CERTAIN_ONLY ? UNCERTAIN_IN_WEBKIT : {}),
  // one window each, which has the keyboard and the loudspeaker to itself, though not the cores
  workers: 1,
}));

const ANSWERED = {
  cookies: [
    {
      name: `${STATION.brand}_consent`,
      value: 'refused',
      domain: 'localhost',
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    },
  ],
  origins: [],
};

export default defineConfig({
  testDir: '.',
  // tests that take longer have commands of their own: npm run test:axe
  testMatch: process.env.E2E_FILES ?? '*.spec.ts',
  globalSetup: ['./support/narrateNews.ts', './support/importArchive.ts'],
  outputDir: join(ROOT, 'test-results'),
  fullyParallel: true,
  // tests wait for clocks, films and services: one worker for each core would waste half of the time
  workers: availableParallelism() * 2,
  // on a busy machine anything may be late: only what never comes is a failure
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: WEBSITE,
    // the cookie banner is answered, so that it does not show
    storageState: ANSWERED,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    // a service worker would answer requests that a test intercepts
    serviceWorkers: 'block',
    ...(PLAYWRIGHT_CHANNEL && { channel: PLAYWRIGHT_CHANNEL }),
  },
  projects: [
    // the journeys run one after the other, beside the other projects
    ...engines,
    { name: 'pictures', grep: NEEDS_PICTURES, use: { launchOptions: launchOptions(HEADLESS_SHELL) } },
    // neither first, while the newsroom reads news aloud and a busy machine loses pushes to a
    // browser; nor last, because these tests run one after the other
    { name: 'whole', grep: NEEDS_WHOLE_BROWSER, use: { launchOptions: launchOptions(CHROMIUM, NO_PICTURES) } },
    {
      name: 'text',
      grepInvert: [NEEDS_PICTURES, NEEDS_WHOLE_BROWSER],
      use: { launchOptions: launchOptions(HEADLESS_SHELL, NO_PICTURES) },
    },
  ],
  webServer: servers(process.env.E2E_DATA_DIR),
});
