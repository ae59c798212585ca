import type { Page } from '@playwright/test';
import { STATION } from '@sala/station';
import { expect, LONG_CATEGORY, open, scrollThrough, test } from '../support/fixtures.ts';
import { listAll } from '../support/listAll.ts';

test.use({ viewport: { width: 375, height: 700 } });

const nav = (page: Page) => page.getByRole('navigation', { name: 'เมนูล่าง' });
const current = (page: Page) => nav(page).locator('[aria-current="page"]');

const CLIPS = `/program/stories/${STATION.shortClipKey}`;

test.describe('the bottom navigation without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[2.12-01] [2.12-06] shows up to 575 px, and marks the current item in the theme’s accent', async ({ page }) => {
    await page.goto(LONG_CATEGORY, { waitUntil: 'domcontentloaded' });
    for (const [width, isShown] of [
      [575, true],
      [576, false],
      [1280, false],
      [375, true],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await expect(nav(page), `at ${width}`).toBeVisible({ visible: isShown });
    }
    await expect(current(page)).toHaveText(['ข่าว']);
    await expect(current(page)).toHaveCSS('color', 'rgb(27, 42, 91)');
    await page.goto(CLIPS, { waitUntil: 'domcontentloaded' });
    await expect(current(page)).toHaveText(['รายการ', 'คลิปสั้น']);
    await expect(current(page).first()).toHaveCSS('color', 'rgb(255, 194, 51)');
  });
});

test('[2.12-01] the bottom navigation covers no focused element, and navigates without a reload', async ({ page }) => {
  await open(page, LONG_CATEGORY);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const top = (await nav(page).boundingBox())?.y ?? 0;
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    const { text, bottom } = await page.evaluate(() => {
      const { textContent } = document.activeElement as Element;
      return { text: textContent, bottom: document.activeElement?.getBoundingClientRect().bottom ?? 0 };
    });
    expect(bottom, `${text} has the keyboard's focus`).toBeLessThanOrEqual(top);
  }
  await scrollThrough(page);
  await expect
    .poll(async () => {
      const box = await nav(page).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    })
    .toBe(700);
  const end = await page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().bottom);
  expect(end).toBeLessThanOrEqual(((await nav(page).boundingBox())?.y ?? 0) + 1);
  for (const link of await listAll(nav(page).getByRole('link'))) {
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await nav(page).getByRole('link', { name: 'หน้าหลัก' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(nav(page).locator('[aria-current]')).toHaveText(['หน้าหลัก']);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
