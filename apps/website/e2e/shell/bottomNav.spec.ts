import type { Page } from '@playwright/test';
import { STATION } from '@sala/station';
import { expect, hydrated, LONG_CATEGORY, open, scrollThrough, test } from '../support/fixtures.ts';
import { listAll } from '../support/listAll.ts';

test.use({ viewport: { width: 375, height: 700 } });

const nav = (page: Page) => page.getByRole('navigation', { name: 'เมนูล่าง' });
const current = (page: Page) => nav(page).locator('[aria-current="page"]');

const CLIPS = `/program/stories/${STATION.shortClipKey}`;
const ITEMS = [
  { title: 'หน้าหลัก', url: '/home' },
  { title: 'ข่าว', url: '/news' },
  { title: 'ชมสด', url: '/live' },
  { title: 'รายการ', url: '/program' },
  { title: 'คลิปสั้น', url: CLIPS },
];

test.describe('the bottom navigation without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[2.12-01] [2.12-02] [2.12-03] [2.12-04] [2.12-05] [2.12-06] shows up to 575 px; its five items link to their pages and mark the current one in the theme’s accent', async ({
    page,
  }) => {
    await page.goto('/home', { waitUntil: 'domcontentloaded' });
    for (const [width, isShown] of [
      [575, true],
      [576, false],
      [1280, false],
      [375, true],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await expect(nav(page), `at ${width}`).toBeVisible({ visible: isShown });
    }
    const links = await nav(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => ({ title: link.textContent, url: link.getAttribute('href') })));
    expect(links).toEqual(ITEMS);
    for (const [path, ...active] of [
      ['/home', 'หน้าหลัก'],
      ['/home/more'],
      ['/', 'หน้าหลัก'],
      ['/news', 'ข่าว'],
      [LONG_CATEGORY, 'ข่าว'],
      ['/live', 'ชมสด'],
      ['/live/rian', 'ชมสด'],
      ['/program', 'รายการ'],
      ['/program/all', 'รายการ'],
      // the short clips are below the programmes
      [CLIPS, 'รายการ', 'คลิปสั้น'],
      [`${CLIPS}/more`, 'รายการ', 'คลิปสั้น'],
    ] as const) {
      if (path !== '/home') await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(nav(page), path).toBeVisible();
      await expect(current(page), path).toHaveText([...active]);
      if (path === CLIPS) await expect(current(page).first()).toHaveCSS('color', 'rgb(255, 194, 51)');
      if (path === LONG_CATEGORY) await expect(current(page)).toHaveCSS('color', 'rgb(27, 42, 91)');
    }
  });
});

test('[2.12-01] the bottom navigation covers no focused element, navigates without a reload, and is missing on /live/vertical', async ({
  page,
}) => {
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
  await page.goto('/live/vertical', { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await expect(nav(page)).toHaveCount(0);
  await page.goto('/live', { waitUntil: 'domcontentloaded' });
  await expect(nav(page)).toBeVisible();
});
