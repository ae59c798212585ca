import type { Page } from '@playwright/test';
import { STATION } from '@sala/station';
import { NEWSROOM } from '../support/addresses.ts';
import { axeFinds } from '../support/axe.ts';
import { ARTICLE, expect, hydrated, LONG_CATEGORY, open, scrollThrough, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { layoutShift, watchLayout } from '../support/layoutShift.ts';
import { machineNow } from '../support/shiftClocks.ts';

const NAME = `${STATION.brand}_consent`;
const DAYS = 24 * 60 * 60;

// a reader on their first visit
test.use({ storageState: { cookies: [], origins: [] } });

const banner = (page: Page) => page.getByRole('region', { name: 'คุกกี้และความเป็นส่วนตัว' });
const accept = (page: Page) => banner(page).getByRole('button', { name: 'ยอมรับ', exact: true });
const refuse = (page: Page) => banner(page).getByRole('button', { name: 'ไม่ยอมรับ', exact: true });
const cookie = async (page: Page) => (await page.context().cookies()).find((one) => one.name === NAME);
/** A page with embedded content of another site, and without bottom navigation. */
const EMBEDDED = `/home?page_content_url=${encodeURIComponent(`${NEWSROOM}/pages/path:home/content`)}`;

/** The footer's button that asks again. */
async function settings(page: Page) {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  return page.getByRole('contentinfo').getByRole('button', { name: 'ตั้งค่าคุกกี้' });
}

/** True for a file that only readers who may be offered notifications need. */
const isOffer = (url: string) => /Notification/.test(url);

/** The lower edge of the banner, in px from the top of the window. */
async function bottom(page: Page): Promise<number> {
  const box = await banner(page).boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
}

/** Waits long enough to be sure that no banner comes: until the page has loaded everything. */
async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}

test.describe('on the first visit', () => {
  test('[2.3-01] the consent banner names what is stored, leaves the bottom navigation free, and is answered by keyboard', async ({
    page,
    context,
    complaints,
  }) => {
    await open(page, '/home');
    await expect(banner(page)).toBeVisible();
    for (const text of ['สถิติ', 'แจ้งเตือนข่าว', 'ตั้งค่าคุกกี้']) await expect(banner(page)).toContainText(text);
    expect(await cookie(page)).toBeUndefined();
    await test.step('both buttons look the same', async () => {
      await expect(accept(page)).toBeVisible();
      const [one, other] = await Promise.all(
        [accept(page), refuse(page)].map((button) =>
          button.evaluate((element) => {
            const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(element);
            const { width, height } = element.getBoundingClientRect();
            return { backgroundColor, color, fontSize, fontWeight, borderColor, width, height };
          }),
        ),
      );
      expect(one).toEqual(other);
    });
    await test.step('the banner leaves the bottom navigation free', async () => {
      for (const width of [320, 375, 575, 576]) {
        await page.setViewportSize({ width, height: 700 });
        await expect(accept(page)).toBeInViewport({ ratio: 1 });
        await expect(refuse(page)).toBeInViewport({ ratio: 1 });
        // the banner slides in from below
        await expect.poll(() => bottom(page), `${width} px`).toBe(width < 576 ? 700 - 57 : 700);
        expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(700 * 0.6);
      }
    });
    await test.step('Tab reaches the banner after the skip link and leaves it again; answering does not lose the focus', async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await expect(page.locator('body')).toBeFocused();
      for (const stop of [page.getByRole('link', { name: 'ข้ามไปยังเนื้อหา' }), accept(page), refuse(page)]) {
        await page.keyboard.press('Tab');
        await expect(stop).toBeFocused();
      }
      await expect(refuse(page)).toHaveCSS('outline-width', '3px');
      await page.keyboard.press('Tab');
      expect(await banner(page).evaluate((element) => element.contains(document.activeElement))).toBe(false);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(banner(page)).toHaveCount(0);
      expect((await cookie(page))?.value).toBe('refused');
      expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    });
    expect(complaints).toEqual([]);
    await test.step('without bottom navigation the banner is at the bottom edge of the window', async () => {
      await context.clearCookies();
      await page.setViewportSize({ width: 360, height: 700 });
      await page.goto(EMBEDDED);
      await expect(banner(page)).toBeVisible();
      await expect.poll(() => bottom(page)).toBe(700);
    });
  });

  test('the consent banner works before the scripts load, and on a phone leaves the lead’s picture and headline visible', async ({
    page,
  }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await test.step('the banner is above the bottom navigation before the rest of the page arrives', async () => {
      await page.setViewportSize({ width: 375, height: 700 });
      await page.route('**/home', async (route) => {
        const response = await route.fetch();
        const [begun = ''] = (await response.text()).split('<main');
        await route.fulfill({ response, body: begun });
      });
      await page.goto('/home');
      await expect(banner(page)).toBeVisible();
      expect(await bottom(page)).toBe(700 - 57);
      await page.unroute('**/home');
    });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/home');
    await expect(banner(page)).toBeVisible();
    const lead = page.getByRole('main').getByRole('article').first();
    await expect(lead.locator('img')).toBeInViewport({ ratio: 1 });
    const headline = await lead.getByRole('heading').boundingBox();
    const box = await banner(page).boundingBox();
    if (!headline || !box) throw new Error('the page is not shown');
    expect(headline.y + headline.height).toBeLessThanOrEqual(box.y);
    await refuse(page).click();
    await expect(banner(page)).toHaveCount(0);
    expect((await cookie(page))?.value).toBe('refused');
    await page.goto('/home');
    await expect(banner(page)).toHaveCount(0);
  });

  test('the answer is stored for 180 days and not asked for again; notification scripts load only with consent', async ({
    page,
    context,
  }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    for (const [choice, button] of [
      ['accepted', accept],
      ['refused', refuse],
    ] as const) {
      await context.clearCookies();
      await page.goto('/home');
      await button(page).click();
      await expect(banner(page)).toHaveCount(0);
      const stored = await cookie(page);
      expect(stored).toMatchObject({ value: choice, path: '/', sameSite: 'Lax', httpOnly: false, secure: false });
      const age = (stored?.expires ?? 0) - machineNow() / 1000;
      expect(age).toBeGreaterThan(179 * DAYS);
      expect(age).toBeLessThan(181 * DAYS);
      loaded.length = 0;
      await page.goto(ARTICLE);
      await settled(page);
      await expect(banner(page)).toHaveCount(0);
      // a reader with consent may be offered notifications
      expect(loaded.some(isOffer)).toBe(choice === 'accepted');
    }
  });

  test('an answer in one window closes the banner in the other', async ({ page, context }) => {
    const other = await context.newPage();
    for (const window of [page, other]) {
      await window.goto('/sitemap');
      await hydrated(window);
      await expect(banner(window)).toBeVisible();
    }
    await accept(page).click();
    await expect(banner(other)).toHaveCount(0);
    await page.close();
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(banner(other)).toHaveCount(0);
  });
});

