import type { Page } from '@playwright/test';
import { WEBSITE } from '../../support/addresses.ts';
import { asNewsroom } from '../../support/contraryService.ts';
import { ARTICLE, ARTICLE_BY_AI, expect, open, scrollThrough, test } from '../../support/fixtures.ts';
import { begins, shows, titleOf } from '../../support/headlines.ts';
import { layoutShift, watchLayout } from '../../support/layoutShift.ts';
import { listAll } from '../../support/listAll.ts';

const ADDRESS = `${WEBSITE}${ARTICLE}`;
const TITLE = 'หนึ่งปีเทศบาลรับดูแลรถเมล์ ผู้โดยสารปากน้ำใสเพิ่มเท่าตัว แต่คำถามเรื่องเงินอุดหนุนระยะยาวยังรอคำตอบ';

const article = (page: Page) => page.getByRole('main').getByRole('article', { name: shows(TITLE) });
const textOf = (page: Page) => article(page).getByRole('paragraph').filter({ hasText: 'เช้าวันทำงาน' });
/** How much of the article has been read: a line for the eyes alone. */
const progressOf = (page: Page) => page.locator('main > div > [aria-hidden]:empty');
const sizeOf = async (page: Page) =>
  Number.parseFloat(await textOf(page).evaluate((text) => getComputedStyle(text).fontSize));

test.describe('an article without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[2.2-01] has headline, byline, lead, body, tags, related articles, and share links for LINE, Facebook and X', async ({
    page,
  }) => {
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

    await test.step('tags, related, most read and recommended articles are listed', async () => {
      const tag = article(page).getByRole('list', { name: 'แท็ก' }).getByRole('link', { name: 'กระจายอำนาจ' });
      await expect(tag).toHaveAttribute('href', '/tags?q=กระจายอำนาจ');
      await expect(page.getByRole('region', { name: 'ข่าวที่เกี่ยวข้อง' }).getByRole('article')).toHaveCount(3);
      expect(await page.getByRole('region', { name: 'ข่าวยอดนิยม' }).getByRole('article').count()).toBeGreaterThan(4);
      await expect(page.getByRole('region', { name: 'อ่านต่อ' }).getByRole('article')).toHaveCount(6);
      await expect(page.getByRole('main')).not.toContainText('[object');
    });

    await test.step('the share links of LINE, Facebook and X open in a new tab', async () => {
      const url = encodeURIComponent(ADDRESS);
      const ways = {
        LINE: `https://social-plugins.line.me/lineit/share?url=${url}`,
        Facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
        X: `https://x.com/intent/post?url=${url}&text=${encodeURIComponent(TITLE)}`,
      };
      for (const [name, href] of Object.entries(ways)) {
        const link = article(page).getByRole('link', { name, exact: true });
        await expect(link).toHaveJSProperty('href', href);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
      }
    });
  });

  test('is labelled when it was written with AI, and only then; a view count of zero is not shown', async ({
    page,
    site,
    service,
  }) => {
    service.answers(
      '/content',
      asNewsroom((article: object) => ({ ...article, viewCount: 0 })),
    );
    const flag = page.getByRole('main').getByText('ข่าวนี้เขียนโดยใช้ปัญญาประดิษฐ์ (AI)');
    await page.goto(site + ARTICLE_BY_AI);
    await expect(flag).toBeVisible();
    await page.goto(site + ARTICLE);
    await expect(article(page)).toBeVisible();
    await expect(flag).toHaveCount(0);
    await expect(article(page)).not.toContainText(/อ่าน [\d,]+ ครั้ง/);
  });
});

