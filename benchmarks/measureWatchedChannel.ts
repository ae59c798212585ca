import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { prepareBrowser } from '../scripts/machine/prepareBrowser.ts';
import { computeMedian } from './computeQuantile.ts';
import { endApplication, startApplication } from './processes.ts';

const WEBSITE = 'http://localhost:3212';
const NEWSROOM = 'http://localhost:4212';
/** A channel that broadcasts around the clock. */
const CHANNEL = '/live/online';
const VISITS = 9;
const CUES = 5;
/** A phone's network: its latency in milliseconds, and bytes per second. */
const PHONE = { offline: false, latency: 100, downloadThroughput: 1_000_000, uploadThroughput: 500_000 };

/** Measurements of watching a channel: medians, in milliseconds. */
export interface WatchedChannel {
  /** From the first byte of the page to the first picture, with a new browser profile; of nine visits. */
  firstPicture: number;
  /** The same over a network with 100 ms of latency and 8 Mbit/s. */
  firstPictureOfPhone: number;
  /** The delay between the picture and the clock; of the same visits. */
  behindClock: number;
  /** From the time at which a caption is spoken until it is visible, by the clock of the sound; of five captions. */
  captionDelay: number;
}

/** Measures watching a channel of the demo. */
export async function measureWatchedChannel(): Promise<WatchedChannel> {
  const data = mkdtempSync(join(tmpdir(), 'sala-bench-channel-'));
  const newsroom = await startApplication('apps/newsroom/src/main.ts', {
    DATA_DIR: data,
    NEWSROOM_PORT: '4212',
    DATABASE_URL: '',
    SPEECH: 'off',
  });
  const website = await startApplication('apps/website/server/main.ts', { PORT: '3212', NEWSROOM_URL: NEWSROOM });
  // a whole browser has pages of its own, such as its address bar, which would take the cores meanwhile
  const { CHROMIUM, HEADLESS_SHELL = CHROMIUM } = prepareBrowser();
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-quic'],
    ...(HEADLESS_SHELL && { executablePath: HEADLESS_SHELL }),
  });
  try {
    const pictures: number[] = [];
    const ofPhone: number[] = [];
    const delays: number[] = [];
    for (let visit = 0; visit < VISITS; visit++) {
      const page = await browser.newPage();
      pictures.push(await timeFirstPicture(page));
      delays.push(await page.evaluate<number>(BEHIND_CLOCK));
      await page.close();
      const phone = await browser.newPage();
      const session = await phone.context().newCDPSession(phone);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', PHONE);
      ofPhone.push(await timeFirstPicture(phone));
      await phone.close();
    }
    const page = await browser.newPage();
    await timeFirstPicture(page);
    return {
      firstPicture: computeMedian(pictures),
      firstPictureOfPhone: computeMedian(ofPhone),
      behindClock: computeMedian(delays),
      captionDelay: computeMedian(await page.evaluate<number[]>(CAPTION_DELAYS)),
    };
  } finally {
    await browser.close();
    await endApplication(website);
    await endApplication(newsroom);
    rmSync(data, { recursive: true });
  }
}

async function timeFirstPicture(page: Page): Promise<number> {
  await page.goto(WEBSITE + CHANNEL, { waitUntil: 'commit' });
  return page.evaluate<number>(FIRST_PICTURE);
}

// runs in the page: the first video frame, by the page's own clock
const FIRST_PICTURE = `new Promise((shown) => {
  const look = () => {
    const video = document.querySelector('[data-video-player] video');
    if (video) video.requestVideoFrameCallback((now) => shown(now - performance.getEntriesByType('navigation')[0].responseStart));
    else requestAnimationFrame(look);
  };
  look();
})`;

// by the time of day in the player, at the moment when its second changes
const BEHIND_CLOCK = `new Promise((late) => {
  const shown = () => /(\\d\\d):(\\d\\d):(\\d\\d) น\\./.exec(document.querySelector('[data-video-player] [role=slider][aria-valuetext*=":"], [data-video-player] input[aria-valuetext*=":"]')?.ariaValueText ?? '');
  let before;
  const look = () => {
    const clock = shown();
    if (clock && before !== undefined && before !== clock[0]) {
      const [, hours, minutes, seconds] = clock.map(Number);
      const now = (Date.now() + 7 * 3_600_000) % 86_400_000;
      return late(now - ((hours * 60 + minutes) * 60 + seconds) * 1000);
    }
    before = clock?.[0];
    requestAnimationFrame(look);
  };
  look();
})`;

// for each new caption, the first frame that shows it
const CAPTION_DELAYS = `new Promise((seen) => {
  const video = document.querySelector('[data-video-player] video');
  const written = (text) => text.replace(/<[^>]+>|\\s/g, '');
  const delays = new Map();
  let known;
  const look = () => {
    const cues = [...video.textTracks].flatMap(({ mode, activeCues }) => (mode === 'disabled' ? [] : [...(activeCues ?? [])]));
    known ??= new Set(cues.map(({ startTime }) => startTime));
    const drawn = written(document.querySelector('[data-captions]')?.textContent ?? '');
    for (const { startTime, text } of cues)
      if (!known.has(startTime) && !delays.has(startTime) && drawn && written(text).startsWith(drawn.slice(0, 12)))
        delays.set(startTime, (video.currentTime - startTime) * 1000);
    if (delays.size < ${CUES}) requestAnimationFrame(look);
    else seen([...delays.values()]);
  };
  look();
})`;

/** The measurements as a sentence. */
export const describeWatched = ({
  firstPicture,
  firstPictureOfPhone,
  behindClock,
  captionDelay,
}: WatchedChannel): string =>
  `To the first picture of a channel: ${Math.round(firstPicture)} ms, by a phone's network ${Math.round(firstPictureOfPhone)} ms; its picture behind the clock: ${Math.round(behindClock)} ms; its captions behind the sound: ${Math.round(captionDelay)} ms`;

if (import.meta.main) console.log(describeWatched(await measureWatchedChannel()));
