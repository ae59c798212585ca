import type { Page } from '@playwright/test';
import { WEBSITE } from '../support/addresses.ts';
import { axeFinds } from '../support/axe.ts';
import { asNewsroom } from '../support/contraryService.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { shows, titleOf } from '../support/headlines.ts';
import { SMALL_WINDOW } from '../support/watching.ts';

const EPISODE = '/program/talat-ni/episodes/51002';
const PLAYLIST = '/program/playlists/du-nai-kin/watch';

const at = (page: Page) => page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime);

/** Presses play, and waits until the video advances. */
async function plays(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^เล่นวิดีโอ/ }).click();
  await goesOn(page);
}

async function goesOn(page: Page): Promise<void> {
  const before = await at(page);
  await expect.poll(() => at(page)).toBeGreaterThan(before);
}

test('an open page of an episode changes when it is published, and when it expires once the video is not playing', async ({
  page,
  site,
  service,
}) => {
  await page.setViewportSize(SMALL_WINDOW);
  const AN_HOUR = 3_600_000;
  const answerWithTimes = (times: object) =>
    service.answers(
      '/episodes/51002',
      asNewsroom<{ data: object }>(({ data }) => ({ data: { ...data, ...times } })),
    );
  const start_publish = new Date(Date.now() + AN_HOUR).toISOString();
  const end_publish = new Date(Date.now() + 2 * AN_HOUR).toISOString();
  const past = new Date(Date.now() - AN_HOUR).toISOString();
  answerWithTimes({ start_publish, end_publish });
  // the film comes from the website of all tests
  await page.route('**/streams/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: WEBSITE + pathname + search }) });
  });
  await page.clock.install();
  // a reader who is not made to wait
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  let reloads = 0;
  page.on('request', (request) => {
    if (request.method() === 'HEAD') reloads++;
  });
  await open(page, site + EPISODE);
  const notYet = page.getByRole('region', { name: 'ยังไม่ถึงเวลาเผยแพร่' });
  await page.clock.fastForward('30:00');
  await expect(notYet).toBeVisible();

  answerWithTimes({ start_publish: past, end_publish });
  await page.clock.fastForward('32:00');
  await plays(page);
  await expect(notYet).toHaveCount(0);

  answerWithTimes({ start_publish: past, end_publish: past });
  await page.clock.fastForward('01:00:00');
  await page.clock.fastForward('03:00');
  await goesOn(page);
  expect(reloads).toBe(1);
  await page.locator('video').evaluate((film: HTMLVideoElement) => film.pause());
  await page.clock.fastForward('03:00');
  await expect(page.getByRole('region', { name: 'หมดเวลาดูย้อนหลังแล้ว' })).toBeVisible();
});

test('[2.2-13 2.5-07 9.6-15] an episode plays in a page of at most 1596 px, counts a view, and links to the next', async ({
  page,
  complaints,
}) => {
  // a test cannot read the content of a beacon from the browser
  const counted: unknown[] = [];
  await page.exposeFunction('tellCounted', (view: string) => counted.push(JSON.parse(view)));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      void (body as Blob).text().then((window as unknown as { tellCounted: (view: string) => void }).tellCounted);
      return send(address, body);
    };
  });
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, EPISODE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shows('ตลาดเก่าปากธาร หลังน้ำลดวันแรก'));
  const box = await page.getByRole('article', { name: shows('ตลาดเก่าปากธาร หลังน้ำลดวันแรก') }).boundingBox();
  expect(box?.width).toBe(1596);
  expect(await axeFinds(page, 'main')).toEqual([]);
  await plays(page);
  await expect
    .poll(() => counted)
    .toEqual([{ kind: 'episodes', programKey: 'talat-ni', id: '51002', categoryId: '1', programId: '800510' }]);
  await page.getByRole('link', { name: /^ถัดไป/ }).click();
  await expect(page).toHaveURL('/program/talat-ni/episodes/51001');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shows('ตลาดเรือปากน้ำใส เช้าที่ไม่ต้องใช้ตาชั่ง'));
  // the next video plays by itself, because the one before did
  await goesOn(page);
  await expect.poll(() => counted).toHaveLength(2);
  expect(complaints).toEqual([]);
});

test('[1-07] a news clip opens from the list of clips and plays', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, '/news/clip/archive');
  const card = page.getByRole('main').getByRole('article').first();
  const title = await titleOf(card.getByRole('heading'));
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: shows(title) })).toBeVisible();
  await plays(page);
  expect(await axeFinds(page, 'main')).toEqual([]);
  expect(complaints).toEqual([]);
});

test('[2.2-19 2.2-20] a playlist plays its next video in the same player and shows its position in the list', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, PLAYLIST);
  await plays(page);
  const player = await page.locator('video').elementHandle();
  await page.keyboard.press('End');
  const next = page.getByRole('region', { name: 'เรื่องถัดไป' });
  await next.getByRole('link', { name: 'เล่นเลย' }).click();
  await expect(page).toHaveURL(/\/program\/watch\/[\w-]+\?list=du-nai-kin$/);
  await expect(page.getByText('เรื่องที่ 2 จาก 5')).toBeVisible();
  await goesOn(page);
  expect(await player?.evaluate((film) => film.isConnected)).toBe(true);
  expect(await axeFinds(page, 'main')).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
});

test('a list of videos loads more in place, and its filters are links', async ({ page, complaints }) => {
  await open(page, '/program/watch/clip');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(20);
  await page.getByRole('link', { name: 'ดูวิดีโอเพิ่มเติม' }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(20);
  await page.getByRole('link', { name: 'ภาษามือ' }).click();
  await expect(page).toHaveURL('/program/watch/clip?access=sign_language');
  await expect.poll(() => cards.count()).toBeLessThan(20);
  expect(complaints).toEqual([]);
});

test('a floating window closes when the page of its film is left, and the next film has its own at the first press', {
  tag: '@whole',
}, async ({ page }) => {
  const floating = () => page.evaluate(() => document.pictureInPictureElement?.isConnected ?? null);
  const float = async () => {
    await page.locator('[data-video-player]').hover();
    await page.getByRole('button', { name: 'ดูในหน้าต่างลอย' }).click();
    await expect.poll(floating).toBe(true);
  };
  await open(page, EPISODE);
  await plays(page);
  await float();
  await page.getByRole('banner').getByRole('link', { name: 'หน้าหลัก' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/home$/);
  await expect.poll(floating).toBeNull();
  await page.goBack();
  await plays(page);
  await float();
});
