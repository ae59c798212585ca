import type { Locator, Page } from '@playwright/test';
import { ARTICLE, countArticles, expect, LONG_CATEGORY, test } from '../support/fixtures.ts';
import { shows, titleOf } from '../support/headlines.ts';

test.use({ javaScriptEnabled: false });

/** Expects that no control is visible that needs scripts. */
async function expectNoControls(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  // forms can be submitted without scripts
  await expect(page.getByRole('button').and(page.locator(':not(form [type=submit])'))).toHaveCount(0);
}

test('the front page is complete and its articles open; an article can be read and shared', async ({ page }) => {
  await page.goto('/home');
  await expectNoControls(page);
  for (const region of ['ข่าวด่วน', 'ข่าวล่าสุด', 'ข่าวยอดนิยม'])
    await expect(page.getByRole('region', { name: region, exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: 'กีฬา', exact: true })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  // the content of a noscript is visible, but Playwright does not find its text
  await expect(footer).toContainText('99 ถนนริมคลอง', { useInnerText: true });
  await expect(footer.getByRole('link', { name: 'ติดต่อเรา' })).toBeVisible();
  const link = page.getByRole('region', { name: 'ข่าวล่าสุด' }).getByRole('article').getByRole('link').first();
  const title = await titleOf(link);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: shows(title) })).toBeVisible();

  await page.goto(ARTICLE);
  await expectNoControls(page);
  const article = page.getByRole('main').getByRole('article').first();
  await expect(article.getByText('เช้าวันทำงาน ป้ายรถเมล์')).toBeVisible();
  await expect(article.getByRole('list', { name: 'ภาพประกอบข่าว' }).getByRole('img')).toHaveCount(4);
  for (const name of ['LINE', 'Facebook', 'X'])
    await expect(article.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^https:/);
  await expect(page.getByRole('region', { name: 'ข่าวที่เกี่ยวข้อง' })).toBeVisible();
});

test('the archive of a category can be read page by page to its end', async ({ page, request }) => {
  await page.goto(LONG_CATEGORY);
  await expectNoControls(page);
  const more = page.getByRole('link', { name: 'ดูข่าวเพิ่มเติม' });
  const seen = new Set<string>();
  for (const expected of ['ภูมิภาค', 'ภูมิภาค หน้า 2', 'ภูมิภาค หน้า 3']) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(expected);
    const titles = await page
      .getByRole('main')
      .locator('article:not(aside article)')
      .getByRole('heading')
      .allTextContents();
    expect(titles.filter((title) => seen.has(title))).toEqual([]);
    for (const title of titles) seen.add(title);
    if (await more.isVisible()) await more.click();
  }
  await expect(more).toHaveCount(0);
  expect(seen.size).toBe(await countArticles(request, 'region'));
});

test('on a narrow phone the player, notice and channel list of a channel do not overlap and fit the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/live/online');
  const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // Playwright does not find the text of a noscript
  const player = await boxOf(page.locator('noscript video'));
  const sentence = await boxOf(page.locator('noscript p'));
  const channels = await boxOf(page.getByRole('navigation', { name: 'เลือกช่อง' }));
  expect(sentence.height).toBeGreaterThan(20);
  expect(sentence.y).toBeGreaterThanOrEqual(player.y + player.height - 1);
  expect(channels.y).toBeGreaterThanOrEqual(sentence.y + sentence.height);
  for (const { x, width } of [player, sentence, channels]) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(360);
  }
});

test('the 404 page has a search form and a link home', async ({ page }) => {
  await page.goto('/nowhere');
  await expectNoControls(page);
  await page.getByRole('main').getByRole('searchbox').fill('น้ำท่วม');
  await page.getByRole('main').getByRole('button', { name: 'ค้นหา' }).click();
  await expect(page).toHaveURL(/\/search\?q=/);
  await page.goBack();
  await page.getByRole('link', { name: 'กลับหน้าหลัก' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('region', { name: 'ข่าวล่าสุด' })).toBeVisible();
});

for (const [browser, failing] of Object.entries({
  'a browser that is too old for the scripts': 'delete Array.prototype.toSorted',
  'a browser in which rendering the frame fails': 'delete Array.prototype.at',
  'a browser in which an effect of the frame fails': 'delete window.ResizeObserver',
}))
  test.describe(browser, () => {
    test.use({ javaScriptEnabled: true });

    test('gets pages without scripts, also where they come only at the second try', async ({ page }) => {
      await page.addInitScript(failing);
      let isLost = false;
      await page.route(ARTICLE, (route) => {
        const isFirst = route.request().resourceType() === 'fetch' && !isLost;
        isLost ||= isFirst;
        return isFirst ? route.abort() : route.continue();
      });
      await page.goto(ARTICLE);
      await expect(page.locator('html')).toHaveAttribute('data-without-scripts');
      await expectNoControls(page);
      const sound = page.getByRole('link', { name: 'ฟังข่าวนี้ (MP3)' });
      await expect(sound).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'ติดต่อเรา' })).toBeVisible();
      await page.getByRole('region', { name: 'ข่าวที่เกี่ยวข้อง' }).getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(new URL(page.url()).pathname).not.toBe(ARTICLE);
      await expect(page.locator('html')).toHaveAttribute('data-without-scripts');
    });
  });

test('in a browser without :has() pages begin below the navbar and end above the bottom navigation', async ({
  page,
}) => {
  await page.route('**/*.css*', async (route) => {
    const response = await route.fetch();
    const styles = await response.text();
    expect(styles).not.toContain('@supports selector(:has(');
    const body = styles.replace(/@supports not selector\(:has\(a\)\)/g, '@media all').replaceAll(':has(', ':unknown(');
    await route.fulfill({ response, body });
  });
  await page.setViewportSize({ width: 375, height: 700 });
  for (const path of ['/home', LONG_CATEGORY, '/live']) {
    await page.goto(path);
    const top = await page.locator('main').evaluate((main) => main.getBoundingClientRect().top);
    expect(top, path).toBeGreaterThanOrEqual(
      await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom),
    );
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const end = await page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().bottom);
    const nav = page.getByRole('navigation').last();
    // a page scrolls by whole pixels, and its last line can end at a part of one
    const covered = end - (await nav.evaluate((element) => element.getBoundingClientRect().top));
    expect(covered, path).toBeLessThan(1);
  }
});
