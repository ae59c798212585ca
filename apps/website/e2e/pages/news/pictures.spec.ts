import type { Locator, Page } from '@playwright/test';
import { axeFinds } from '../../support/axe.ts';
import { answerWith, asNewsroom } from '../../support/contraryService.ts';
import { ARTICLE, expect, open, test } from '../../support/fixtures.ts';
import { shows } from '../../support/headlines.ts';
import { listAll } from '../../support/listAll.ts';

const GALLERY = '/news/gallery/604001';
const INFOGRAPHIC = '/news/infographic/605001';

const lightbox = (page: Page) => page.getByRole('dialog', { name: 'ดูภาพ' });
const pictures = (page: Page) => page.getByRole('list', { name: 'ภาพในแกลเลอรี' }).getByRole('link');
const isLoaded = (picture: Locator) => picture.evaluate((img: HTMLImageElement) => img.naturalWidth > 0);

test.describe('without scripts', () => {
  test.use({ documentOnly: true, javaScriptEnabled: false });

  test('[2.1-06] [1-07] the list of galleries shows all galleries or those of a category', async ({ page }) => {
    await page.goto('/news/gallery');
    await expect(page).toHaveTitle('แกลเลอรีภาพ | ศาลา');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('แกลเลอรีภาพ');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/news\/gallery$/);
    const all = page.getByRole('region', { name: 'แกลเลอรีภาพทั้งหมด' }).getByRole('article');
    const count = await all.count();
    expect(count).toBeGreaterThan(5);
    for (const link of await listAll(all.getByRole('link')))
      await expect(link).toHaveAttribute('href', /^\/news\/gallery\/\d+$/);
    const categories = page.getByRole('navigation', { name: 'หมวดของแกลเลอรีภาพ' });
    await expect(categories.locator('[aria-current=page]')).toHaveText('ทั้งหมด');
    await categories.getByRole('link', { name: 'ภัยพิบัติ' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('แกลเลอรีภาพ ภัยพิบัติ');
    await expect(categories.locator('[aria-current=page]')).toHaveText('ภัยพิบัติ');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/news\/gallery\?categoryId=disaster$/);
    expect(await all.count()).toBeLessThan(count);
    await all.getByRole('link', { name: shows('ปากธารในวันที่ถนนกลายเป็นคลอง') }).click();
    await expect(page).toHaveURL(new RegExp(`${GALLERY}$`));
  });

  test('[2.1-05] [1-07] the list of infographics links to their pages', async ({ page }) => {
    await page.goto('/news/infographic');
    await expect(page).toHaveTitle('อินโฟกราฟิก | ศาลา');
    const all = page.getByRole('region', { name: 'อินโฟกราฟิกทั้งหมด' }).getByRole('article');
    expect(await all.count()).toBeGreaterThan(5);
    await expect(all.getByRole('link').first()).toHaveAttribute('href', /^\/news\/infographic\/\d+$/);
    await expect(page.getByRole('navigation', { name: 'หมวดของอินโฟกราฟิก' })).toBeVisible();
  });

  test('a gallery has captions, credits, structured data and links to its picture files', async ({ page, request }) => {
    await page.goto(GALLERY);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shows('ปากธารในวันที่ถนนกลายเป็นคลอง'));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${GALLERY}$`));
    await expect(pictures(page)).toHaveCount(6);
    const first = page.getByRole('list', { name: 'ภาพในแกลเลอรี' }).getByRole('figure').first();
    await expect(first).toContainText('ถนนหน้าตลาดเก่าปากธารลึก 80 เซนติเมตร');
    await expect(first).toContainText('ภาพวาด: ปานไพลิน ธาราศิลป์');
    // the caption is read once
    await expect(first.getByRole('link')).toHaveAccessibleName('ภาพที่ 1');
    await expect(page.getByRole('region', { name: 'ข่าวที่เกี่ยวข้อง' }).getByRole('article')).not.toHaveCount(0);
    await expect(page.getByRole('list', { name: 'แท็ก' }).getByRole('link', { name: 'น้ำท่วม' })).toBeVisible();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const gallery = data.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'ImageGallery');
    expect(gallery.image).toHaveLength(6);
    expect(gallery.image[0]).toMatchObject({
      '@type': 'ImageObject',
      contentUrl: expect.stringMatching(/^http/),
      creditText: expect.stringContaining('ปานไพลิน'),
    });
    const href = (await pictures(page).nth(1).getAttribute('href')) ?? '';
    expect((await request.get(href)).headers()['content-type']).toBe('image/webp');
  });

  test('[2.20-06] [3.4-02] an infographic has a text version, in which plain addresses are links', async ({ page }) => {
    await page.goto(INFOGRAPHIC);
    const article = page.getByRole('main').getByRole('article').first();
    await expect(article.getByRole('cell', { name: 'ยังไม่เริ่ม' })).toBeVisible();
    const source = article.getByRole('link', { name: 'https://pm.thai.example/100-days' });
    await expect(source).toHaveAttribute('href', 'https://pm.thai.example/100-days');
    await expect(source).toHaveAttribute('target', '_blank');
    await expect(source).toHaveAttribute('rel', /nofollow/);
    const full = article.getByRole('link', { name: 'ดูภาพขนาดเต็ม' });
    const answer = await page.request.get((await full.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('image/webp');
  });
});

test.describe('with other answers of the newsroom', () => {
  // all tests use the same website
  test.describe.configure({ mode: 'default' });

  test('the list of galleries loads its next page within the category', async ({ page, site, service }) => {
    const items = Array.from({ length: 24 }, (_, index) => index);
    service.answers(
      '/gallery',
      asNewsroom((list: { items: object[] }, url) => {
        const behind = Number(url.searchParams.get('page')) * 100;
        const page = items.map((index) => ({
          ...list.items[0],
          id: behind + index,
          title: `แกลเลอรี ${behind + index}`,
        }));
        return { ...list, total: 48, items: page };
      }),
    );
    await open(page, `${site}/news/gallery?categoryId=disaster`);
    const more = page.getByRole('link', { name: 'ดูแกลเลอรีเพิ่มเติม' });
    await expect(more).toHaveAttribute('href', '/news/gallery?categoryId=disaster&page=2');
    await more.click();
    await expect(page.getByRole('region', { name: 'แกลเลอรีภาพทั้งหมด' }).getByRole('article')).toHaveCount(48);
    await expect(more).toHaveCount(0);
  });

  test('unknown galleries and pages answer 404, and a failed list says what is missing', async ({
    request,
    page,
    site,
    service,
  }) => {
    for (const path of [
      ...['/news/gallery?categoryId=nowhere', '/news/gallery?page=99', '/news/infographic?page=0'],
      ...['/news/gallery/1', '/news/gallery/x', '/news/infographic/1', '/news/gallery/600402'],
    ])
      expect((await request.get(path)).status(), path).toBe(404);
    service.answers('/gallery', answerWith(500, '{}'));
    const answer = await page.goto(`${site}/news/gallery`);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('main').getByRole('status')).toContainText('ขณะนี้ยังแสดงแกลเลอรีภาพไม่ได้');
    service.reset();
    service.answers('/gallery-detail', answerWith(500, '{}'));
    expect((await request.get(site + GALLERY)).status()).toBe(500);
  });
});

test.describe('pictures in the lightbox', { tag: '@pictures' }, () => {
  test('are turned, announced and closed by keys, buttons and going back, opened by an address, and report load errors', async ({
    page,
    complaints,
  }) => {
    await open(page, GALLERY);
    const large = lightbox(page);
    await test.step('while the large picture comes, and when it fails, the one of the page is shown', async () => {
      const largePictures = '**/images/_/rs:fit:*/**';
      const hasCome = Promise.withResolvers<void>();
      await page.route(largePictures, async (route) => {
        await hasCome.promise;
        await route.abort();
      });
      await pictures(page).first().click();
      await expect(large).toContainText('กำลังโหลดภาพ…');
      // not on the button for the picture before the first, which does nothing
      await expect(large.getByRole('button', { name: 'ภาพถัดไป' })).toBeFocused();
      // the large one has the text
      await expect.poll(() => isLoaded(large.getByRole('presentation'))).toBe(true);
      hasCome.resolve();
      await expect(large.getByRole('alert')).toContainText('โหลดภาพขนาดใหญ่ไม่สำเร็จ');
      await expect.poll(() => isLoaded(large.getByRole('img'))).toBe(true);
      expect(await axeFinds(page, 'dialog')).toEqual([]);
      await page.unroute(largePictures);
      await large.getByRole('button', { name: 'ลองใหม่อีกครั้ง' }).click();
      await expect(large.getByRole('img')).toHaveAttribute('src', /rs:fit/);
      await expect.poll(() => isLoaded(large.getByRole('img'))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(lightbox(page)).toHaveCount(0);
      // the refused request is the only complaint
      expect(complaints.splice(0).filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([]);
    });
    await test.step('they are turned by keys and buttons, announced and closed; the focus returns', async () => {
      await pictures(page).nth(1).click();
      await expect(large).toContainText('2 / 6');
      await expect(page).toHaveURL(/#picture-2$/);
      await expect.poll(() => isLoaded(large.getByRole('img'))).toBe(true);
      await expect(large.getByRole('status')).toContainText('ภาพที่ 2 จาก 6');
      await expect(large).toHaveAccessibleDescription(/^อาสาสมัคร.*ภาพวาด: ปานไพลิน ธาราศิลป์/);
      // the caption is read once
      await expect(large.getByText(/อาสาสมัคร/)).toHaveCount(1);
      await expect(large.locator('[aria-live=polite]')).toContainText('อาสาสมัคร');
      expect(await axeFinds(page, 'dialog')).toEqual([]);
      await page.keyboard.press('ArrowRight');
      await expect(large.getByRole('status')).toContainText('ภาพที่ 3 จาก 6');
      await page.keyboard.press('End');
      await expect(large).toContainText('6 / 6');
      await expect(large.getByRole('button', { name: 'ภาพถัดไป' })).toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press('ArrowRight');
      await expect(large).toContainText('6 / 6');
      await large.getByRole('button', { name: 'ภาพก่อนหน้า' }).click();
      await expect(large).toContainText('5 / 6');
      await page.keyboard.press('Home');
      await expect(large).toContainText('1 / 6');
      for (let key = 0; key < 5; key++) {
        await page.keyboard.press('Tab');
        // after the last control the focus goes to the browser's own controls, not to the page
        expect(
          await page.evaluate(() => document.activeElement?.closest('main a, header a, footer a') ?? null),
        ).toBeNull();
      }
      for (const button of await listAll(large.getByRole('button'))) {
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      await page.keyboard.press('Escape');
      await expect(large).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${GALLERY}$`));
      await expect(pictures(page).nth(1)).toBeFocused();
    });
    await test.step('going back closes them', async () => {
      const requested: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('.data')) requested.push(request.url());
      });
      await pictures(page).nth(2).click();
      await expect(lightbox(page)).toContainText('3 / 6');
      await page.goBack();
      await expect(lightbox(page)).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${GALLERY}$`));
      await page.goForward();
      await expect(lightbox(page)).toContainText('3 / 6');
      await lightbox(page).getByRole('button', { name: 'ปิด' }).click();
      await expect(lightbox(page)).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${GALLERY}$`));
      expect(requested).toEqual([]);
    });
    await test.step('an address opens them', async () => {
      await page.goto(`${ARTICLE}#picture-4`);
      await expect(lightbox(page)).toContainText('4 / 4');
      await page.keyboard.press('Escape');
      await expect(lightbox(page)).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${ARTICLE}$`));
    });
    expect(complaints).toEqual([]);
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } });

    test('are turned by a sideways swipe and closed by a downward swipe', async ({ page }) => {
      await open(page, GALLERY);
      await pictures(page).first().tap();
      await expect(lightbox(page)).toContainText('1 / 6');
      const finger = await page.context().newCDPSession(page);
      const swipe = async (from: [number, number], to: [number, number]) => {
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
          finger.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
        await touch('touchStart', [from]);
        for (const part of [0.3, 0.6, 1])
          await touch('touchMove', [[from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]]);
        await touch('touchEnd', []);
      };
      await swipe([300, 300], [80, 310]);
      await expect(lightbox(page)).toContainText('2 / 6');
      await swipe([80, 300], [300, 290]);
      await expect(lightbox(page)).toContainText('1 / 6');
      await swipe([80, 300], [300, 290]);
      await expect(lightbox(page)).toContainText('1 / 6');
      await swipe([180, 200], [190, 420]);
      await expect(lightbox(page)).toHaveCount(0);
    });
  });
});
