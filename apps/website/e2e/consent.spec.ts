import type { Page } from '@playwright/test';
import { STATION } from '@sala/station';
import { NEWSROOM } from './addresses.ts';
import { axeFinds } from './axe.ts';
import { ARTICLE, expect, hydrated, LONG_CATEGORY, open, scrollThrough, test } from './fixtures.ts';
import { layoutShift, watchLayout } from './layoutShift.ts';

const NAME = `${STATION.brand}_consent`;
const DAYS = 24 * 60 * 60;

// a reader who comes for the first time
test.use({ storageState: { cookies: [], origins: [] } });

const banner = (page: Page) => page.getByRole('region', { name: 'คุกกี้และความเป็นส่วนตัว' });
/** Waits until the page’s scripts have taken over the question that the page came with: a press begun on that waits for it. */
const asked = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-consent', 'open');
const accept = (page: Page) => banner(page).getByRole('button', { name: 'ยอมรับ', exact: true });
const refuse = (page: Page) => banner(page).getByRole('button', { name: 'ไม่ยอมรับ', exact: true });
const cookie = async (page: Page) => (await page.context().cookies()).find((one) => one.name === NAME);

/** The footer's button that asks again. */
async function settings(page: Page) {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  return page.getByRole('contentinfo').getByRole('button', { name: 'ตั้งค่าคุกกี้' });
}

/** Where the banner ends, in px from the top of the window. */
async function bottom(page: Page): Promise<number> {
  const box = await banner(page).boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
}

/** Waits long enough for a banner that should not come: until everything the page loads is there. */
async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}

test.describe('who comes for the first time', () => {
  test('is asked, and told what is stored', async ({ page, complaints }) => {
    await open(page, '/home');
    await expect(banner(page)).toBeVisible();
    for (const kept of ['สถิติ', 'แจ้งเตือนข่าว', 'ตั้งค่าคุกกี้']) await expect(banner(page)).toContainText(kept);
    expect(await cookie(page)).toBeUndefined();
    expect(complaints).toEqual([]);
  });

  test('is asked with the page, on a phone below the headline of the lead, and answers before its scripts have come', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.route('**/assets/*.js', (route) => route.abort());
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

  for (const [choice, button] of [
    ['accepted', accept],
    ['refused', refuse],
  ] as const)
    test(`has ${choice}, and is not asked again`, async ({ page }) => {
      await page.goto('/home');
      await asked(page);
      await button(page).click();
      await expect(banner(page)).toHaveCount(0);
      const kept = await cookie(page);
      expect(kept).toMatchObject({ value: choice, path: '/', sameSite: 'Lax', httpOnly: false, secure: false });
      const age = (kept?.expires ?? 0) - Date.now() / 1000;
      expect(age).toBeGreaterThan(179 * DAYS);
      expect(age).toBeLessThan(181 * DAYS);
      await page.goto(ARTICLE);
      await settled(page);
      await expect(banner(page)).toHaveCount(0);
    });

  test('is asked in no other window once one has the answer', async ({ page, context }) => {
    const other = await context.newPage();
    for (const window of [page, other]) {
      await window.goto('/sitemap');
      await asked(window);
    }
    await accept(page).click();
    await expect(banner(other)).toHaveCount(0);
  });

  test('[2.3-01] is asked at the edge of the window where there is no bottom navigation', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 700 });
    await page.goto(`/home?page_content_url=${encodeURIComponent(`${NEWSROOM}/pages/path:home/content`)}`);
    await expect(banner(page)).toBeVisible();
    await expect.poll(() => bottom(page)).toBe(700);
  });

  test('is asked on the next page as long as nothing is answered', async ({ page }) => {
    await open(page, LONG_CATEGORY);
    await expect(banner(page)).toBeVisible();
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    await page.waitForURL('**/news/content/**');
    await expect(banner(page)).toBeVisible();
  });

  test('finds both answers of the same weight', async ({ page }) => {
    await page.goto('/home');
    await asked(page);
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

  test('in another tab need not answer twice', async ({ page, context }) => {
    await page.goto('/home');
    // a window behind another paints nothing, and its scripts come after the first paint
    await asked(page);
    const tab = await context.newPage();
    await tab.goto('/home');
    await asked(tab);
    await refuse(tab).click();
    await expect(banner(tab)).toHaveCount(0);
    await tab.close();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(banner(page)).toHaveCount(0);
  });
});

