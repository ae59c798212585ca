import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { prepareBrowser } from '../scripts/machine/prepareBrowser.ts';
import { endApplication, read, startApplication } from './processes.ts';

const WEBSITE = 'http://localhost:3211';
const NEWSROOM = 'http://localhost:4211';
const PLAYLIST = '/ai-audio-news/playlists/daily-news';
const PRESSES = 20;
const ARTICLES = 5;
/** After this time without sound a press has failed. */
const MAX_SILENCE_MS = 20_000;
/** The maximum time for the newsroom to make these narrations, in milliseconds. */
const TIMEOUT_MS = 180_000;

/**
 * The time from a press to sound, in milliseconds, once the player is loaded: the median of twenty presses on the
 * articles of a playlist, the first of each without a cache. Null when there is no voice.
 */
export async function measurePressToSound(): Promise<number | null> {
  const data = mkdtempSync(join(tmpdir(), 'sala-bench-sound-'));
  const newsroom = await startApplication('apps/newsroom/src/main.ts', {
    DATA_DIR: data,
    NEWSROOM_PORT: '4211',
    DATABASE_URL: '',
  });
  const website = await startApplication('apps/website/server/main.ts', { PORT: '3211', NEWSROOM_URL: NEWSROOM });
  // a whole browser has pages of its own, such as its address bar, which would take the cores meanwhile
  const { CHROMIUM, HEADLESS_SHELL = CHROMIUM } = prepareBrowser();
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-quic'],
    ...(HEADLESS_SHELL && { executablePath: HEADLESS_SHELL }),
  });
  try {
    if (!(await waitForNarrations())) return null;
    return await measureMedian(await browser.newPage({ bypassCSP: true }));
  } finally {
    await browser.close();
    await endApplication(website);
    await endApplication(newsroom);
    rmSync(data, { recursive: true });
  }
}

async function waitForNarrations(): Promise<boolean> {
  for (const until = Date.now() + TIMEOUT_MS; Date.now() < until; await pause(1000)) {
    const { data } = JSON.parse((await read(`${NEWSROOM}/playlist/url:daily-news`)).toString());
    if (data.contentInfo.data.length >= ARTICLES) return true;
  }
  return false;
}

// runs in the page
const OVERHEAR = `{
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    globalThis.sound = this;
    return play.call(this);
  };
}`;
const IS_READ = `globalThis.sound?.getAttribute('src')?.startsWith('/sound/') && sound.currentTime > 0`;
const pressListen = (number: number) => `(async () => {
  // also that of the article that is heard: each has its place, and none is pressed twice in turn
  const button = document.querySelectorAll('button[aria-label*="ฟังข่าว: "]')[${number}];
  const before = sound.getAttribute('src');
  const pressed = performance.now();
  button.click();
  while (sound.getAttribute('src') === before || sound.paused || sound.currentTime === 0) {
    if (performance.now() - pressed > ${MAX_SILENCE_MS}) throw new Error('no sound after ' + button.ariaLabel);
    await new Promise((done) => setTimeout(done, 1));
  }
  return performance.now() - pressed;
})()`;

async function measureMedian(page: Page): Promise<number> {
  await page.addInitScript(OVERHEAR);
  await page.goto(WEBSITE + PLAYLIST, { waitUntil: 'networkidle' });
  // the first press loads the player, which begins with the intro
  await page
    .getByRole('button', { name: /^ฟังข่าว:/ })
    .first()
    .click();
  await page.waitForFunction(IS_READ);
  const times: number[] = [];
  for (let number = 1; number <= PRESSES; number++)
    times.push(await page.evaluate<number>(pressListen(number % ARTICLES)));
  return times.sort((a, b) => a - b)[PRESSES / 2] ?? Number.NaN;
}

if (import.meta.main)
  console.log(`from a press to sound: ${Math.round((await measurePressToSound()) ?? Number.NaN)} ms`);
