import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { NEWSROOM } from './addresses.ts';
import { type ContraryService, startContraryService } from './contraryService.ts';
import { removeNewerFeatures } from './removeNewerFeatures.ts';
import { shiftClocks } from './shiftClocks.ts';
import { isTakenHold } from './takenHold.ts';
import { type ApplicationProcess, startWebsite } from './websiteProcess.ts';

const PURGE_SECRET = 'what the tests purge with';

/** The fixtures that all tests of a worker share, because starting a website takes as long as a short test. */
interface WorkerFixtures {
  workerService: ContraryService;
  workerSite: string;
}

interface Fixtures {
  /** True when the browser loads only the HTML of a page and none of its files, like a crawler. */
  documentOnly: boolean;
  /** A service that misbehaves when a test says so. */
  service: ContraryService;
  /** The address of a website that uses {@link service} for everything, with an empty cache for each test. */
  site: string;
  /** Starts a website with its own settings and returns its address; it ends with the test. */
  startSite: (settings: Record<string, string>) => Promise<string>;
  /** The browser's complaints: errors on the console, exceptions, failed and refused requests. */
  complaints: string[];
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  browser: [
    async ({ browser }, use) => {
      shiftClocks(browser);
      removeNewerFeatures(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  documentOnly: [false, { option: true }],
  page: async ({ page, documentOnly }, use) => {
    if (documentOnly)
      await page.route('**/*', (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()));
    await use(page);
    // an answer that the test was still changing is no failure of the test
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  workerService: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const service = await startContraryService();
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  workerSite: [
    async ({ workerService }, use) => {
      const website = await startWebsite({ NEWSROOM_URL: workerService.address, PURGE_SECRET });
      await use(website.address);
      await website.stop();
    },
    { scope: 'worker' },
  ],
  service: async ({ workerService }, use) => {
    workerService.reset();
    await use(workerService);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  startSite: async ({}, use) => {
    const started: ApplicationProcess[] = [];
    await use(async (settings) => {
      const website = await startWebsite(settings);
      started.push(website);
      return website.address;
    });
    await Promise.all(started.map((website) => website.stop()));
  },
  // depends on the service, so that the requests of the test before have ended when the website clears its cache
  site: async ({ workerSite, request, service: _ }, use) => {
    const authorization = `Bearer ${PURGE_SECRET}`;
    const purge = { headers: { authorization }, data: { everything: true } };
    expect((await request.post(`${workerSite}/purge`, purge)).status()).toBe(204);
    await use(workerSite);
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      // Playwright blocks service workers, unless a test needs the offline pages
      if (message.text() === 'Service Worker registration blocked by Playwright') return;
      if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText;
      // requests that were aborted because the page was left
      if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${reason}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
    });
    await use(complaints);
  },
});

export { expect };

/** Opens a page and waits until it is hydrated: an earlier press would be handled as without scripts. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  // polls less often than every frame, Playwright's default, which would slow down the page
  await page.waitForFunction(isTakenHold, undefined, { polling: 50 });
  // React runs the effects of a hydrated part in separate tasks
  await page.evaluate(async () => {
    for (let task = 0; task < 3; task++) {
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(null);
      });
    }
  });
}

/** How many articles the newsroom has of a section. */
export async function countArticles(request: APIRequestContext, section: string): Promise<number> {
  const archive = await request.get(`${NEWSROOM}/section?section=${section}`);
  return (await archive.json()).total;
}

/** Scrolls through the whole page, a screen at a time, and also through what loads meanwhile. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await nextFrame();
    }
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await nextFrame();
  });
}

/** Lays out the parts far down the page as well (base.css), so that other widths need no scrolling. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.whole = '';
  });
}

/** Articles of the demo that tests use. */
export const ARTICLE = '/news/content/600109';
export const ARTICLE_BY_AI = '/news/content/600402';
/** A category whose archive has three pages (importArchive.ts). */
export const LONG_CATEGORY = '/news/categories/region';
/** A search with several pages of results, in several tabs. */
export const SEARCH = `/search?q=${encodeURIComponent('ข่าว')}`;
/** A programme with everything that one can have: tabs, seasons, people, pictures, articles. */
export const PROGRAMME = '/program/talat-ni';
