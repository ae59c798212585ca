import type { Browser, Locator, Page } from '@playwright/test';
import { axeFinds } from '../support/axe.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { listAll } from '../support/listAll.ts';
import { begin, EARLIER_EPISODE, EPISODE, film, goTo, press, STREAMS, seen, videoPlayer } from '../support/watching.ts';

// watching takes time, however fast the machine is

const message = (page: Page, words: string) => videoPlayer(page).getByRole('status').filter({ hasText: words });
/** Marks the live regions of the player, to tell them from those that come with their text, which stay unheard. */
const markRegions = (page: Page) =>
  videoPlayer(page)
    .getByRole('status')
    .evaluateAll((regions) => {
      for (const region of regions) (region as HTMLElement).dataset.before = '';
    });
const captions = (page: Page) => videoPlayer(page).locator('[data-captions]');

const slider = (page: Page) => videoPlayer(page).getByRole('slider', { name: 'ตำแหน่งในวิดีโอ' });
const preview = (page: Page) => videoPlayer(page).locator('[data-preview]');

/** The picture in the preview once it has reached a second, as a number that stands for its content. */
async function pictureOf(page: Page, second: number): Promise<number> {
  await expect(preview(page)).toBeVisible();
  const place = () =>
    preview(page).evaluate(({ currentTime, seeking }: HTMLVideoElement) => (seeking ? -1 : currentTime));
  await expect.poll(async () => Math.abs((await place()) - second)).toBeLessThan(2);
  return preview(page).evaluate((video: HTMLVideoElement) => {
    const context = new OffscreenCanvas(32, 18).getContext('2d');
    context?.drawImage(video, 0, 0, 32, 18);
    const bytes = context?.getImageData(0, 0, 32, 18).data ?? [];
    let sum = 0;
    for (const byte of bytes) sum = (sum * 31 + byte) % 1_000_003;
    return sum;
  });
}

/** A key that has another letter on a Thai keyboard. */
const pressThai = (page: Page, code: string, key: string) =>
  page.evaluate(
    ([thaiCode, thaiKey]) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', {
          code: thaiCode as string,
          key: thaiKey as string,
          bubbles: true,
          cancelable: true,
        }),
      ),
    [code, key],
  );

test('an episode loads its player when pressed, plays, and is controlled by keyboard', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const before: string[] = [];
  page.on('request', (request) => before.push(request.url()));
  await open(page, EPISODE);
  const box = await videoPlayer(page).boundingBox();
  expect(before.filter((url) => /hlsStream|playback-|\/streams\//.test(url))).toEqual([]);
  await begin(page);
  await seen(page);
  // nothing has moved
  expect(await videoPlayer(page).boundingBox()).toEqual(box);
  expect((await film(page)).muted).toBe(false);
  // the focus stays where it was
  await expect(videoPlayer(page).getByRole('button', { name: /^หยุดชั่วคราว/ })).toBeFocused();

  await page.keyboard.press('k');
  expect((await film(page)).paused).toBe(true);
  await expect(videoPlayer(page).getByRole('button', { name: /^เล่น/ })).toBeVisible();
  const { currentTime } = await film(page);
  await page.keyboard.press('l');
  expect((await film(page)).currentTime).toBeCloseTo(currentTime + 10, 1);
  await page.keyboard.press('ArrowRight');
  await pressThai(page, 'KeyJ', '่');
  expect((await film(page)).currentTime).toBeCloseTo(currentTime + 5, 1);
  await page.keyboard.press('5');
  expect((await film(page)).currentTime).toBeCloseTo(20, 1);
  await page.keyboard.press('Home');
  expect((await film(page)).currentTime).toBe(0);
  // a screen reader reads each change of a focused slider aloud: not the passing seconds, but where a key seeks to
  await slider(page).focus();
  await page.keyboard.press('k');
  await seen(page, 2.2);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '0 วินาที จาก 40 วินาที');
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^([7-9]|1\d) วินาที จาก 40 วินาที$/);
  await page.keyboard.press('k');
  await page.keyboard.press('m');
  expect((await film(page)).muted).toBe(true);
  await page.keyboard.press('ArrowDown');
  expect(await film(page)).toMatchObject({ muted: false, volume: 0.95 });
  await page.keyboard.press('Shift+Period');
  expect((await film(page)).playbackRate).toBe(1.25);
  await expect(message(page, 'ความเร็ว 1.25×')).toBeVisible();
  await page.keyboard.press('Shift+Comma');
  await page.keyboard.press('f');
  await expect
    .poll(() => page.evaluate(() => document.fullscreenElement?.getAttribute('aria-label')))
    .toMatch(/^เครื่องเล่น/);
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  await page.locator('[data-picture]').dblclick();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  expect(complaints).toEqual([]);
});

