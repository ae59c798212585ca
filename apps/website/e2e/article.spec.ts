import type { Page } from '@playwright/test';
import { WEBSITE } from './addresses.ts';
import { asNewsroom } from './contraryService.ts';
import { ARTICLE, ARTICLE_BY_AI, expect, open, scrollThrough, test } from './fixtures.ts';
import { begins, shows, titleOf } from './headlines.ts';
import { layoutShift, watchLayout } from './layoutShift.ts';

const ADDRESS = `${WEBSITE}${ARTICLE}`;
const TITLE = 'หนึ่งปีเทศบาลรับดูแลรถเมล์ ผู้โดยสารปากน้ำใสเพิ่มเท่าตัว แต่คำถามเรื่องเงินอุดหนุนระยะยาวยังรอคำตอบ';

const article = (page: Page) => page.getByRole('main').getByRole('article', { name: shows(TITLE) });
const textOf = (page: Page) => article(page).getByRole('paragraph').filter({ hasText: 'เช้าวันทำงาน' });
const sizeOf = async (page: Page) =>
  Number.parseFloat(await textOf(page).evaluate((text) => getComputedStyle(text).fontSize));

test.describe('an article', () => {
  test('[2.2-01] has a headline, a byline, a lead and a body', async ({ page }) => {
    await page.goto(ARTICLE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shows(TITLE));
    await expect(article(page).getByRole('link', { name: 'การเมือง', exact: true })).toHaveAttribute(
      'href',
      /^\/news\//,
    );
    await expect(article(page)).toContainText(/\d{1,2} \S+ 25\d\d เวลา \d\d:\d\d น\./);
    await expect(article(page)).toContainText(/อ่าน [\d,]+ ครั้ง/);
    await expect(article(page).getByText(begins('ครบหนึ่งปีที่เทศบาลเมืองปากน้ำใส'))).toHaveCSS('font-weight', '600');
    await expect(textOf(page)).toBeVisible();
    await expect(article(page).getByRole('heading', { level: 2, name: 'ตัวเลขที่สภาเทศบาลต้องคิด' })).toBeVisible();
    await expect(article(page).getByRole('blockquote')).toContainText('เราขายความตรงเวลา');
  });

  test('shows its pictures, with captions and credits', { tag: '@pictures' }, async ({ page }) => {
    await page.goto(ARTICLE);
    await scrollThrough(page);
    await expect(article(page).getByText('ตลาดปากน้ำใส จุดเปลี่ยนสายรถเมล์')).toBeVisible();
    const gallery = article(page).getByRole('list', { name: 'ภาพประกอบข่าว' }).getByRole('listitem');
    await expect(gallery).toHaveCount(4);
    for (const one of await gallery.all()) await expect(one).toContainText(/[ก-๙]{10}.*ภาพวาดประกอบ: ศาลา/);
    for (const picture of await article(page).getByRole('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      await expect(picture).toHaveAttribute('alt', /[ก-๙]/);
    }
  });

  test('leads to its tags, to related articles, to what is read most and to what is recommended', async ({ page }) => {
    await page.goto(ARTICLE);
    const tag = article(page).getByRole('list', { name: 'แท็ก' }).getByRole('link', { name: 'กระจายอำนาจ' });
    await expect(tag).toHaveAttribute('href', `/tags?q=${encodeURIComponent('กระจายอำนาจ')}`);
    await expect(page.getByRole('region', { name: 'ข่าวที่เกี่ยวข้อง' }).getByRole('article')).toHaveCount(3);
    expect(await page.getByRole('region', { name: 'ข่าวยอดนิยม' }).getByRole('article').count()).toBeGreaterThan(4);
    await expect(page.getByRole('region', { name: 'อ่านต่อ' }).getByRole('article')).toHaveCount(6);
    await expect(page.getByRole('main')).not.toContainText('[object');
  });

  test('a related article opens without a reload, from its top', async ({ page }) => {
    await open(page, ARTICLE);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('region', { name: 'อ่านต่อ' }).scrollIntoViewIfNeeded();
    const link = page.getByRole('region', { name: 'ข่าวที่เกี่ยวข้อง' }).getByRole('link').first();
    const title = await titleOf(link);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: shows(title) })).toBeInViewport();
    await expect(page).toHaveTitle(`${title} | ศาลา`);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('written with AI says so, any other does not', async ({ page }) => {
    const flag = page.getByRole('main').getByText('ข่าวนี้เขียนโดยใช้ปัญญาประดิษฐ์ (AI)');
    await page.goto(ARTICLE_BY_AI);
    await expect(flag).toBeVisible();
    await page.goto(ARTICLE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(flag).toHaveCount(0);
  });

  test('that nobody has read yet does not say how often it was read', async ({ page, site, service }) => {
    service.answers(
      '/content',
      asNewsroom((article: object) => ({ ...article, viewCount: 0 })),
    );
    await page.goto(site + ARTICLE);
    await expect(article(page)).toBeVisible();
    await expect(article(page)).not.toContainText(/อ่าน [\d,]+ ครั้ง/);
  });

  test('fills a bar while it is read', async ({ page }) => {
    await open(page, ARTICLE);
    const read = () =>
      page.locator('[class*="progress"]').evaluate((bar) => bar.getBoundingClientRect().width / innerWidth);
    const scrollTo = (share: number) =>
      article(page).evaluate((article, part) => {
        const { top, height } = article.getBoundingClientRect();
        window.scrollTo({ top: scrollY + top + (height - innerHeight) * part, behavior: 'instant' });
      }, share);
    expect(await read()).toBeLessThan(0.05);
    await scrollTo(0.5);
    await expect.poll(read).toBeGreaterThan(0.4);
    expect(await read()).toBeLessThan(0.6);
    await scrollTo(1);
    await expect.poll(read).toBeGreaterThan(0.97);
  });
});

test.describe('passing an article on', () => {
  test('by LINE, Facebook and X, in a new tab', async ({ page }) => {
    await page.goto(ARTICLE);
    const url = encodeURIComponent(ADDRESS);
    const ways = {
      LINE: `https://social-plugins.line.me/lineit/share?url=${url}`,
      Facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
      X: `https://x.com/intent/post?url=${url}&text=${encodeURIComponent(TITLE)}`,
    };
    for (const [name, href] of Object.entries(ways)) {
      const link = article(page).getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  });

  test('by its address, which is copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, ARTICLE);
    await page.getByRole('button', { name: 'คัดลอกลิงก์' }).click();
    await expect(article(page).getByRole('status')).toHaveText('คัดลอกลิงก์แล้ว');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ADDRESS);
  });

  test('says so when the browser does not let it copy', async ({ page, complaints }) => {
    // as a phone that reads from a laptop in its network: http, not localhost
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await open(page, ARTICLE);
    await page.getByRole('button', { name: 'คัดลอกลิงก์' }).click();
    await expect(article(page).getByRole('status')).toHaveText('คัดลอกไม่สำเร็จ');
    expect(complaints).toEqual([]);
  });

  test('by the system’s own sheet, where there is one', async ({ page }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      const share = async (what: unknown) => void shared.push(what);
      Object.defineProperty(navigator, 'share', { value: share });
      Object.assign(window, { shared });
    });
    await open(page, ARTICLE);
    await page.getByRole('button', { name: 'แชร์ด้วยวิธีอื่น' }).click();
    expect(await page.evaluate(() => (window as unknown as { shared: unknown }).shared)).toEqual([
      { title: TITLE, url: ADDRESS },
    ]);
  });

  test('offers no sheet where there is none, and closing one is no error', async ({ page, browser, complaints }) => {
    await page.addInitScript(() => {
      const share = () => Promise.reject(new DOMException('closed', 'AbortError'));
      Object.defineProperty(navigator, 'share', { value: share });
    });
    await open(page, ARTICLE);
    await page.getByRole('button', { name: 'แชร์ด้วยวิธีอื่น' }).click();
    await expect(page.getByRole('button', { name: 'แชร์ด้วยวิธีอื่น' })).toBeVisible();
    expect(complaints).toEqual([]);

    const without = await browser.newPage();
    await without.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await open(without, ARTICLE);
    await expect(without.getByRole('button', { name: 'คัดลอกลิงก์' })).toBeVisible();
    await expect(without.getByRole('button', { name: 'แชร์ด้วยวิธีอื่น' })).toHaveCount(0);
    await without.close();
  });
});

