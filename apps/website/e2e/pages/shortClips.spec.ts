import type { Page } from '@playwright/test';
import { STATION } from '@sala/station';
import { axeFinds } from '../support/axe.ts';
import { expect, hydrated, open, test } from '../support/fixtures.ts';
import { listAll } from '../support/listAll.ts';
import { offer, PLAYLIST, player, readPlaylist } from '../support/listening.ts';
import { SHORT_CLIP as FIRST, SHORT_CLIP_KEY as FIRST_KEY } from '../support/watching.ts';

const feed = (page: Page) => page.getByRole('region', { name: 'คลิปสั้น', exact: true });

/** The clips whose videos play, each with its position in seconds. */
const playing = (page: Page): Promise<{ key: string; at: number; isMuted: boolean }[]> =>
  page.locator('[data-film] video').evaluateAll((films) =>
    (films as HTMLVideoElement[])
      .filter((film) => !film.paused && film.readyState > 2)
      .map((film) => ({
        key: film.closest<HTMLElement>('[data-clip]')?.dataset.clip ?? '',
        at: film.currentTime,
        isMuted: film.muted,
      })),
  );

/** Waits until this clip has come to rest on the screen: a scroll under way would go on under the next press. */
async function rests(page: Page, key: string): Promise<void> {
  const clip = page.locator(`[data-clip="${key}"]`);
  const distance = async () => ((await clip.boundingBox())?.y ?? 0) - ((await feed(page).boundingBox())?.y ?? 0);
  await expect.poll(distance).toBeCloseTo(0, 0);
}

/** Waits until this clip plays and no other, and its picture advances. */
async function plays(page: Page, key: string): Promise<void> {
  await rests(page, key);
  await expect.poll(() => playing(page)).toEqual([expect.objectContaining({ key })]);
  const [before] = await playing(page);
  await expect.poll(async () => (await playing(page))[0]?.at ?? 0).toBeGreaterThan(before?.at ?? 0);
}

test.use({ viewport: { width: 375, height: 812 } });