test('the slider previews pictures unless data is saved; captions follow television rules and the stored settings', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const ranges: string[] = [];
  page.on('request', (request) => {
    if (request.headers().range) ranges.push(request.url());
  });
  const watch = async (address: string, from?: number) => {
    await open(page, address);
    await begin(page);
    await seen(page, from);
  };
  await watch(EPISODE);
  await page.keyboard.press('k');
  expect(ranges, 'nothing is fetched before the slider is used').toEqual([]);
  await expectPicturesOfPlaces(page);
  await page.keyboard.press('Home');
  await page.keyboard.press('c');
  await page.keyboard.press('k');
  await expect(captions(page)).toBeVisible();
  await page.keyboard.press('k');
  await expectCaptionsAsOnTelevision(page);
  await setCaptions(page);
  await goTo(page, 20);

  await test.step('caption settings and position are stored; with save-data there is no preview', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    ranges.length = 0;
    await watch(EPISODE, 19.5);
    await expect(captions(page)).toHaveAttribute('data-position', 'top');
    await slider(page).hover();
    await expect(videoPlayer(page).getByText(/^00:\d\d$/)).toBeVisible();
    await expect(preview(page)).toBeHidden();
    expect(ranges).toEqual([]);
  });
  // a second in the address takes precedence
  await watch(`${EPISODE}?t=30`, 29.5);
});