test.describe('reading comfort', () => {
  test('the text has three sizes', async ({ page }) => {
    await open(page, ARTICLE);
    const normal = await sizeOf(page);
    const button = (name: string) => page.getByRole('button', { name: `ตัวอักษรขนาด${name}` });
    await expect(button('ปกติ')).toHaveAttribute('aria-pressed', 'true');
    await button('ใหญ่').click();
    expect(await sizeOf(page)).toBeGreaterThan(normal);
    await expect(button('ใหญ่')).toHaveAttribute('aria-pressed', 'true');
    await expect(button('ปกติ')).toHaveAttribute('aria-pressed', 'false');
    await button('เล็ก').click();
    expect(await sizeOf(page)).toBeLessThan(normal);
    await button('ปกติ').click();
    expect(await sizeOf(page)).toBe(normal);
  });

  test('the chosen size stays over a reload and nothing moves', async ({ page, complaints }) => {
    await watchLayout(page);
    await open(page, ARTICLE);
    await page.getByRole('button', { name: 'ตัวอักษรขนาดใหญ่' }).click();
    const large = await sizeOf(page);
    await page.reload({ waitUntil: 'commit' });
    await textOf(page).waitFor();
    expect(await sizeOf(page)).toBe(large);
    await expect(page.getByRole('button', { name: 'ตัวอักษรขนาดใหญ่' })).toHaveAttribute('aria-pressed', 'true');
    expect(await layoutShift(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('a browser that keeps nothing still shows the size', async ({ page, complaints }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: refuse });
    });
    await open(page, ARTICLE);
    const normal = await sizeOf(page);
    await page.getByRole('button', { name: 'ตัวอักษรขนาดใหญ่' }).click();
    expect(await sizeOf(page)).toBeGreaterThan(normal);
    expect(complaints).toEqual([]);
  });

  test('a button prints', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { prints: 0, print: () => Object.assign(window, { prints: 1 }) });
    });
    await open(page, ARTICLE);
    await page.getByRole('button', { name: 'พิมพ์' }).click();
    expect(await page.evaluate(() => (window as unknown as { prints: number }).prints)).toBe(1);
  });

  test('only the article is printed, under the logo and its address, with its instants', async ({ page }) => {
    await open(page, ARTICLE);
    await page.emulateMedia({ media: 'print' });
    const header = page.getByRole('banner');
    await expect(header.getByRole('link')).toHaveText(['ศาลา']);
    await expect(header).toHaveCSS('position', 'static');
    const shown = await page.evaluate(() => ({
      top: document.querySelector('h1')?.getBoundingClientRect().top,
      address: getComputedStyle(document.querySelector('link[rel=canonical]') ?? document.body, '::after').content,
      ink: getComputedStyle(document.body).color,
    }));
    expect(shown.top).toBeLessThan(200);
    expect(shown.address).toContain(ARTICLE);
    expect(shown.ink).toBe('rgb(0, 0, 0)');
    await expect(page.getByText(/ที่แล้ว/).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(textOf(page)).toBeVisible();
    for (const role of ['contentinfo', 'complementary', 'navigation', 'button'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'อ่านต่อ' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Facebook' })).toHaveCount(0);
    await expect(page.locator('[class*="progress"]')).toBeHidden();
  });
});
