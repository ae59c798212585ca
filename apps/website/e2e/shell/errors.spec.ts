import type { APIResponse } from '@playwright/test';
import { answerWith, asNewsroom } from '../support/contraryService.ts';
import { ARTICLE, expect, open, scrollThrough, test } from '../support/fixtures.ts';
import { shows, titleOf } from '../support/headlines.ts';
import { nextFrame } from '../support/shell.ts';

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

async function expectNotFound(response: APIResponse, path: string): Promise<void> {
  expect(response.status(), path).toBe(404);
  expect(response.headers()['cache-control'], path).toBe('public, max-age=10');
  expect(await response.text(), path).toContain(NOT_FOUND);
}

test('[2.18-01] unknown addresses answer 404 with the Thai error page', async ({ request }) => {
  for (const path of UNKNOWN) await expectNotFound(await request.get(path), path);
});

test('malformed addresses answer 400 in Thai and are not cached', async ({ request }) => {
  for (const path of ['/%E0%A4%A', '/%zz', '/news/content/%ff']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(400);
    expect(response.headers()['cache-control'], path).toBe('no-store');
    expect(await response.text(), path).toContain('<h1>อ่านที่อยู่ของหน้านี้ไม่ได้</h1>');
  }
});

test.describe('the 404 page', () => {
  test('[2.18-01] is in Thai, has no footer, and offers a link home, the most read articles and a search', async ({
    page,
    complaints,
  }) => {
    await open(page, '/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND);
    await expect(page).toHaveTitle(NOT_FOUND);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    // what is centred leaves no single word on its last line
    await expect(page.getByText('หน้านี้อาจถูกย้าย')).toHaveCSS('text-wrap-style', 'balance');
    await expect(page.getByRole('link', { name: 'กลับหน้าก่อนหน้านี้' })).toHaveCount(0);
    const popular = page.getByRole('region', { name: 'ข่าวยอดนิยม' });
    await expect(popular.getByRole('article')).toHaveCount(6);
    await page.getByRole('link', { name: 'กลับหน้าหลัก' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ศาลา ข่าววันนี้');

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND);
    await page.getByRole('main').getByRole('searchbox', { name: 'ค้นหาในเว็บไซต์นี้' }).fill('น้ำท่วม');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=/);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(complaints.filter((one) => !one.includes('404'))).toEqual([]);
  });

  test('[2.18-01] stays when a busy server rejects the most read articles', async ({ page }) => {
    const answered = page.waitForResponse(/hotnews\.data/);
    await page.route(/hotnews\.data/, (route) => route.fulfill({ status: 503, body: 'busy' }));
    await open(page, '/nowhere');
    await scrollThrough(page);
    await answered;
    await nextFrame(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND);
    await expect(page.getByRole('link', { name: 'กลับหน้าหลัก' })).toBeVisible();
  });

  test('[2.5-08] has no footer, unlike other pages, and links back to the page the reader came from', async ({
    page,
  }) => {
    await open(page, `${ARTICLE}?from=line`);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/nowhere', textContent: 'ลิงก์เสีย' });
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'ลิงก์เสีย' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await page.getByRole('link', { name: 'กลับหน้าก่อนหน้านี้' }).click();
    await expect(page).toHaveURL(`${ARTICLE}?from=line`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^หนึ่งปีเทศบาล/);

    // an address with the form of an article's, but without an article
    await open(page, '/news/content/1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });
});

test('[2.18-01] in client-side navigation a missing article shows the 404 page, and a failed one the error page until it loads', async ({
  page,
  site,
  service,
}) => {
  const latest = page.getByRole('region', { name: 'ข่าวล่าสุด' }).getByRole('article');
  const heading = page.getByRole('heading', { level: 1 });
  const cookies = page.getByRole('region', { name: 'คุกกี้และความเป็นส่วนตัว' });
  await page.context().clearCookies();
  await open(page, `${site}/home`);
  await expect(cookies).toBeVisible();

  await test.step('a missing article shows the 404 page at its own address', async () => {
    service.answers('/content', answerWith(404, '{}'));
    await latest.getByRole('link').first().click();
    await expect(heading).toHaveText(NOT_FOUND);
    await expect(page).toHaveURL(/\/news\/content\/\d+$/);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(heading).toBeFocused();
    // the shell is still hydrated: its buttons work
    await cookies.getByRole('button', { name: 'ไม่ยอมรับ', exact: true }).click();
    await expect(cookies).toBeHidden();
    await page.getByRole('link', { name: 'กลับหน้าก่อนหน้านี้' }).click();
    await expect(heading).toHaveText('ศาลา ข่าววันนี้');
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
  });

  const link = latest.nth(1).getByRole('link').first();
  const title = await titleOf(link);
  await test.step('the browser’s back button leaves the error page of an article that failed', async () => {
    service.answers('/content', answerWith(500, '{}'));
    await link.click();
    await expect(heading).toHaveText(SERVER_ERROR);
    await page.goBack();
    await expect(heading).toHaveText('ศาลา ข่าววันนี้');
  });

  await test.step('the retry link shows the article once the service answers', async () => {
    await link.click();
    await expect(heading).toHaveText(SERVER_ERROR);
    service.answers('/content', asNewsroom());
    await page.getByRole('link', { name: 'ลองใหม่อีกครั้ง' }).click();
    await expect(heading).toHaveText(shows(title));
  });
});