/** With the mouse and the keyboard, the slider shows the picture of each position while the film is paused. */
async function expectPicturesOfPlaces(page: Page): Promise<void> {
  const { currentTime } = await film(page);
  const { x = 0, y = 0, width = 0, height = 0 } = (await slider(page).boundingBox()) ?? {};
  const pictureAt = async (share: number) => {
    await page.mouse.move(x + width * share, y + height - 10);
    return pictureOf(page, share * 40);
  };
  const pictures = [await pictureAt(0.02), await pictureAt(0.35), await pictureAt(0.85), await pictureAt(0.55)];
  expect(new Set(pictures).size).toBe(4);
  expect(await pictureAt(0.35)).toBe(pictures[1]);
  expect((await film(page)).currentTime).toBe(currentTime);
  await page.mouse.move(0, 0);
  await expect(preview(page)).toBeHidden();
  await videoPlayer(page).focus();
  await page.keyboard.press('Tab');
  await expect(slider(page)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('3');
  await expect.poll(() => pictureOf(page, 12)).toBe(pictures[1]);
}

async function expectCaptionsAsOnTelevision(page: Page): Promise<void> {
  const lines = await captions(page).locator('div').allInnerTexts();
  expect(lines.length).toBeLessThanOrEqual(2);
  for (const line of lines) expect([...line.replace(/\p{Mn}/gu, '')].length).toBeLessThanOrEqual(37);
  const { width = 0 } = (await videoPlayer(page).boundingBox()) ?? {};
  for (const line of await listAll(captions(page).locator('div span')))
    expect((await line.boundingBox())?.width).toBeLessThanOrEqual(width * 0.68);
}

/** Sets a size, colours and a position for captions, and expects the captions to have them. */
async function setCaptions(page: Page): Promise<void> {
  const picture = (await videoPlayer(page).boundingBox()) ?? { height: 0, y: 0 };
  const fontSize = () => captions(page).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const usual = await fontSize();
  await press(page, 'การตั้งค่า');
  const settings = videoPlayer(page).getByRole('dialog', { name: 'การตั้งค่าวิดีโอ' });
  await expect(settings.getByLabel('ความเร็ว')).toBeFocused();
  await settings.getByLabel('ขนาดตัวอักษร').selectOption('ใหญ่มาก');
  await settings.getByLabel('สีตัวอักษร').selectOption('เหลือง');
  await settings.getByLabel('พื้นหลัง').selectOption('ดำทึบ');
  await settings.getByLabel('ตำแหน่ง').selectOption('ด้านบน');
  expect(await fontSize()).toBeCloseTo(usual * 1.9);
  await expect(captions(page)).toHaveCSS('color', 'rgb(255, 225, 77)');
  // they move to their place
  const readTop = async () => ((await captions(page).boundingBox())?.y ?? 0) - picture.y;
  await expect.poll(readTop).toBeCloseTo(picture.height / 12, 0);
  await settings.getByLabel('ความคมชัด').selectOption('360p');
  // keys that are typed into a field do not control the player
  await page.keyboard.press('k');
  expect((await film(page)).paused).toBe(true);
  expect(await axeFinds(page, '[data-video-player]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await expect(videoPlayer(page).getByRole('button', { name: 'การตั้งค่า' })).toBeFocused();
  // who leaves the player by keyboard does not leave them over the picture
  await page.keyboard.press('Enter');
  await settings.getByRole('button', { name: /^แชร์/ }).press('Tab');
  await expect(settings).toBeHidden();
  expect(await videoPlayer(page).evaluate((player) => player.contains(document.activeElement))).toBe(false);
}

test('the next episode plays after a countdown unless the viewer cancels it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, EARLIER_EPISODE);
  await begin(page);
  await seen(page);
  await goTo(page, 12);
  await press(page, 'แชร์ตั้งแต่วินาทีนี้');
  await expect(message(page, 'คัดลอกลิงก์ที่เริ่มจากวินาทีนี้แล้ว')).toBeVisible();
  await markRegions(page);
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toContain(`${EARLIER_EPISODE}?t=`);
  // the video plays on meanwhile, for as long as a busy machine needs
  expect(Number(new URL(address).searchParams.get('t'))).toBeGreaterThanOrEqual(12);

  await goTo(page, 39.5);
  const next = videoPlayer(page).getByRole('region', { name: 'เรื่องถัดไป' });
  await expect(next.getByText(/^เล่นต่อใน \d วินาที$/)).toBeVisible();
  await expect(message(page, 'จบแล้ว จะเล่นเรื่องถัดไปใน 8 วินาที')).toHaveAttribute('data-before', '');
  // a viewer who seeks back wants to see that part again, not the next video
  await page.keyboard.press('j');
  await expect(next).toBeHidden();
  await seen(page, 10);
  await goTo(page, 39.5);
  await next.getByRole('button', { name: 'ยกเลิก' }).click();
  await expect(next.getByText(/^เล่นต่อใน/)).toBeHidden();
  await page.keyboard.press('k');
  await seen(page);
  await goTo(page, 39.5);
  const href = (await next.getByRole('link', { name: 'เล่นเลย' }).getAttribute('href')) ?? '';
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  // the next video plays by itself, because the one before did
  await seen(page);
  await goTo(page, 39.5);
  await next.getByRole('button', { name: 'ไม่เล่นต่อเองอีก' }).click();
  await expect(next.getByText(/^เล่นต่อใน/)).toBeHidden();
});

test('the next episode does not play by itself once something else is heard, as in another tab', async ({ page }) => {
  await open(page, EARLIER_EPISODE);
  await begin(page);
  await seen(page);
  await goTo(page, 39.5);
  const next = videoPlayer(page).getByRole('region', { name: 'เรื่องถัดไป' });
  await expect(next.getByText(/^เล่นต่อใน/)).toBeVisible();
  await page.evaluate(() => new BroadcastChannel('sound').postMessage('begins'));
  await expect(next.getByText(/^เล่นต่อใน/)).toBeHidden();
  await next.getByRole('link', { name: 'เล่นเลย' }).click();
  await seen(page);
});

test('a channel autoplays muted, shows how far it is behind live, and plays across a change of film', {
  tag: '@pictures',
}, async ({ page, complaints }) => {
  await open(page, '/live/online');
  await seen(page);
  expect((await film(page)).muted).toBe(true);
  // without sound, captions are on
  await expect(captions(page)).toBeVisible();
  // on a phone they need the place of the button while the controls, which unmute as well, need theirs
  await page.setViewportSize({ width: 360, height: 700 });
  await videoPlayer(page).hover();
  await expect(videoPlayer(page).getByText('เปิดเสียง', { exact: true })).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 720 });
  await press(page, /^เปิดเสียง$/);
  expect((await film(page)).muted).toBe(false);

  await videoPlayer(page)
    .getByRole('button', { name: /^หยุดชั่วคราว/ })
    .focus();
  for (let leap = 0; leap < 6; leap++) await page.keyboard.press('j');
  await expect(videoPlayer(page).getByText(/^ช้ากว่าสด [12] นาที$/)).toBeVisible();
  await expect(videoPlayer(page).getByText('สด', { exact: true })).toBeHidden();
  await expect(videoPlayer(page).getByRole('slider', { name: 'ตำแหน่งในวิดีโอ' })).toHaveAttribute(
    'aria-valuetext',
    /^\d\d:\d\d:\d\d น\. ช้ากว่าสด/,
  );
  // a film begins at every twentieth second of the clock: seeks to shortly before that
  const shown = await slider(page).getAttribute('aria-valuetext');
  const seconds = Number(/^\d\d:\d\d:(\d\d)/.exec(shown ?? '')?.[1]) % 20;
  const change = (await film(page)).currentTime + 20 - seconds;
  await goTo(page, change - 4);
  await seen(page, change - 3);
  await page.evaluate(() => {
    const video = document.querySelector('[data-video-player] video') as HTMLVideoElement;
    globalThis.leftOut = [];
    let at = video.currentTime;
    video.addEventListener('timeupdate', () => {
      at = video.currentTime;
    });
    video.addEventListener('seeking', () => globalThis.leftOut.push(Math.abs(video.currentTime - at)));
    for (const type of ['error', 'emptied']) video.addEventListener(type, () => globalThis.leftOut.push(Infinity));
  });
  await expect.poll(async () => (await film(page)).currentTime, { timeout: 45_000 }).toBeGreaterThan(change + 2);
  // hls.js skips a tenth of a second after a stall of the machine
  expect((await page.evaluate(() => globalThis.leftOut)).filter((seconds) => seconds > 1)).toEqual([]);

  // a machine that stalls falls behind, which the player shows
  await expect(async () => {
    await press(page, 'กลับไปชมสด');
    await expect(videoPlayer(page).getByText('สด', { exact: true })).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 20_000 });
  expect(complaints).toEqual([]);
});

