import type { Page } from '@playwright/test';
import { axeFinds } from './axe.ts';
import { expect, open, STORY, test } from './fixtures.ts';
import { startWebsite } from './websiteProcess.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 375, height: 812 } });

test('what was read can be read again without a network, and says that it is old', async ({ page }) => {
  const website = await startWebsite({});
  try {
    await open(page, `${website.address}/home`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    // one story is opened from the list, as data, another one by its address
    const first = page.getByRole('main').getByRole('article').getByRole('link').first();
    await page.goto(website.address + STORY);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await expect.poll(() => saved(page)).toContain(STORY);
    await page.goBack();
    const path = new URL((await first.getAttribute('href')) ?? '', website.address).pathname;
    await first.click();
    await page.waitForURL(`**${path}`);
    await expect.poll(() => saved(page)).toContain(path);
    await website.stop();
    // a page of the last seconds is still fresh, and comes from the browser's own cache
    const session = await page.context().newCDPSession(page);
    await session.send('Network.clearBrowserCache');

    await page.goto(website.address + STORY);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('ออฟไลน์: ฉบับที่บันทึกไว้ในเครื่องนี้เมื่อ')).toBeVisible();
    // it looks as it does: its styles and its fonts were kept, too
    expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe('flex');
    expect(await axeFinds(page)).toEqual([]);

    await page.goto(`${website.address}/news/politics`);
    await expect(page.getByRole('heading', { level: 1, name: 'ไม่มีการเชื่อมต่ออินเทอร์เน็ต' })).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    await page.getByRole('region', { name: 'ข่าวที่อ่านได้ตอนนี้' }).getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    // the shell leads home
    await page.getByRole('navigation', { name: 'เมนูล่าง' }).getByRole('link', { name: 'หน้าหลัก' }).click();
    await expect(page).toHaveURL(`${website.address}/home`);
    await expect(page.getByText('ออฟไลน์: ฉบับที่บันทึกไว้ในเครื่องนี้เมื่อ')).toBeVisible();
  } finally {
    await website.stop();
  }
});

/** The paths of the pages that are kept. */
const saved = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('saved-pages')).keys()).map(({ url }) => new URL(url).pathname));