test('the answer is changed later, from the footer', async ({ page }) => {
  await page.goto(ARTICLE);
  await asked(page);
  await accept(page).click();
  const change = await settings(page);
  await change.click();
  await expect(banner(page)).toBeFocused();
  await expect(banner(page)).toContainText('ขณะนี้ท่านเลือก “ยอมรับ” อยู่');
  await refuse(page).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(change).toBeFocused();
  expect((await cookie(page))?.value).toBe('refused');
});

test('the settings are left by Escape, and the answer stays', async ({ page }) => {
  await page.goto(ARTICLE);
  await asked(page);
  await accept(page).click();
  const change = await settings(page);
  await change.click();
  await page.keyboard.press('Escape');
  await expect(banner(page)).toHaveCount(0);
  await expect(change).toBeFocused();
  expect((await cookie(page))?.value).toBe('accepted');
});

test.describe('[2.3-04] with skip_consent_dialog', () => {
  for (const query of [
    'skip_consent_dialog',
    'skip_consent_dialog=1',
    'skip_consent_dialog=false',
    'a=b&skip_consent_dialog=',
  ])
    test(`nobody is asked: ?${query}`, async ({ page }) => {
      await page.goto(`/home?${query}`);
      await settled(page);
      await expect(banner(page)).toHaveCount(0);
      expect(await cookie(page)).toBeUndefined();
    });

  test('who asks for the settings gets them', async ({ page }) => {
    await open(page, `${ARTICLE}?skip_consent_dialog`);
    await (await settings(page)).click();
    await expect(banner(page)).toBeVisible();
  });
});

test.describe('the question', () => {
  for (const width of [375, 768, 1280])
    test(`moves nothing when it comes or goes, at ${width} px`, async ({ page }) => {
      await watchLayout(page);
      await page.setViewportSize({ width, height: 800 });
      // the fonts come with the first page: what they move is not the question's
      await page.goto('/sitemap');
      await page.goto('/home');
      await expect(banner(page)).toBeVisible();
      expect(await layoutShift(page)).toEqual([]);
      await hydrated(page);
      // what a reader's own click moves does not count: this one is none
      await accept(page).evaluate((button: HTMLElement) => button.click());
      await expect(banner(page)).toHaveCount(0);
      expect(await layoutShift(page)).toEqual([]);
    });

  test('leaves the bottom navigation free, and stands at the bottom edge of a wider window', async ({ page }) => {
    await page.goto('/home');
    await asked(page);
    for (const width of [320, 375, 575, 576]) {
      await page.setViewportSize({ width, height: 700 });
      await expect(accept(page)).toBeInViewport({ ratio: 1 });
      await expect(refuse(page)).toBeInViewport({ ratio: 1 });
      // it rises from below
      await expect.poll(() => bottom(page), `${width} px`).toBe(width < 576 ? 700 - 57 : 700);
      expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(700 * 0.6);
    }
  });

  test('stands above the bottom navigation before the end of the page has come', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.route('**/home', async (route) => {
      const response = await route.fetch();
      const [begun = ''] = (await response.text()).split('<main');
      await route.fulfill({ response, body: begun });
    });
    await page.goto('/home');
    await expect(banner(page)).toBeVisible();
    expect(await bottom(page)).toBe(700 - 57);
  });

  test('covers nothing of the end of the page, and has nothing that axe finds, in both themes', async ({ page }) => {
    await open(page, ARTICLE);
    await expect(banner(page)).toBeVisible();
    await asked(page);
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

  test('is reached by the keyboard first, holds nobody, and gives the focus back', async ({ page }) => {
    await page.goto('/home');
    await asked(page);
    await expect(banner(page)).toBeVisible();
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

  test('is answered as well where its scripts cannot be loaded, and not needed by the page', async ({ page }) => {
    await page.route('**/assets/ConsentBanner-*.js', (route) => route.abort());
    await open(page, '/home');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('region', { name: 'ข่าวล่าสุด' })).toBeVisible();
    await accept(page).click();
    await expect(banner(page)).toHaveCount(0);
    expect((await cookie(page))?.value).toBe('accepted');
  });

  test('keeps the focus when its scripts come', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/assets/ConsentBanner-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await open(page, '/home');
    await refuse(page).focus();
    release();
    await expect(page.locator('html')).toHaveAttribute('data-consent', 'open');
    await expect(refuse(page)).toBeFocused();
  });

  test('is loaded by nobody who has answered', async ({ page, context }) => {
    await context.addCookies([{ name: NAME, value: 'refused', domain: 'localhost', path: '/' }]);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto('/home');
    await settled(page);
    expect(loaded.filter((url) => /Consent|Notification/.test(url))).toEqual([]);
  });
});