test('a channel waits for a lost network and plays on without a reload', async ({ page, context }) => {
  await open(page, '/live/online');
  await seen(page);
  await page.evaluate(() => {
    document.title = 'not loaded anew';
  });
  await markRegions(page);
  await context.setOffline(true);
  // seeks to the end of the buffer
  await page.evaluate(() => {
    const video = document.querySelector('[data-video-player] video') as HTMLVideoElement;
    video.currentTime = video.buffered.end(video.buffered.length - 1) - 0.5;
  });
  await expect(message(page, 'สัญญาณขาดหาย')).toBeVisible({ timeout: 40_000 });
  await expect(message(page, 'สัญญาณขาดหาย')).toHaveAttribute('data-before', '');
  // the whole message has a dark background
  const ground = message(page, 'สัญญาณขาดหาย').locator('..');
  await expect(ground).toHaveCSS('background-color', 'rgba(16, 16, 16, 0.9)');
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await ground.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    const way = await videoPlayer(page).getByRole('button', { name: 'ลองใหม่อีกครั้ง' }).boundingBox();
    expect((way?.y ?? 0) + (way?.height ?? 0), `at ${width}`).toBeLessThanOrEqual(
      (await slider(page).boundingBox())?.y ?? 0,
    );
    await expect(videoPlayer(page).getByText('เปิดเสียง', { exact: true })).toBeHidden();
  }
  const { currentTime } = await film(page);
  await context.setOffline(false);
  await expect(message(page, 'สัญญาณขาดหาย')).toBeHidden();
  await seen(page, currentTime + 1);
  await expect(page).toHaveTitle('not loaded anew');
});

test('a video that cannot be played shows the reason and a way on', async ({ page }) => {
  const problem = (body: object) => ({
    status: 404,
    contentType: 'application/problem+json',
    body: JSON.stringify(body),
  });
  let answer = problem({ status: 404, title: 'No such stream' });
  await page.route(STREAMS, (route) => route.fulfill(answer));
  await open(page, '/live/online');
  await expect(message(page, 'ขณะนี้ไม่มีสัญญาณจากช่องนี้')).toBeVisible();
  await expect(videoPlayer(page).getByRole('link', { name: 'ดูช่องอื่น' })).toBeVisible();
  answer = problem({ status: 404, title: 'Off air', on_air_at: new Date(Date.now() + 1000).toISOString() });
  await press(page, 'ลองใหม่อีกครั้ง');
  await expect(message(page, 'กลับมาออกอากาศเวลา')).toBeVisible();
  // it is back on the air at the announced time
  await page.unroute(STREAMS);
  await seen(page);

  // a single missing part is skipped; when all are missing the player says so, and does not blame the network
  const isMissing = { parts: /\/(360|720)\/[1]\.m4s/ };
  await page.route(/\.m4s$/, (route) =>
    isMissing.parts.test(route.request().url()) ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await open(page, EPISODE);
  await begin(page);
  await expect(message(page, 'ข้ามช่วงที่ไฟล์วิดีโอหายไป')).toBeVisible();
  await seen(page, 8);
  isMissing.parts = /m4s/;
  await open(page, EPISODE);
  await begin(page);
  await expect(message(page, 'ไฟล์ของวิดีโอนี้ขาดไป')).toBeVisible();
  await page.unroute(/\.m4s$/);

  await page.route(/\/vod\/market\/index\.m3u8/, (route) =>
    route.fulfill({
      contentType: 'application/vnd.apple.mpegurl',
      body: '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1,CODECS="xxxx.1"\n360.m3u8\n',
    }),
  );
  await open(page, EPISODE);
  await begin(page);
  await expect(message(page, 'อุปกรณ์นี้เล่นวิดีโอนี้ไม่ได้')).toBeVisible();
  await expect(videoPlayer(page).getByRole('link', { name: 'ดูรายการอื่น' })).toBeVisible();
});

/** A phone on which an episode plays. */
async function playOnPhone(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });
  await open(page, EPISODE);
  await videoPlayer(page)
    .getByRole('button', { name: /^เล่นวิดีโอ/ })
    .tap();
  await seen(page);
  return page;
}

