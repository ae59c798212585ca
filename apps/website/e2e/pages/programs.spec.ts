import { findFaintLines } from '../support/contrast.ts';
import { expect, open, PROGRAMME, test } from '../support/fixtures.ts';

test.describe('the banners of /program', () => {
  const SECONDS = 8000;

  test('are turned by buttons, advance on their own until paused, and stand still with reduced motion', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/program');
    const banners = page.getByRole('region', { name: 'รายการเด่น' });
    const titles = banners.getByRole('heading');
    expect(await titles.count()).toBeGreaterThan(2);
    await expect(titles.nth(0)).toBeInViewport();
    await expect(titles.nth(1)).not.toBeInViewport();

    await banners.getByRole('button', { name: /^แบนเนอร์ที่ 2/ }).focus();
    await page.keyboard.press('Enter');
    await expect(titles.nth(1)).toBeInViewport({ ratio: 1 });
    await expect(banners.getByRole('button', { name: /^แบนเนอร์ที่ 2/ })).toHaveAttribute('aria-current', 'true');

    // a reader who interacts with the banner stops its autoplay
    await page.clock.fastForward(SECONDS);
    await expect(titles.nth(1)).toBeInViewport({ ratio: 1 });
    await page.getByRole('heading', { name: 'รายการแนะนำ' }).last().click();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.clock.fastForward(SECONDS);
    await expect(titles.nth(2)).toBeInViewport({ ratio: 1 });

    await banners.getByRole('button', { name: 'หยุดแบนเนอร์' }).click();
    await page.mouse.move(600, 40);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.clock.fastForward(3 * SECONDS);
    await expect(titles.nth(2)).toBeInViewport({ ratio: 1 });
    await expect(banners.getByRole('button', { name: 'เล่นแบนเนอร์ต่อ' })).toBeVisible();

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/program');
    await page.clock.fastForward(3 * SECONDS);
    await expect(titles.nth(0)).toBeInViewport({ ratio: 1 });
    await expect(banners.getByRole('button', { name: 'หยุดแบนเนอร์' })).toBeHidden();

    // an editor's very long title makes no banner that is higher than a phone
    await page.setViewportSize({ width: 375, height: 667 });
    await titles.nth(0).evaluate((title) => {
      title.textContent = 'เฝ้าระวังผลกระทบจากพายุ '.repeat(9);
    });
    expect((await banners.boundingBox())?.height).toBeLessThan(667);
  });
});

test('[1-12 2.14-07] a programme page has scrolling rows, a lightbox, tabs and links to its seasons', async ({
  page,
  complaints,
}) => {
  await open(page, PROGRAMME);
  const episodes = page.getByRole('region', { name: 'ตอนทั้งหมด' });
  const last = episodes.getByRole('article').last();
  await expect(last).not.toBeInViewport({ ratio: 0.9 });
  // the row scrolls with the keyboard's focus
  await last.getByRole('link').focus();
  await expect(last).toBeInViewport({ ratio: 0.9 });

  // the lines of a description are those that its producer wrote
  const about = page.getByRole('region', { name: /^เกี่ยวกับ/ });
  await expect(about.getByRole('paragraph').first()).toHaveCSS('white-space-collapse', 'preserve-breaks');

  const gallery = page.getByRole('region', { name: 'แกลเลอรี' });
  await gallery.getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(PROGRAMME);

  const tabs = page.getByRole('navigation', { name: 'ส่วนของรายการ' });
  await tabs.getByRole('link', { name: 'สูตรจากตลาด' }).click();
  await expect(tabs.getByRole('link', { name: 'สูตรจากตลาด' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 2, name: 'สูตรจากตลาด' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
  await tabs.getByRole('link', { name: 'ภาพรวม' }).click();

  await page.getByRole('region', { name: 'ฤดูกาล' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ตลาดนี้มีเรื่อง');
  await expect(page.getByRole('heading', { level: 2, name: 'ตอนทั้งหมด' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('[2.2-10] the alphabetical list loads more, and is filtered by letter and by sign language', async ({ page }) => {
  await open(page, '/program/all/alphabet');
  const programmes = page.getByRole('main').getByRole('article');
  const count = await programmes.count();
  await page.getByRole('link', { name: 'ดูรายการเพิ่มเติม' }).click();
  await expect(programmes.nth(count)).toBeVisible();
  await page.getByRole('navigation', { name: 'เลือกตามตัวอักษร' }).getByRole('link', { name: 'ข', exact: true }).click();
  await expect(programmes).toHaveCount(3);
  await expect(programmes.getByRole('heading')).toHaveText([/^ข/, /^ข/, /^ข/]);
  await page.getByRole('navigation', { name: 'เฉพาะรายการที่มี' }).getByRole('link', { name: 'ภาษามือ' }).click();
  await expect(programmes).toHaveCount(2);
});

test('every programme in the sitemap has a page', async ({ request }) => {
  const sitemap = await (await request.get('/sitemaps/programs.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>[^<]*(\/program\/[^<]*)<\/loc>/g)].map(([, path]) => path ?? '');
  expect(paths.length).toBeGreaterThanOrEqual(24);
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});

test('[3.5-04] the accessibility marks of a card are on one line', async ({ page }) => {
  await open(page, '/program');
  const marks = page.getByRole('main').getByRole('list', { name: 'การเข้าถึง' });
  const rows = await marks.evaluateAll((lists) =>
    lists.map((list) => new Set([...list.children].map((mark) => mark.getBoundingClientRect().top)).size),
  );
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((lines) => lines > 1)).toEqual([]);
});

test('in a wide, low window the text over the picture of a programme or a banner is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 780 });
  await open(page, '/program/khao-chao');
  await expect(page.getByRole('link', { name: /^เริ่มดู/ })).toBeInViewport({ ratio: 1 });
  for (const height of [780, 400]) {
    await page.setViewportSize({ width: 1920, height });
    await open(page, '/program');
    const banner = page.getByRole('region', { name: 'รายการเด่น' }).getByRole('listitem').first();
    for (const part of [banner.getByRole('heading'), banner.getByRole('link').first()])
      await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test('the text over a programme’s picture is readable at every width', { tag: '@pictures' }, async ({ page }) => {
  await open(page, '/program/rim-fang-nam');
  const head = page.getByRole('main').locator('header');
  for (const width of [375, 768, 1000, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => head.locator('img').evaluateAll((all: HTMLImageElement[]) => all.map((img) => img.naturalWidth > 0)))
      .toEqual([true, true]);
    expect(await findFaintLines(page, head), `${width} px`).toEqual([]);
  }
});