test('[2.2-16 2.2-17] [7.13-05 7.13-06] a short clip plays muted, counts a view and prefetches the next, which a swipe or a key opens', async ({
  page,
  request,
  complaints,
}) => {
  const { items } = await (await request.get(`${FIRST}/next`)).json();
  const [second, third] = items.map(({ key }: { key: string }) => key);
  const ahead: string[] = [];
  const film = new URL(items[0].src, 'http://site').pathname.replace('index.m3u8', '');
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url());
    if (pathname.startsWith(film) && pathname.endsWith('.m4s')) ahead.push(pathname);
  });
  const counted: unknown[] = [];
  await page.route('**/views', (route) => {
    counted.push(route.request().postDataJSON());
    return route.continue();
  });
  await open(page, '/home');
  await page.getByRole('navigation', { name: 'เมนูล่าง' }).getByRole('link', { name: 'คลิปสั้น' }).click();
  await page.waitForURL(`**${FIRST}`);
  await plays(page, FIRST_KEY);
  expect((await playing(page))[0]?.isMuted).toBe(true);
  await expect.poll(() => counted).toEqual([expect.objectContaining({ kind: 'stories', videoKey: FIRST_KEY })]);
  // only the beginning of the next clip is prefetched
  await expect.poll(() => ahead.length).toBeGreaterThan(0);
  await plays(page, FIRST_KEY);
  expect(ahead).toEqual([expect.stringMatching(/\/0\.m4s$/)]);

  // the keyboard does not lead through the clips that are not visible
  await feed(page).getByRole('heading', { level: 1 }).getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(feed(page).getByRole('button').first()).toBeFocused();

  // with a key, as on a desktop; the address and the title are those of the current clip
  await page.keyboard.press('ArrowDown');
  await plays(page, second);
  await expect(page).toHaveURL(`/program/stories/${second}`);
  await expect(page).toHaveTitle(`${items[0].title} | ${STATION.name}`);
  await expect(feed(page).getByRole('status').filter({ hasText: items[0].title })).toHaveCount(1);

  // a letter does nothing while nothing has the focus (WCAG 2.1.4)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('KeyK');
  await plays(page, second);
  await expect(page).toHaveURL(`/program/stories/${second}`);

  // with a swipe over the picture
  const box = await feed(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 200);
  await page.mouse.wheel(0, 600);
  await plays(page, third);
  await expect(page).toHaveURL(`/program/stories/${third}`);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  // the sound stays on for the next clip
  await feed(page).getByRole('button', { name: 'เปิดเสียง' }).click();
  await page.keyboard.press('KeyK');
  await plays(page, second);
  // the pressed button keeps the focus
  await expect(feed(page).getByRole('button', { name: 'ปิดเสียง' })).toBeFocused();
  expect((await playing(page))[0]?.isMuted).toBe(false);
  await page.keyboard.press('KeyM');
  await expect(feed(page).getByRole('button', { name: 'เปิดเสียง' })).toBeVisible();

  // the captions can be turned on, and the clip can be paused
  const captions = feed(page).locator('[data-captions]');
  await expect(captions).toBeVisible();
  await test.step('captions are above the text of the clip, also of a reader who needs large letters', async () => {
    const gap = () =>
      page.evaluate(() => {
        const [text, captions] = ['[data-clip]:not([inert]) a', '[data-captions]'].map((part) =>
          document.querySelector(part)?.getBoundingClientRect(),
        );
        return text && captions ? text.top - captions.bottom : -1;
      });
    for (const percent of [200, 100]) {
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), `${percent}%`);
      await expect.poll(gap).toBeGreaterThan(0);
    }
  });
  await page.getByRole('main').focus();
  await page.keyboard.press('Space');
  await expect.poll(() => playing(page)).toEqual([]);
  await feed(page).getByRole('button', { name: 'เล่น', exact: true }).click();
  await plays(page, second);

  expect(await axeFinds(page, 'main')).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await axeFinds(page, 'main')).toEqual([]);
  await page.getByRole('complementary', { name: 'คลิปสั้นอื่น ๆ' }).getByRole('link').first().click();
  await plays(page, FIRST_KEY);
  await expect(page).toHaveURL(FIRST);

  await test.step('the link to the short clips leads from another one to the first', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    await rests(page, FIRST_KEY);
    await page.keyboard.press('ArrowDown');
    await expect(page).not.toHaveURL(FIRST);
    await page.getByRole('navigation', { name: 'เมนูล่าง' }).getByRole('link', { name: 'คลิปสั้น' }).click();
    await expect(page).toHaveURL(FIRST);
    await plays(page, FIRST_KEY);
  });
  expect(complaints).toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[7.13-05 7.13-06] a short clip starts only when it is pressed, and counts one view across a reload', async ({
    page,
  }) => {
    const counted: unknown[] = [];
    await page.route('**/views', (route) => {
      counted.push(route.request().postDataJSON());
      return route.fulfill({ status: 204 });
    });
    const begins = async () => {
      await expect(feed(page).getByRole('button', { name: 'เล่น', exact: true })).toBeVisible();
      expect(await playing(page)).toEqual([]);
      await feed(page).getByRole('heading', { level: 1 }).press('Space');
      await plays(page, FIRST_KEY);
    };
    await open(page, FIRST);
    expect(counted).toEqual([]);
    await begins();
    await expect.poll(() => counted).toEqual([expect.objectContaining({ kind: 'stories', videoKey: FIRST_KEY })]);
    await page.reload();
    await hydrated(page);
    await begins();
    expect(counted).toHaveLength(1);

    // where nothing glides by, the next but one comes at once, in the same element
    await page.setViewportSize({ width: 1280, height: 800 });
    const third = page.getByRole('complementary', { name: 'คลิปสั้นอื่น ๆ' }).getByRole('link').nth(2);
    const path = (await third.getAttribute('href')) ?? '';
    await third.click();
    await plays(page, path.split('/').at(-1) ?? '');
  });
});

test('the feed loads more clips once the connection is back', async ({ page }) => {
  await page.clock.install();
  await page.route('**/next', (route) => route.abort());
  await open(page, FIRST);
  const clips = feed(page).locator('[data-clip]');
  const many = await clips.count();
  const last = await clips.last().getAttribute('data-clip');
  const failed = page.waitForEvent('requestfailed', (sent) => sent.url().endsWith('/next'));
  await clips.last().evaluate((clip) => clip.scrollIntoView({ behavior: 'instant' }));
  await expect(page).toHaveURL(`/program/stories/${last}`);
  await failed;
  await page.unroute('**/next');
  await page.clock.fastForward('01:00');
  await expect.poll(() => clips.count()).toBeGreaterThan(many);
});

