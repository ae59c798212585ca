import type { Page } from '@playwright/test';
import { ARTICLE, expect, hydrated, open, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { player } from '../support/listening.ts';
import { countUsesOfIntl, readUsesOfIntl } from '../support/usesOfIntl.ts';

/** True when the element of a selector is hydrated. */
const isHeld = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(
    (one) => Object.keys(document.querySelector(one) ?? {}).some((key) => key.startsWith('__reactFiber')),
    selector,
  );

test('a click hydrates only the pressed part of the page', async ({ page }) => {
  // React's scheduler never runs, so that only the work within the press remains
  await page.addInitScript(() => {
    MessagePort.prototype.postMessage = () => {};
  });
  await page.goto(ARTICLE);
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')));
  const [frame, byline, tags, navbar, footer] = [
    '#main',
    '[data-size]',
    '[aria-label=แท็ก]',
    'body > header',
    'body > footer',
  ];
  for (const part of [frame, byline, tags, navbar, footer]) expect(await isHeld(page, part), part).toBe(false);

  await page.getByRole('button', { name: 'ตัวอักษรขนาดใหญ่' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large');
  expect(await isHeld(page, frame)).toBe(true);
  expect(await isHeld(page, byline)).toBe(true);
  for (const part of [tags, navbar, footer]) expect(await isHeld(page, part), part).toBe(false);
});

/** Opens a page whose scripts load only when the test calls the returned function, as on a slow network. */
async function openWithLateScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdRequests(page, /\/assets\/entry\.client-[^/]+\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    release();
    await hydrated(page);
  };
}

test('a menu that has the focus when it becomes a button keeps it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const name of ['ชมสด', 'เว็บไซต์ในเครือข่าย', 'เปิดหรือปิดเมนู']) {
    const bringScripts = await openWithLateScripts(page, '/home');
    const header = page.getByRole('banner');
    const link = header.getByRole('link', { name, exact: true });
    // until the styles have come, those of phones are there as well
    await expect(link).toHaveCount(1);
    await link.focus();
    await bringScripts();
    await expect(header.getByRole('button', { name, exact: true })).toBeFocused();
    await page.unrouteAll();
  }
});

test('a button pressed before the scripts load shows that it is busy, and acts once they have loaded', async ({
  page,
}) => {
  await test.step('a button that React renders', async () => {
    const bringScripts = await openWithLateScripts(page, ARTICLE);
    const [listen, large] = [
      page.getByRole('button', { name: 'ฟังข่าวนี้' }),
      page.getByRole('button', { name: 'ตัวอักษรขนาดใหญ่' }),
    ];
    await listen.click();
    await expect(listen).toHaveAttribute('aria-busy', 'true');
    await large.click();
    await expect(large).toHaveAttribute('aria-busy', 'true');
    await expect(listen).not.toHaveAttribute('aria-busy');
    await bringScripts();
    await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large');
    await expect(large).not.toHaveAttribute('aria-busy');
    await expect(player(page)).toHaveCount(0);
    await listen.click();
    await expect(player(page)).toBeVisible();
  });

  await test.step('a button in a list that stays static HTML', async () => {
    const bringScripts = await openWithLateScripts(page, '/home');
    await page.getByRole('main').getByRole('button', { name: /^ฟัง/ }).first().click();
    await bringScripts();
    await expect(player(page)).toBeVisible();
  });
});

test('a button that waits for scripts of which nothing comes waits for a minute and a half', async ({ page }) => {
  await page.clock.install();
  const requested = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry\.client-[\w-]+\.js$/, () => requested.resolve());
  await page.goto(ARTICLE, { waitUntil: 'commit' });
  await requested.promise;
  const listen = page.getByRole('button', { name: 'ฟังข่าวนี้' });
  await listen.click();
  await expect(listen).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(90_000);
  await expect(listen).toBeHidden();
  await expect(page.getByRole('link', { name: 'ฟังข่าวนี้ (MP3)' })).toBeVisible();
});

test('a page that was changed before hydration gets its text back and keeps its lists', async ({ page }) => {
  await page.route('**/home', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('ข่าววันนี้</h1>', 'news today</h1>') });
  });
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ศาลา ข่าววันนี้');
  const articles = page.getByRole('main').getByRole('article');
  expect(await articles.count()).toBeGreaterThan(50);
  await articles.nth(20).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/news\/content\/\d+$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, isMobile: true, hasTouch: true });

  test('hydration changes no node of the main content', async ({ page }) => {
    await page.addInitScript(() => {
      const changed: string[] = [];
      Object.assign(window, { changed });
      document.addEventListener('DOMContentLoaded', () => {
        const watch = new MutationObserver((records) => {
          for (const { type, target } of records) changed.push(`${type} ${target.nodeName} ${target.textContent}`);
        });
        const main = document.querySelector('main');
        if (main) watch.observe(main, { subtree: true, childList: true, characterData: true });
      });
    });
    const news = ['/home', ARTICLE, '/news/categories/region', '/tags', '/ai-audio-news'];
    for (const path of [...news, '/program', '/program/talat-ni']) {
      await page.goto(path);
      await hydrated(page);
      expect(await page.evaluate('changed'), path).toEqual([]);
    }
  });
});

// the pages of all other kinds are in everyPage.spec.ts
test('the status page uses no Intl while it loads, and a use is counted', async ({ page }) => {
  await countUsesOfIntl(page);
  await open(page, '/status');
  expect(await readUsesOfIntl(page)).toEqual([]);
  await page.evaluate(() => new Intl.NumberFormat());
  expect(await readUsesOfIntl(page)).toEqual(['NumberFormat']);
});
