import type { Page } from '@playwright/test';
import { axeFindsAtBothWidths } from './axe.ts';
import { says } from './contraryService.ts';
import { expect, LONG_CATEGORY, open, PROGRAMME, SEARCH, STORY, STORY_BY_AI, scrollThrough, test } from './fixtures.ts';
import { shows, titleOf } from './headlines.ts';
import { EPISODE } from './watching.ts';

const PAGES = {
  'the front page': '/home',
  'a story': STORY,
  'a story with a table': STORY_BY_AI,
  'a category': LONG_CATEGORY,
  'the top news': '/news',
  'the news of a day': '/news/archive',
  'the clips': '/news/clip/archive',
  'the results of a search': SEARCH,
  'a gallery': '/news/gallery/604001',
  'a situation that is followed': '/flood',
  'what is recommended': '/program',
  'a programme': PROGRAMME,
  'all programmes': '/program/all',
  'an episode': EPISODE,
  'what is watched most': '/program/watch/popular',
  'the schedules': '/program/schedules',
  'a channel': '/live',
  'a channel on a screen that stands': '/live/vertical',
  'the memorial page': '/in-remembrance',
  'the page for what is not there': '/nowhere',
};

/** What fills the window has nothing below it. */
const WITHOUT_FOOTER = ['/nowhere', '/live/vertical'];

test.describe('axe finds nothing against', () => {
  test.slow();
  for (const [name, path] of Object.entries(PAGES))
    test(name, async ({ page }) => {
      await open(page, path);
      expect(await axeFindsAtBothWidths(page)).toEqual([]);
    });

  test('the error page and the pages whose areas are missing', async ({ page, site, service }) => {
    service.answers('*', says(503, '{}'));
    for (const path of [STORY, '/home', LONG_CATEGORY]) {
      await open(page, site + path);
      expect(await axeFindsAtBothWidths(page)).toEqual([]);
    }
  });

  test('a list that could not grow', async ({ page, site, service }) => {
    service.answers('/section-loadmore', says(503, '{}'));
    await open(page, site + LONG_CATEGORY);
    await page.getByRole('link', { name: 'ดูข่าวเพิ่มเติม' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await axeFindsAtBothWidths(page)).toEqual([]);
  });
});

test.describe('the structure of', () => {
  for (const [name, path] of Object.entries(PAGES))
    test(name, async ({ page }) => {
      await open(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'th');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toHaveCount(WITHOUT_FOOTER.includes(path) ? 0 : 1);
      await expect(page.getByRole('navigation', { name: 'เมนูหลัก', exact: true })).toHaveCount(1);
      const levels = await page
        .getByRole('heading')
        .evaluateAll((all) => all.map((heading) => Number(heading.tagName.slice(1))));
      expect(levels[0]).toBe(1);
      for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
});

test.describe('by the keyboard alone', () => {
  const focused = (page: Page) => page.locator(':focus');
  /** How wide the line around what has the focus is, or around the card it stands in. */
  const outline = (page: Page) =>
    focused(page).evaluate((element) => {
      const width = (one: Element | null) => {
        const style = one && getComputedStyle(one);
        return style && style.outlineStyle !== 'none' ? Number.parseFloat(style.outlineWidth) : 0;
      };
      return Math.max(width(element), width(element.closest('article')));
    });

  test('the first key leads past the header, to the content', async ({ page }) => {
    await open(page, LONG_CATEGORY);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'ข้ามไปยังเนื้อหา' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await focused(page).evaluate((element) => element.closest('main') !== null)).toBe(true);
  });

  test('everything in the header and on the page shows that it has the focus', async ({ page }) => {
    for (const path of ['/home', STORY]) {
      await open(page, path);
      const order: string[] = [];
      for (let key = 0; key < 45; key++) {
        await page.keyboard.press('Tab');
        order.push(await focused(page).evaluate((element) => element.textContent?.trim() || element.ariaLabel || ''));
        expect(await outline(page), order.at(-1)).toBeGreaterThanOrEqual(3);
      }
      expect(order[0]).toBe('ข้ามไปยังเนื้อหา');
      expect(order).toContain('การเมือง');
    }
  });

  test('a whole card shows that its headline has the focus, and Enter opens its story', async ({ page }) => {
    await open(page, '/home');
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

  test('more of an archive loads by Enter, and the next key leads to the first new story', async ({ page }) => {
    await open(page, LONG_CATEGORY);
    const stories = page.getByRole('main').locator('article:not(aside article)');
    await page.getByRole('link', { name: 'ดูข่าวเพิ่มเติม' }).focus();
    await page.keyboard.press('Enter');
    await expect(stories).toHaveCount(48);
    await expect(stories.nth(24).getByRole('link')).toBeFocused();
  });

  test('the size of the text is chosen', async ({ page }) => {
    await open(page, STORY);
    const large = page.getByRole('button', { name: 'ตัวอักษรขนาดใหญ่' });
    await large.focus();
    await page.keyboard.press('Space');
    await expect(large).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

  for (const [name, path] of Object.entries(PAGES))
    test(`every control of ${name} is at least 44 px high and wide`, async ({ page }) => {
      await open(page, path);
      await scrollThrough(page);
      const small = await page.locator('a, button, input, select, summary').evaluateAll((all) => {
        /** What lies over all that it stands in is as large as that; a headline's target is its card. */
        const targetOf = (one: Element) => {
          const isOverAll =
            getComputedStyle(one, '::after').inset === '0px' && getComputedStyle(one).position === 'static';
          return one.closest('article[class*="card"]') ?? ((isOverAll && (one as HTMLElement).offsetParent) || one);
        };
        return (
          all
            // links in running text are as high as their lines
            .filter(
              (one) => !one.closest('p:not([class*="category"], [class*="ways"]), .skip-link') && one.checkVisibility(),
            )
            .map((one) => ({ one, box: targetOf(one).getBoundingClientRect() }))
            .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
            .map(
              ({ one, box }) =>
                `${one.textContent?.trim().slice(0, 40)} ${Math.round(box.width)}x${Math.round(box.height)}`,
            )
        );
      });
      expect(small).toEqual([]);
    });
});

test.describe('a page that comes without a reload', () => {
  const focused = (page: Page) => page.locator(':focus');

  test('has the focus on its heading, also when the reader goes back', async ({ page }) => {
    await open(page, '/news');
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().press('Enter');
    await page.waitForURL('**/news/content/**');
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    await page.goBack();
    await expect(heading).toHaveText('ข่าวเด่นวันนี้');
    await expect(heading).toBeFocused();
    // a link of the shell is still there: the page is announced all the same
    await page.getByRole('banner').getByRole('link', { name: 'ค้นหา', exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/search$/);
    await expect(heading).toBeFocused();
  });

  test('leaves the focus where it is when it has come with a reload', async ({ page }) => {
    await open(page, '/news');
    await expect(focused(page)).toHaveCount(0);
  });
});

test('in forced colours the signs of the menus are there, and what is current is marked', async ({ page }) => {
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