test.describe('an article', () => {
  test('shows its pictures, with captions and credits', { tag: '@pictures' }, async ({ page }) => {
    await page.goto(ARTICLE);
    await scrollThrough(page);
    await expect(article(page).getByText('ตลาดปากน้ำใส จุดเปลี่ยนสายรถเมล์')).toBeVisible();
    const gallery = article(page).getByRole('list', { name: 'ภาพประกอบข่าว' }).getByRole('listitem');
    await expect(gallery).toHaveCount(4);
    for (const one of await listAll(gallery)) await expect(one).toContainText(/[ก-๙]{10}.*ภาพวาดประกอบ: ศาลา/);
    for (const picture of await listAll(article(page).getByRole('img'))) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      await expect(picture).toHaveAttribute('alt', /[ก-๙]/);
    }
  });

  test('fills its progress bar while it is scrolled; a related article opens at its top without a reload', async ({
    page,
  }) => {
    await open(page, ARTICLE);
    const read = () => progressOf(page).evaluate((bar) => bar.getBoundingClientRect().width / innerWidth);
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

    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('region', { name: 'อ่านต่อ' }).scrollIntoViewIfNeeded();
    const link = page.getByRole('region', { name: 'ข่าวที่เกี่ยวข้อง' }).getByRole('link').first();
    const title = await titleOf(link);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: shows(title) })).toBeInViewport();
    await expect(page).toHaveTitle(`${title} | ศาลา`);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('leaves out word joiners and no-break spaces when its headline is copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/news/content/600201');
    const heading = page.getByRole('heading', { level: 1 });
    const shown = (await heading.textContent()) ?? '';
    expect(shown).toContain('\u200c');
    await heading.click({ clickCount: 3 });
    await page.keyboard.press('ControlOrMeta+C');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    // as browsers copy, the addresses of links work elsewhere
    const [related] = await listAll(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading') }),
    );
    await related?.evaluate((item) => getSelection()?.selectAllChildren(item));
    await page.keyboard.press('ControlOrMeta+C');
    const html = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      return (await item?.getType('text/html'))?.text();
    });
    expect(html).toContain(`href="${WEBSITE}/news/`);
    expect(html).not.toMatch(/(src|href)="\//);
    expect(copied.trim()).toBe(
      shown
        .replaceAll(/[\u200c\u2060]/g, '')
        .replaceAll('\u00a0', ' ')
        .trim(),
    );
  });

  test('has buttons that copy its link, open the system’s share sheet, which may be closed, and print', async ({
    page,
    context,
    complaints,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      const did = { shared: [] as unknown[], isClosed: false, prints: 0 };
      const share = async (what: unknown) => {
        if (did.isClosed) throw new DOMException('closed', 'AbortError');
        did.shared.push(what);
      };
      Object.defineProperty(navigator, 'share', { value: share });
      Object.assign(window, { did, print: () => void did.prints++ });
    });
    const did = () => page.evaluate(() => (window as unknown as { did: object }).did);
    await open(page, ARTICLE);
    const sheet = page.getByRole('button', { name: 'แชร์ด้วยวิธีอื่น' });
    const copy = page.getByRole('button', { name: 'คัดลอกลิงก์' });
    await copy.scrollIntoViewIfNeeded();
    const place = await sheet.boundingBox();
    await copy.click();
    // its live region is not a status, which is named while it is empty
    await expect(article(page).getByRole('status')).toHaveCount(0);
    await expect(article(page).getByText('คัดลอกลิงก์แล้ว', { exact: true })).toHaveAttribute('aria-live', 'polite');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ADDRESS);
    // nothing moves away from under the reader's finger
    expect(await sheet.boundingBox()).toEqual(place);

    await sheet.click();
    await page.getByRole('button', { name: 'พิมพ์' }).click();
    expect(await did()).toEqual({ shared: [{ title: TITLE, url: ADDRESS }], isClosed: false, prints: 1 });

    // closing the share sheet is not an error
    await page.evaluate(() => Object.assign((window as unknown as { did: object }).did, { isClosed: true }));
    await sheet.click();
    await expect(sheet).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('without clipboard, share sheet and storage reports the failed copy, hides sharing and still changes its text size', async ({
    page,
    complaints,
  }) => {
    await page.addInitScript(() => {
      // as on a phone that opens a laptop's site in the local network: over http, and not localhost
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      Reflect.deleteProperty(Navigator.prototype, 'share');
      const refuse = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: refuse });
    });
    await open(page, ARTICLE);
    await page.getByRole('button', { name: 'คัดลอกลิงก์' }).click();
    await expect(article(page).getByText('คัดลอกลิงก์ไม่สำเร็จ โปรดคัดลอกจากแถบที่อยู่ของเบราว์เซอร์')).toBeVisible();
    await expect(page.getByRole('button', { name: 'แชร์ด้วยวิธีอื่น' })).toHaveCount(0);
    const normal = await sizeOf(page);
    await page.getByRole('button', { name: 'ตัวอักษรขนาดใหญ่' }).click();
    expect(await sizeOf(page)).toBeGreaterThan(normal);
    expect(complaints).toEqual([]);
  });

  test('has three text sizes; the chosen one survives a reload without a layout shift; only the article is printed', async ({
    page,
    context,
    complaints,
  }) => {
    await watchLayout(page);
    await open(page, ARTICLE);
    const button = (name: string) => page.getByRole('button', { name: `ตัวอักษรขนาด${name}` });
    await test.step('the buttons set three text sizes', async () => {
      const normal = await sizeOf(page);
      await expect(button('ปกติ')).toHaveAttribute('aria-pressed', 'true');
      await button('ใหญ่').click();
      expect(await sizeOf(page)).toBeGreaterThan(normal);
      await expect(page.locator('[id^="lead-"]')).toHaveCSS('font-size', `${await sizeOf(page)}px`);
      await expect(button('ใหญ่')).toHaveAttribute('aria-pressed', 'true');
      await expect(button('ปกติ')).toHaveAttribute('aria-pressed', 'false');
      await button('เล็ก').click();
      expect(await sizeOf(page)).toBeLessThan(normal);
      await button('ปกติ').click();
      expect(await sizeOf(page)).toBe(normal);
      // an article that is open in another tab follows
      const other = await context.newPage();
      await other.goto('/accessibility');
      await other.evaluate(() => localStorage.setItem('textSize', 'large'));
      await expect(button('ใหญ่')).toHaveAttribute('aria-pressed', 'true');
      expect(await sizeOf(page)).toBeGreaterThan(normal);
      await other.evaluate(() => localStorage.setItem('textSize', 'normal'));
      await other.close();
      await expect(button('ปกติ')).toHaveAttribute('aria-pressed', 'true');
    });

    await test.step('only the article is printed, below the logo and its address, with absolute times', async () => {
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
      await expect(progressOf(page)).toBeHidden();
      await page.emulateMedia({ media: null });
    });

    await test.step('a reload keeps the text size and shifts nothing', async () => {
      await button('ใหญ่').click();
      const large = await sizeOf(page);
      await page.reload({ waitUntil: 'commit' });
      await textOf(page).waitFor();
      expect(await sizeOf(page)).toBe(large);
      await expect(button('ใหญ่')).toHaveAttribute('aria-pressed', 'true');
      expect(await layoutShift(page)).toEqual([]);
    });
    expect(complaints).toEqual([]);
  });
});
