import type { Page } from '@playwright/test';
import { axeFinds } from '../support/axe.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { layoutShift, watchLayout } from '../support/layoutShift.ts';
import { airTimes, schedules } from '../support/liveService.ts';

const video = (page: Page) => page.locator('[data-video-player] video').first();

/** Waits until the video has advanced for a second without a jump, as to another programme. */
const playsOn = (page: Page): Promise<void> =>
  video(page).evaluate(
    (film: HTMLVideoElement) =>
      new Promise<void>((done) => {
        let [last, played] = [film.currentTime, 0];
        film.addEventListener('timeupdate', () => {
          const step = film.currentTime - last;
          last = film.currentTime;
          if (step > 0 && step < 5) played += step;
          if (played >= 1) done();
        });
      }),
  );

/** The violations that axe finds in the page’s own part at a width. */
async function violations(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 812 });
  return axeFinds(page, 'main');
}

test('the pages of channels preload the HLS module, and other pages do not', async ({ request }) => {
  const asksForHls = async (path: string) => (await (await request.get(path)).text()).includes('"/assets/hlsStream-');
  expect(await Promise.all(['/live', '/live/online', '/live/vertical', '/home'].map(asksForHls))).toEqual([
    ...[true, true, true, false],
  ]);
});

test('whoever is at the button of a channel when it begins by itself is at its controls then', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/playback-*.js');
  await page.goto('/live/online');
  const begin = page.getByRole('button', { name: /^เล่นวิดีโอ/ });
  await begin.focus();
  await expect(begin).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('button', { name: /^หยุดชั่วคราว/ })).toBeFocused();
});

