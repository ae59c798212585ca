import type { APIResponse } from '@playwright/test';
import { asNewsroom, says } from './contraryService.ts';
import { ARTICLE, expect, open, test } from './fixtures.ts';
import { shows, titleOf } from './headlines.ts';

const NOT_FOUND = 'ไม่พบหน้าที่ท่านต้องการ';
const SERVER_ERROR = 'ขออภัย ระบบขัดข้องชั่วคราว';

const UNKNOWN = [
  '/nowhere',
  '/news/nowhere',
  '/news/categories/nowhere',
  '/news/categories/constructor',
  '/news/__proto__',
  '/news/content',
  '/news/content/1',
  '/news/content/9999999999',
  '/news/content/999999999999999999',
  '/news/content/99999999999999999999999',
  '/news/content/abc',
  '/news/content/-1',
  '/news/content/1.5',
  '/news/content/%00',
  '/news/content/..%2f..%2fopenapi.json',
  '/news/content/600109%3Fx',
  '/ไม่มี/หน้า/นี้',
  '/program/nowhere',
  '/wp-login.php',
];

async function expectNotFound(response: APIResponse): Promise<void> {
  expect(response.status()).toBe(404);
  expect(response.headers()['cache-control']).toBe('public, max-age=10');
  expect(await response.text()).toContain(NOT_FOUND);
}

for (const path of UNKNOWN)
  test(`[2.18-01] there is no page at ${path}`, async ({ request }) => {
    await expectNotFound(await request.get(path));
  });

for (const path of ['/%E0%A4%A', '/%zz', '/news/content/%ff'])
  test(`${path} is no address: told so in Thai, before anything looks at it`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(400);
    expect(response.headers()['cache-control']).toBe('no-store');
    expect(await response.text()).toContain('<h1>อ่านที่อยู่ของหน้านี้ไม่ได้</h1>');
  });

test.describe('the page for what is not there', () => {
  test('[2.18-01] says so in Thai, without a footer, and leads home', async ({ page }) => {
    await open(page, '/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND);
    await expect(page).toHaveTitle(NOT_FOUND);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'กลับหน้าก่อนหน้านี้' })).toHaveCount(0);
    await page.getByRole('link', { name: 'กลับหน้าหลัก' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ศาลา ข่าววันนี้');
  });

  test('offers a search, and what is read most', async ({ page, complaints }) => {
    await open(page, '/nowhere');
    const popular = page.getByRole('region', { name: 'ข่าวยอดนิยม' });
    await expect(popular.getByRole('article')).toHaveCount(6);
    await page.getByRole('main').getByRole('searchbox', { name: 'ค้นหาในเว็บไซต์นี้' }).fill('น้ำท่วม');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=/);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(complaints.filter((one) => !one.includes('404'))).toEqual([]);
  });

  test('[2.5-08] a page has a footer, its error page has none', async ({ page }) => {
    await page.goto(ARTICLE);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await page.goto('/news/content/1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });

  test('leads back to where the reader came from', async ({ page }) => {
    await open(page, ARTICLE);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/nowhere', textContent: 'ลิงก์เสีย' });
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'ลิงก์เสีย' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND);
    await page.getByRole('link', { name: 'กลับหน้าก่อนหน้านี้' }).click();
    await expect(page).toHaveURL(ARTICLE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^หนึ่งปีเทศบาล/);
  });
});

test.describe('on the way from page to page', () => {
  test('[2.18-01] an article that is gone shows the error page at its own address', async ({ page, site, service }) => {
    await open(page, `${site}/home`);
    service.answers('/content', says(404, '{}'));
    await page.getByRole('region', { name: 'ข่าวล่าสุด' }).getByRole('article').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND);
    await expect(page).toHaveURL(/\/news\/content\/\d+$/);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await page.getByRole('link', { name: 'กลับหน้าก่อนหน้านี้' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ศาลา ข่าววันนี้');
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
  });

  test('[2.18-01] an article that cannot be had shows the other template, and can be asked for again', async ({
    page,
    site,
    service,
  }) => {
    await open(page, `${site}/home`);
    service.answers('/content', says(500, '{}'));
    const link = page.getByRole('region', { name: 'ข่าวล่าสุด' }).getByRole('article').getByRole('link').first();
    const title = await titleOf(link);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SERVER_ERROR);
    service.answers('/content', asNewsroom());
    await page.getByRole('link', { name: 'ลองใหม่อีกครั้ง' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shows(title));
  });

  test('the browser’s own way back leaves an error page', async ({ page, site, service }) => {
    await open(page, `${site}/home`);
    service.answers('/content', says(500, '{}'));
    await page.getByRole('region', { name: 'ข่าวล่าสุด' }).getByRole('article').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SERVER_ERROR);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ศาลา ข่าววันนี้');
  });
});
