import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { STATION } from '@sala/station';
import { ROOT, WEBSITE } from './addresses.ts';
import { UNCERTAIN_IN_WEBKIT } from './engines/uncertain.ts';
import { prepareDataDirectory, servers } from './servers.ts';

const { CHROMIUM, HEADLESS_SHELL = CHROMIUM, PLAYWRIGHT_CHANNEL } = process.env;
/** What of the browser is left out. The flag takes the place of Playwright's own, so that its list is said here again. */
const LEFT_OUT = [
  // would begin a second process for every page that a test opens; that the site asks for it is proven by its headers
  'CrossOriginOpenerPolicy',
  // as Playwright has it
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
  // glyphs as wide as in a window, where they are not fitted to pixels
  '--font-render-hinting=none',
  // how far ahead the browser loads lazy pictures depends on how fast it takes the network to be
  '--force-effective-connection-type=4G',
  `--disable-features=${LEFT_OUT.join(',')}`,
  // a test's page is gone before better compiled code would be quicker
  '--js-flags=--no-opt,--no-maglev,--no-sparkplug',
];

/** What only a whole browser has: notifications, what can be installed. */
const NEEDS_WHOLE_BROWSER = /@whole/;
/** The others are about what is written, pressed and heard: pictures would be half the work, and prove nothing there. */
const NEEDS_PICTURES = /@pictures/;
/** With the mouse that Playwright gives every browser by the same flag: the last one counts. */
const NO_PICTURES =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false';
const launchOptions = (executablePath?: string, ...flags: string[]) => ({
  args: [...FLAGS, ...flags],
  ...(executablePath && { executablePath }),
});

// every worker reads this file again and inherits the directory of the first reading
process.env.E2E_DATA_DIR ??= await prepareDataDirectory();

/** The other browsers that are here (scripts/prepareEngines.ts), each with what it is run for. */
const engines = (process.env.ENGINES?.split(',') ?? []).map((name) => ({
  name,
  testMatch: '*.journey.ts',
  testIgnore:
    name === 'firefox'
      ? // it does not play HLS itself, nor can its scripts be switched off from outside
        ['*.webkit.journey.ts']
      : Object.keys(process.env.CERTAIN_ONLY ? UNCERTAIN_IN_WEBKIT : {}),
  // one window of each: it has the keyboard and the loudspeaker for itself, though not the cores
  workers: 1,
  timeout: 90_000,
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
  // what takes longer than npm test may is a command of its own: npm run test:axe
  testMatch: process.env.E2E_FILES ?? '*.spec.ts',
  globalSetup: './importArchive.ts',
  outputDir: join(ROOT, 'test-results'),
  fullyParallel: true,
  // tests wait for clocks, films and services: with one for each core half of the time is lost
  workers: availableParallelism() * 2,
  timeout: 30_000,
  // what comes late on a busy machine has come: only what never comes has failed
  expect: { timeout: 15_000 },
  use: {
    baseURL: WEBSITE,
    // whoever has answered the question about cookies is not asked again
    storageState: ANSWERED,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    // a worker would answer in place of what a test puts into the network's way
    serviceWorkers: 'block',
    ...(PLAYWRIGHT_CHANNEL && { channel: PLAYWRIGHT_CHANNEL }),
  },
  projects: [
    // one journey after the other, beside everything else
    ...engines,
    { name: 'pictures', grep: NEEDS_PICTURES, use: { launchOptions: launchOptions(HEADLESS_SHELL) } },
    // not at first, while the newsroom reads the news of the last hour aloud: a busy machine loses what is pushed to a
    // browser; nor at last, as its tests run one after the other
    { name: 'whole', grep: NEEDS_WHOLE_BROWSER, use: { launchOptions: launchOptions(CHROMIUM, NO_PICTURES) } },
    {
      name: 'text',
      grepInvert: [NEEDS_PICTURES, NEEDS_WHOLE_BROWSER],
      use: { launchOptions: launchOptions(HEADLESS_SHELL, NO_PICTURES) },
    },
  ],
  webServer: servers(process.env.E2E_DATA_DIR),
});
