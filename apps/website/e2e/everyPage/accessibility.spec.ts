import type { Page } from '@playwright/test';
import { axeFindsAtBothWidths } from '../support/axe.ts';
import { answerWith } from '../support/contraryService.ts';
import { ARTICLE, expect, hydrated, LONG_CATEGORY, open, test } from '../support/fixtures.ts';
import { focusRing } from '../support/focusRing.ts';
import { shows, titleOf } from '../support/headlines.ts';

// the header and the footer are those of every page (everyPage.spec.ts)
test.describe('axe finds no violation in', () => {
  // all tests use the same website
  test.describe.configure({ mode: 'default' });

  test('the error page and pages whose areas are missing', async ({ page, site, service }) => {
    service.answers('*', answerWith(503, '{}'));
    for (const path of [ARTICLE, '/home', LONG_CATEGORY]) {
      await open(page, site + path);
      expect(await axeFindsAtBothWidths(page, 'main'), path).toEqual([]);
    }
  });

  test('a list whose next page failed to load', async ({ page, site, service }) => {
    service.answers('/section-loadmore', answerWith(503, '{}'));
    await open(page, site + LONG_CATEGORY);
    await page.getByRole('link', { name: 'ดูข่าวเพิ่มเติม' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await axeFindsAtBothWidths(page, 'main')).toEqual([]);
  });
});

test.describe('by the keyboard alone', () => {
  const focused = (page: Page) => page.locator(':focus');

  test('the first Tab offers a skip link, and Enter loads more of an archive', async ({ page }) => {
    await open(page, LONG_CATEGORY);
    await test.step('the first Tab focuses the skip link, which moves the focus to the content', async () => {
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'ข้ามไปยังเนื้อหา' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      expect(await focused(page).evaluate((element) => element.closest('main') !== null)).toBe(true);
    });
    await test.step('Enter loads more articles and the focus moves to the first new one', async () => {
      const articles = page.getByRole('main').locator('article:not(aside article)');
      await page.getByRole('link', { name: 'ดูข่าวเพิ่มเติม' }).focus();
      await page.keyboard.press('Enter');
      await expect(articles).toHaveCount(48);
      await expect(articles.nth(24).getByRole('link')).toBeFocused();
    });
  });

  test('each Tab stop shows a whole focus ring; Enter opens the article of a card; Space chooses a text size', async ({
    page,
  }) => {
    const showFocus = async () => {
      const order: string[] = [];
      for (let key = 0; key < 45; key++) {
        await page.keyboard.press('Tab');
        const { name, ringWidth, cut } = await focusRing(page);
        order.push(name);
        expect(ringWidth, name).toBeGreaterThanOrEqual(3);
        // rows that scroll may still glide
        if (cut.length > 0) await expect.poll(async () => (await focusRing(page)).cut, name).toEqual([]);
      }
      expect(order[0]).toBe('ข้ามไปยังเนื้อหา');
      expect(order).toContain('การเมือง');
    };
    await open(page, ARTICLE);
    await test.step('each Tab stop of an article shows a focus ring', showFocus);
    await test.step('Space chooses a text size', async () => {
      const large = page.getByRole('button', { name: 'ตัวอักษรขนาดใหญ่' });
      await large.focus();
      await page.keyboard.press('Space');
      await expect(large).toHaveAttribute('aria-pressed', 'true');
    });
    await open(page, '/home');
    await test.step('each Tab stop of the front page shows a focus ring', showFocus);
    await test.step('on a phone the focus rings of the front page are whole, too', async () => {
      await page.setViewportSize({ width: 375, height: 700 });
      await page.reload();
      await hydrated(page);
      await showFocus();
      await page.setViewportSize({ width: 1280, height: 720 });
    });
    await test.step('a card shows a focus ring when its headline has the focus, and Enter opens its article', async () => {
      const card = page.getByRole('region', { name: 'ข่าวล่าสุด' }).getByRole('article').first();
      const link = card.getByRole('link');
      const title = await titleOf(link);
      await link.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(card).toHaveCSS('outline-style', 'solid');
      await expect(card).toHaveCSS('outline-width', '3px');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: shows(title) })).toBeVisible();
    });
  });
});

test('client-side navigation focuses the new heading, going back the followed link; a full load moves no focus', async ({
  page,
}) => {
  await open(page, '/news');
  await expect(page.locator(':focus')).toHaveCount(0);
  const followed = page.getByRole('main').getByRole('article').nth(9).getByRole('heading').getByRole('link');
  await followed.press('Enter');
  await page.waitForURL('**/news/content/**');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(heading).toHaveText('ข่าวเด่นวันนี้');
  await expect(followed).toBeFocused();
  // the link is in the shell, which stays: the new page must be announced nevertheless
  await page.getByRole('banner').getByRole('link', { name: 'การเมือง', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/news\/politics$/);
  await expect(heading).toBeFocused();
  await expect(heading).toHaveAccessibleDescription('');
});

test('another day of the same page is announced with its heading, which is the same', async ({ page }) => {
  await open(page, '/news/archive');
  const dayBefore = page.getByRole('link', { name: 'วันก่อนหน้า' });
  await dayBefore.press('Enter');
  await page.waitForURL('**/news/archive?*');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveText('รวมข่าวรายวัน');
  await expect(heading).toHaveAccessibleDescription(/^รวมข่าววันที่/);
  await page.goBack();
  await expect(dayBefore).toBeFocused();
  // another page has none, although it has the same heading element
  await page.getByRole('banner').getByRole('link', { name: 'การเมือง', exact: true }).press('Enter');
  await expect(heading).toBeFocused();
  await expect(heading).toHaveAccessibleDescription('');
});

test('in forced colours the menu icons stay visible and the current page is marked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1280, height: 700 });
  await open(page, '/news/politics');
  const header = page.getByRole('banner');
  const sign = (name: string) =>
    header
      .getByRole('button', { name, exact: true })
      .filter({ visible: true })
      .locator('[aria-hidden]')
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundImage);
  expect(await sign('เว็บไซต์ในเครือข่าย')).toContain('gradient');
  expect(await sign('เปิดหรือปิดเมนู')).toContain('gradient');
  await header.getByRole('button', { name: 'เปิดหรือปิดเมนู' }).filter({ visible: true }).click();
  expect(await sign('เปิดหรือปิดเมนู')).toContain('gradient');
  await expect(header.locator('[aria-current=page]').first()).toHaveCSS('outline-style', 'dashed');
});

test('readers who ask for more contrast get no grey text, on light pages and on dark ones', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  for (const path of ['/home', '/program']) {
    await open(page, path);
    const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
    await expect(page.getByRole('main').getByRole('article').getByRole('time').first(), path).toHaveCSS('color', ink);
  }
});
