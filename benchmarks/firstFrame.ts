import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { endApplication, startApplication } from './processes.ts';
import { median } from './share.ts';

const WEBSITE = 'http://localhost:3212';
const NEWSROOM = 'http://localhost:4212';
/** A channel that is always on. */
const CHANNEL = '/live/online';
const VISITS = 9;

/**
 * How long it takes from the first byte of a channel's page to its first picture, in milliseconds: the median of nine visits, each of a
 * browser that knows nothing of the site. Null when there is no browser.
 */
export async function firstFrame(): Promise<number | null> {
  const data = mkdtempSync(join(tmpdir(), 'sala-bench-frame-'));
  const newsroom = await startApplication('apps/newsroom/src/main.ts', {
    DATA_DIR: data,
    NEWSROOM_PORT: '4212',
    DATABASE_URL: '',
    SPEECH: 'off',
  });
  const website = await startApplication('apps/website/server/main.ts', { PORT: '3212', NEWSROOM_URL: NEWSROOM });
  const { CHROMIUM } = process.env;
  const browser = await chromium
    .launch({ args: ['--no-sandbox', '--disable-quic'], ...(CHROMIUM && { executablePath: CHROMIUM }) })
    .catch(() => null);
  try {
    if (!browser) return null;
    const times: number[] = [];
    for (let visit = 0; visit < VISITS; visit++) times.push(await visitChannel(browser));
    return median(times);
  } finally {
    await browser?.close();
    await endApplication(website);
    await endApplication(newsroom);
    rmSync(data, { recursive: true });
  }
}

// what runs in the page: a picture that was shown, by the page's own clock
const FIRST_PICTURE = `new Promise((shown) => {
  const look = () => {
    const video = document.querySelector('[data-video-player] video');
    if (video) video.requestVideoFrameCallback((now) => shown(now - performance.getEntriesByType('navigation')[0].responseStart));
    else requestAnimationFrame(look);
  };
  look();
})`;

async function visitChannel(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  await page.goto(WEBSITE + CHANNEL, { waitUntil: 'commit' });
  const time = await page.evaluate<number>(FIRST_PICTURE);
  await page.close();
  return time;
}

if (import.meta.main)
  console.log(`to the first picture of a channel: ${Math.round((await firstFrame()) ?? Number.NaN)} ms`);