test('the consent banner stays across pages until it is answered, and the footer opens it again to change the answer', async ({
  page,
}) => {
  await open(page, LONG_CATEGORY);
  await expect(banner(page)).toBeVisible();
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await page.waitForURL('**/news/content/**');
  await expect(banner(page)).toBeVisible();
  await test.step('the banner does not cover the footer, and axe finds no violation in either theme', async () => {
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await scrollThrough(page);
      const footer = await page.getByRole('contentinfo').getByRole('link').last().boundingBox();
      const box = await banner(page).boundingBox();
      expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
      for (const theme of ['light', 'dark']) {
        await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
        expect(await axeFinds(page, 'section[tabindex="-1"]'), `${width} ${theme}`).toEqual([]);
      }
    }
  });
  await accept(page).click();
  const change = await settings(page);
  await test.step('Escape closes the settings and keeps the answer', async () => {
    await change.click();
    await page.keyboard.press('Escape');
    await expect(banner(page)).toHaveCount(0);
    await expect(change).toBeFocused();
    expect((await cookie(page))?.value).toBe('accepted');
  });
  await change.click();
  await expect(banner(page)).toBeFocused();
  await expect(banner(page)).toContainText('ขณะนี้ท่านเลือก “ยอมรับ” อยู่');
  await refuse(page).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(change).toBeFocused();
  expect((await cookie(page))?.value).toBe('refused');
});

test('[2.3-04] skip_consent_dialog hides the consent banner, and the footer still opens it', async ({ page }) => {
  for (const address of [
    '/home?skip_consent_dialog',
    '/sitemap?skip_consent_dialog=1',
    '/sitemap?skip_consent_dialog=false',
    `${ARTICLE}?a=b&skip_consent_dialog=`,
  ]) {
    await page.goto(address);
    await settled(page);
    await expect(banner(page), address).toHaveCount(0);
    expect(await cookie(page), address).toBeUndefined();
  }
  await (await settings(page)).click();
  await expect(banner(page)).toBeVisible();
});

test.describe('the consent banner', () => {
  test('shifts nothing when it opens or closes, at three widths', async ({ page, context }) => {
    await watchLayout(page);
    // loads the fonts first, because their layout shifts are not the banner's
    await page.goto('/sitemap');
    for (const width of [375, 768, 1280]) {
      await context.clearCookies();
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/home');
      await expect(banner(page)).toBeVisible();
      expect(await layoutShift(page), `${width} px`).toEqual([]);
      await hydrated(page);
      // layout shifts after a real click are not counted: this click is made by a script
      await accept(page).evaluate((button: HTMLElement) => button.click());
      await expect(banner(page)).toHaveCount(0);
      expect(await layoutShift(page), `${width} px`).toEqual([]);
    }
  });

  test('keeps the focus when it is hydrated, and a press that began before hydration counts', async ({ page }) => {
    const release = await holdRequests(page, '**/assets/entry.client-*.js');
    await page.goto('/home');
    await refuse(page).focus();
    const box = await refuse(page).boundingBox();
    if (!box) throw new Error('nobody is asked');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    release();
    await hydrated(page);
    await expect(refuse(page)).toBeFocused();
    await page.mouse.up();
    await expect(banner(page)).toHaveCount(0);
    expect((await cookie(page))?.value).toBe('refused');
  });

  test('is below the audio player, which moves down when the banner is answered', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await open(page, ARTICLE);
    await page.getByRole('button', { name: 'ฟังข่าวนี้' }).click();
    const player = page.getByRole('region', { name: 'เครื่องเล่นอ่านให้ฟัง' });
    const end = async () => {
      const box = await player.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const top = async () => (await banner(page).boundingBox())?.y;
    await expect.poll(async () => (await end()) === (await top())).toBe(true);
    await refuse(page).click();
    await expect.poll(end).toBe(800 - 57);
  });
});