test.describe('a channel', () => {
  test('[1-14 2.2-22] plays, starts its airing over, returns to live, and links to another channel', async ({
    page,
    service,
    site,
  }) => {
    schedules(
      service,
      { channel: 'online', from: -10, to: 50, title: 'รายการที่เริ่มไปแล้ว' },
      { channel: 'online', from: 50, to: 80, title: 'รายการถัดไป' },
      { channel: 'rian', from: -300, to: 50, title: 'ห้องเรียนยาว' },
    );
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await watchLayout(page);
    await open(page, `${site}/live/online`);
    await playsOn(page);
    expect(await layoutShift(page)).toEqual([]);
    expect(await video(page).evaluate((film: HTMLVideoElement) => film.muted)).toBe(true);
    const onNow = page.getByRole('region', { name: 'รายการที่เริ่มไปแล้ว', exact: true });
    await expect(onNow.locator('progress')).toBeVisible();

    // from the start of the programme, ten minutes ago
    const before = requested.length;
    const startOver = onNow.getByRole('button', { name: 'ดูรายการนี้ตั้งแต่ต้น' });
    const backToLive = onNow.getByRole('button', { name: 'กลับไปชมสด' });
    // screen readers announce only changes in a status element that existed before
    const status = await onNow.getByRole('status').elementHandle();
    await startOver.press('Enter');
    await expect(backToLive).toBeFocused();
    expect(await status?.textContent()).toContain('กำลังดูย้อนหลังตั้งแต่เวลา');
    await expect
      .poll(() => requested.slice(before).some((url) => /\/live\/online\/.*\.m3u8\?start=\d{10}/.test(url)))
      .toBe(true);
    await playsOn(page);
    await backToLive.press('Enter');
    await expect(startOver).toBeFocused();
    expect(await status?.textContent()).toBe('');
    await playsOn(page);

    // a programme of five hours ago cannot be started over any more
    await page
      .getByRole('navigation', { name: 'เลือกช่อง' })
      .getByRole('link', { name: /ศาลาเรียน/ })
      .click();
    await expect(page).toHaveURL(/\/live\/rian$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ชมสด ศาลาเรียน');
    await expect(page.getByRole('button', { name: 'ดูรายการนี้ตั้งแต่ต้น' })).toHaveCount(0);
  });

  test('[9.4-01] [4.6-01] off the air announces its next airing and starts by itself; on the air it follows the schedule without a reload', async ({
    page,
    request,
    service,
    startSite,
  }) => {
    airTimes(service, 5, 300);
    schedules(service, { channel: 'tv', from: 5, to: 60, title: 'รายการแรกของวัน' });
    const PURGE_SECRET = 'secret-of-the-station';
    const site = await startSite({
      PROGRAM_API_URL: service.address,
      CONTENT_API_URL: `${service.address}/api`,
      PURGE_SECRET,
      PAGE_CACHE_MB: '16',
    });
    /** Puts this on the online channel and purges the website's cache. */
    const nowOn = async (...items: [from: number, to: number, title: string][]) => {
      schedules(service, ...items.map(([from, to, title]) => ({ channel: 'online', from, to, title })));
      const headers = { authorization: `Bearer ${PURGE_SECRET}` };
      const purged = await request.post(`${site}/purge`, { headers, data: { everything: true } });
      expect(purged.status()).toBe(204);
    };
    /** Advances the clock by a leap and then by a minute. The leap is fast, because every second costs a rendering. */
    const passAndAMinute = async (leap: string) => {
      await page.clock.fastForward(leap);
      await page.clock.runFor('01:00');
    };
    const programme = (name: string) => page.getByRole('heading', { level: 2, name });
    await page.route('**/streams/**', (route) => route.abort());
    await page.clock.install();

    await test.step('a swipe from a channel that is watched to one off the air shows its notice', async () => {
      await open(page, `${site}/live/vertical?channel=online`);
      await video(page).dispatchEvent('playing');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('status').filter({ hasText: 'จบการออกอากาศของวันแล้ว' })).toBeVisible();
      await expect(video(page)).toHaveCount(0);
      await expect(page.getByText('ออกอากาศอยู่')).toHaveCount(0);
    });

    await test.step('the page of a channel off the air shows its next airing, and the player once that begins', async () => {
      await open(page, `${site}/live`);
      const nothing = page.getByRole('status').filter({ hasText: 'จบการออกอากาศของวันแล้ว' });
      await expect(nothing).toContainText('ด้วยรายการ รายการแรกของวัน');
      await expect(nothing.getByRole('link', { name: 'ชมสดช่องออนไลน์' })).toBeVisible();
      expect(await violations(page, 375)).toEqual([]);
      await passAndAMinute('04:30');
      await expect(programme('รายการแรกของวัน')).toBeVisible();
      await expect(page.getByRole('region', { name: /^เครื่องเล่นวิดีโอ/ })).toBeVisible();
      expect(await violations(page, 1280)).toEqual([]);
    });

    await test.step('a viewer who is behind when the channel goes off the air sees the rest of it', async () => {
      // the live region for the notice is there before it: a region that comes with its text stays unheard
      const region = page.getByRole('region', { name: /^เครื่องเล่นวิดีโอ/ }).locator('xpath=following-sibling::*');
      await expect(region).toHaveRole('status');
      await video(page).dispatchEvent('playing');
      await passAndAMinute('04:53:00');
      await page.clock.runFor('01:00');
      await expect(page.getByText('ออกอากาศอยู่')).toHaveCount(0);
      await expect(video(page)).toBeVisible();
      await video(page).dispatchEvent('ended');
      await expect(page.getByRole('status').filter({ hasText: 'จบการออกอากาศของวันแล้ว' })).toBeVisible();
      await expect(video(page)).toHaveCount(0);
    });

    await nowOn([-20, 3, 'รายการแรก'], [3, 30, 'รายการที่สอง'], [30, 60, 'รายการที่สาม']);
    await page.clock.setSystemTime(Date.now());
    await open(page, `${site}/live/online`);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const next = page.getByRole('region', { name: 'ต่อไป' }).getByRole('heading', { level: 3 }).first();
    await expect(programme('รายการแรก')).toBeVisible();
    await expect(next).toHaveText('รายการที่สอง');
    await passAndAMinute('01:50');
    await expect(programme('รายการแรก')).toBeVisible();
    await page.clock.runFor('00:20');
    await expect(programme('รายการที่สอง')).toBeVisible();
    await expect(next).toHaveText('รายการที่สาม');

    // while a phone sleeps, only its clock advances
    await page.clock.setSystemTime(await page.evaluate(() => Date.now() + 30 * 60_000));
    // a page that wakes up sends a request at once, and the next one five minutes after the answer
    const answered = page.waitForResponse(`${site}/live/on-air`);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await (await answered).finished();
    await expect(programme('รายการที่สาม')).toBeVisible();

    // a changed schedule is shown within five minutes, also late in the evening, when the page has tomorrow's airings
    await nowOn([-20, 60, 'ข่าวแทรก']);
    await passAndAMinute('04:10');
    await expect(programme('ข่าวแทรก')).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
});

test.describe('[2.2-24 2.12-01] on an upright screen', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('a channel fills the window; arrow keys, a swipe and a link change it', async ({ page }) => {
    await open(page, '/live/vertical?channel=online');
    await playsOn(page);
    const heading = page.getByRole('heading', { level: 1 });
    const channelIs = (name: string) => expect(heading).toHaveText(`ชมสด ${name}`);
    await channelIs('ศาลาออนไลน์');
    const beyond = await page.evaluate(() => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
      return [scrollHeight - clientHeight, scrollWidth - clientWidth];
    });
    expect(Math.max(...beyond)).toBeLessThanOrEqual(0);
    await expect(page.getByRole('navigation', { name: 'เมนูล่าง' })).toHaveCount(0);
    // in a low, wide window the picture is smaller, and what is on stands above the links to other channels
    await page.setViewportSize({ width: 1280, height: 720 });
    const [next, ways] = [page.getByText(/^ต่อไป /), page.getByRole('navigation', { name: 'เปลี่ยนช่อง' })];
    await expect
      .poll(async () => ((await next.boundingBox())?.y ?? 0) + 24 - ((await ways.boundingBox())?.y ?? 0))
      .toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 375, height: 812 });

    await page.locator('main').focus();
    await page.keyboard.press('ArrowDown');
    await channelIs('ศาลาทีวี');
    await page.keyboard.press('ArrowUp');
    await channelIs('ศาลาออนไลน์');
    // in a menu the keys do not change the channel
    const menu = page.getByRole('button', { name: 'เปิดหรือปิดเมนู' });
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('PageDown');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await channelIs('ศาลาออนไลน์');
    await page.keyboard.press('Escape');
    await swipe(page, 500, 200);
    await channelIs('ศาลาทีวี');
    await swipe(page, 200, 500);
    await channelIs('ศาลาออนไลน์');
    await page.getByRole('link', { name: 'ช่องถัดไป' }).click();
    await channelIs('ศาลาทีวี');
    await expect(page).toHaveURL(/channel=tv$/);
    expect(await violations(page, 375)).toEqual([]);
  });
});

/** Swipes up or down, below the player. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 200, y }] });
  await touch('touchStart', from);
  await touch('touchMove', (from + to) / 2);
  await touch('touchMove', to);
  await touch('touchEnd');
  await finger.detach();
}