test('a feed whose next clips do not come says so, and loads them when the reader tries again', async ({ page }) => {
  await page.clock.install();
  let requests = 0;
  await page.route('**/next', (route) => {
    requests++;
    return route.abort();
  });
  await open(page, FIRST);
  const clips = feed(page).locator('[data-clip]');
  const many = await clips.count();
  // the clip's own player may speak too: the clock leaps past the time in which a film must begin
  const failure = feed(page).getByRole('status').filter({ hasText: 'โหลดคลิปถัดไปไม่สำเร็จ' });
  const message = failure.getByText('โหลดคลิปถัดไปไม่สำเร็จ');
  await clips.last().evaluate((clip) => clip.scrollIntoView({ behavior: 'instant' }));
  await expect
    .poll(async () => {
      await page.clock.fastForward(5_000);
      return message.isVisible();
    })
    .toBe(true);
  // it is not asked for ever
  expect(requests).toBe(3);
  await page.clock.fastForward('05:00');
  expect(requests).toBe(3);
  await page.unroute('**/next');
  await failure.getByRole('button', { name: 'ลองใหม่อีกครั้ง' }).click();
  await expect.poll(() => clips.count()).toBeGreaterThan(many);
  await expect(message).toHaveCount(0);
});

test('an emergency notice, and a phone held sideways, leave the text and the buttons of a clip in sight', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/emergency', (route) => route.fulfill({ json: { text: 'อพยพขึ้นที่สูงทันที '.repeat(4) } }));
  // above whatever is fixed to the bottom of the window
  const areInSight = async (end: () => Promise<number>) => {
    for (const part of [
      feed(page).getByRole('heading', { level: 1 }),
      feed(page).getByRole('button', { name: 'แชร์คลิปนี้' }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(await end());
    }
  };
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, FIRST);
  // the clock leaps past the time in which the player must have come
  await expect(feed(page).getByRole('button', { name: 'แชร์คลิปนี้' })).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(page.getByRole('alert', { name: 'ประกาศฉุกเฉิน' })).toBeVisible();
  await areInSight(async () => (await page.getByRole('navigation', { name: 'เมนูล่าง' }).boundingBox())?.y ?? 0);
  await page.unroute('**/emergency');
  await page.clock.fastForward('01:00');
  await expect(page.getByRole('region', { name: 'ประกาศฉุกเฉิน' })).toHaveCount(0);
  await page.setViewportSize({ width: 640, height: 360 });
  await areInSight(async () => 360);

  // nor does a button cover the text on a low phone or in a window enlarged to 400 %
  for (const [width, height] of [
    [480, 320],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const link of await listAll(feed(page).locator('li:not([inert]) article a')))
      await link.click({ trial: true, position: { x: 20, y: 10 }, timeout: 10_000 });
  }
});

test('in a wide, low window no button of a short clip covers another', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 400 });
  await open(page, FIRST);
  await expect(feed(page).getByRole('button', { name: 'คำบรรยาย' })).toBeVisible();
  const boxes = await Promise.all(
    (await listAll(feed(page).getByRole('button'))).map((button) => button.boundingBox()),
  );
  const spans = boxes.map((box) => [box?.y ?? 0, (box?.y ?? 0) + (box?.height ?? 0)]).sort(([a = 0], [b = 0]) => a - b);
  expect(spans).toHaveLength(6);
  for (const [index, [top]] of spans.slice(1).entries()) expect(top).toBeGreaterThanOrEqual(spans[index]?.[1] ?? 0);
});

test('the collapsed audio player covers no control of a short clip', async ({ page, request }) => {
  await offer(page, await readPlaylist(request, 1));
  await open(page, PLAYLIST);
  await page.getByRole('button', { name: 'ฟังทั้งหมด' }).click();
  await player(page).getByTitle('ย่อเครื่องเล่น').click();
  await page.getByRole('navigation', { name: 'เมนูล่าง' }).getByRole('link', { name: 'คลิปสั้น' }).click();
  await plays(page, FIRST_KEY);
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    const bar = await player(page).boundingBox();
    const controls = [
      ...(await listAll(feed(page).getByRole('group', { name: 'ควบคุมคลิป' }).getByRole('button'))),
      feed(page).getByRole('slider', { name: 'ตำแหน่งในคลิป' }),
    ];
    for (const control of controls) {
      const box = await control.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), `at ${width} px`).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  }
});