test('on a phone a double tap on a side seeks, and the settings open at the bottom', async ({ browser }) => {
  const page = await playOnPhone(browser);
  const { x = 0, y = 0, width = 0, height = 0 } = (await videoPlayer(page).boundingBox()) ?? {};
  const { currentTime } = await film(page);
  const fillings = await page.evaluateHandle(() => {
    const counts = { dblclick: 0, fullscreen: 0 };
    addEventListener('dblclick', () => counts.dblclick++);
    Element.prototype.requestFullscreen = async () => void counts.fullscreen++;
    return counts;
  });
  for (let tap = 0; tap < 2; tap++) await page.touchscreen.tap(x + width * 0.85, y + height * 0.3);
  await expect.poll(async () => (await film(page)).currentTime).toBeGreaterThan(currentTime + 9);
  // only a double click of the mouse fills the screen
  expect(await fillings.jsonValue()).toEqual({ dblclick: 1, fullscreen: 0 });
  // a finger on the slider shows the picture of that position; the film continues where the finger is lifted
  await slider(page).dispatchEvent('pointerdown', { pointerType: 'touch' });
  await slider(page).fill('30');
  await pictureOf(page, 30);
  await slider(page).dispatchEvent('pointerup', { pointerType: 'touch' });
  await expect(preview(page)).toBeHidden();
  expect((await film(page)).currentTime).toBeGreaterThanOrEqual(30);
  for (const button of await listAll(videoPlayer(page).getByRole('button'))) {
    const size = (await button.boundingBox()) ?? { width: 44, height: 44 };
    expect(Math.min(size.width, size.height), await button.innerText()).toBeGreaterThanOrEqual(44);
  }
  await press(page, 'การตั้งค่า');
  const panel = await videoPlayer(page).getByRole('dialog').boundingBox();
  expect(Math.round((panel?.y ?? 0) + (panel?.height ?? 0))).toBe(740);
  await page.close();
});

test('on a phone the controls stay while a finger is on them, and for three seconds after each touch', async ({
  browser,
}) => {
  const page = await playOnPhone(browser);
  const overlay = videoPlayer(page).locator('[data-visible]');
  const centreOf = async (locator: Locator) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await locator.boundingBox()) ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  };
  const tap = async (locator: Locator) => {
    const { x, y } = await centreOf(locator);
    await page.touchscreen.tap(x, y);
  };
  await expect(overlay).toHaveAttribute('data-visible', 'false');
  await page.clock.install();
  await tap(videoPlayer(page));
  await expect(overlay).toHaveAttribute('data-visible', 'true');

  await goTo(page, 35);
  const seeks = await page.evaluateHandle(() => {
    const count = { seeks: 0 };
    document.querySelector('video')?.addEventListener('seeking', () => count.seeks++);
    return count;
  });
  for (let press = 1; press <= 3; press++) {
    await page.clock.fastForward(2_000);
    await tap(videoPlayer(page).getByRole('button', { name: /^ย้อนกลับ/ }));
    await expect.poll(() => seeks.evaluate((count) => count.seeks)).toBeGreaterThanOrEqual(press);
  }

  const finger = await page.context().newCDPSession(page);
  const { x, y } = await centreOf(slider(page));
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (const moved of [20, 40]) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + moved, y }] });
    await page.clock.fastForward(4_000);
    await expect(overlay).toHaveAttribute('data-visible', 'true');
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.clock.fastForward(4_000);
  await expect(overlay).toHaveAttribute('data-visible', 'false');
  await page.close();
});

declare global {
  /** How many seconds were skipped, each time. */
  var leftOut: number[];
}
