import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import { build } from '../scripts/build.ts';
import { prepareBrowser } from '../scripts/machine/prepareBrowser.ts';
import { computeMedian } from './computeQuantile.ts';
import { endApplication, startApplication } from './processes.ts';

// `npm run bench:presses`: the time from a press until its effect is visible (interaction to next paint) on a phone six
// times slower than this machine, directly after the page has loaded: medians of five visits, each with a new browser
// profile. A press has either no duration, which is the worst case, or that of a finger, during which the pressed part
// can be hydrated. The first row is the floor: a bare page with one button that changes one word. An argument is a part of the names of the presses to measure (`-- menu`); without any, all are.
const WEBSITE = 'http://localhost:3214';
const NEWSROOM = 'http://localhost:4214';
const VISITS = 5;
const SLOWER = 6;
/** The duration of a finger's press, in milliseconds. */
const FINGER_MS = 80;
const AIM_MS = 100;
/** How long after a press its effect may be painted, in milliseconds. */
const AFTERWARDS_MS = 1500;

/** What the browser alone needs for a press and a word. */
const FLOOR = `data:text/html,${encodeURIComponent(
  '<!doctype html><meta name="viewport" content="width=device-width"><button onclick="this.textContent=1">0</button>',
)}`;
const ARTICLE = '/news/content/600109';
const findButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** The most frequent presses: the page and the element. */
const PRESSES: Record<string, { path: string; find: (page: Page) => Locator; type?: string }> = {
  'the floor': { path: FLOOR, find: (page) => findButton(page, '0') },
  'refuse cookies': { path: '/home', find: (page) => page.getByRole('button', { name: 'ไม่ยอมรับ', exact: true }) },
  'open the menu': { path: '/home', find: (page) => findButton(page, /เมนู/) },
  'an article of the front page': {
    path: '/home',
    find: (page) => page.getByRole('main').getByRole('article').first().getByRole('link').first(),
  },
  'the second link of the bottom navigation': {
    path: '/home',
    find: (page) => page.getByRole('navigation', { name: 'เมนูล่าง' }).getByRole('link').nth(1),
  },
  'listen to an article': { path: ARTICLE, find: (page) => findButton(page, 'ฟังข่าวนี้') },
  'large letters': { path: ARTICLE, find: (page) => findButton(page, 'ตัวอักษรขนาดใหญ่') },
  'copy the link': { path: ARTICLE, find: (page) => findButton(page, 'คัดลอกลิงก์') },
  'an article of a category': {
    path: '/news/categories/region',
    find: (page) => page.getByRole('main').getByRole('article').first().getByRole('link').first(),
  },
  'another channel': {
    path: '/live',
    find: (page) => page.getByRole('main').getByRole('link', { name: 'ศาลาออนไลน์' }).first(),
  },
  'a letter of a search': {
    path: '/search',
    find: (page) => page.getByRole('combobox').or(page.getByRole('searchbox')).last(),
    // a key of the keyboard: other letters would be inserted without a key event
    type: 'a',
  },
};

const parts = process.argv.slice(2);
const presses = Object.entries(PRESSES).filter(([name]) => parts.every((part) => name.includes(part)));
if (presses.length === 0) throw new Error(`no press is called "${parts.join(' ')}"`);

// runs in the page
const WATCH = `{
  globalThis.presses = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) presses.push(duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
}`;

await build();
// a whole browser has pages of its own, such as its address bar, which would take the cores meanwhile
const { CHROMIUM, HEADLESS_SHELL = CHROMIUM } = prepareBrowser();
const data = mkdtempSync(join(tmpdir(), 'sala-bench-presses-'));
const newsroom = await startApplication('apps/newsroom/src/main.ts', {
  DATA_DIR: data,
  NEWSROOM_PORT: '4214',
  DATABASE_URL: '',
  SPEECH_AHEAD_HOURS: '0',
});
const website = await startApplication('apps/website/server/main.ts', { PORT: '3214', NEWSROOM_URL: NEWSROOM });
let isSlow = false;
try {
  const rows: Record<string, object> = {};
  for (const [name, press] of presses) {
    await (await fetch(new URL(press.path, WEBSITE))).text();
    const atOnce: number[] = [];
    const fingers: number[] = [];
    for (let visit = 0; visit < VISITS; visit++) {
      atOnce.push(await timePress(press, 0));
      fingers.push(await timePress(press, FINGER_MS));
    }
    const middle = computeMedian(atOnce);
    isSlow ||= middle > AIM_MS;
    rows[name] = { 'ms, at once': middle, 'ms, by a finger': computeMedian(fingers), aim: AIM_MS };
  }
  console.table(rows);
} finally {
  await endApplication(website);
  await endApplication(newsroom);
  rmSync(data, { recursive: true });
}
if (isSlow) process.exit(1);

/** One visit with one press of this duration. Times below 16 ms are not reported, and count as 16. */
async function timePress({ path, find, type }: (typeof PRESSES)[string], downMs: number): Promise<number> {
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
    ...(HEADLESS_SHELL && { executablePath: HEADLESS_SHELL }),
  });
  try {
    const page = await browser.newPage({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true });
    await page.addInitScript(WATCH);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(new URL(path, WEBSITE).href);
    if (type) {
      await find(page).focus();
      await page.keyboard.press(type, { delay: downMs });
    } else await touch(page, session, find(page), downMs);
    await page.waitForTimeout(AFTERWARDS_MS);
    if ((await page.evaluate<number>('performance.interactionCount')) === 0)
      throw new Error(`nothing was pressed on ${path}`);
    return Math.max(16, ...(await page.evaluate<number[]>('presses')));
  } finally {
    await browser.close();
  }
}

/** Touches an element for this duration. */
async function touch(page: Page, session: CDPSession, what: Locator, downMs: number): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (!box) throw new Error('what is to be pressed is not seen');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(downMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
