import type { Page } from '@playwright/test';
import { WEBSITE } from './addresses.ts';
import { asNewsroom, says } from './contraryService.ts';
import { expect, LONG_CATEGORY, open, test } from './fixtures.ts';

/** Every category page: its address, its label, its canonical (READINGS.md). */
const CATEGORIES = [
  ['2.2-06', '/news/politics', 'การเมือง', '/news/politics'],
  ['2.2-06', '/news/world', 'ต่างประเทศ', '/news/categories/foreign'],
  ['2.2-06', '/news/local', 'ภูมิภาค', '/news/categories/region'],
  ['2.2-06', '/news/economy', 'เศรษฐกิจ', '/news/categories/economy'],
  ['2.2-06', '/news/lifestyle', 'ไลฟ์สไตล์', '/news/categories/lifestyle'],
  ['2.2-07', '/news/categories/sport', 'กีฬา'],
  ['2.2-07', '/news/categories/foreign', 'ต่างประเทศ'],
  ['2.2-07', '/news/categories/royal', 'พระราชสำนัก'],
  ['2.2-07', '/news/categories/disaster', 'ภัยพิบัติ'],
  ['2.2-07', '/news/categories/region', 'ภูมิภาค'],
  ['2.2-07', '/news/categories/lifestyle', 'ไลฟ์สไตล์'],
  ['2.2-07', '/news/categories/tech', 'วิทยาศาสตร์เทคโนโลยี'],
  ['2.2-07', '/news/categories/entertainment', 'ศิลปะ-บันเทิง'],
  ['2.2-07', '/news/categories/economy', 'เศรษฐกิจ'],
  ['2.2-07', '/news/categories/social', 'สังคม'],
  ['2.2-07', '/news/categories/environment', 'สิ่งแวดล้อม'],
  ['2.2-07', '/news/categories/crime', 'อาชญากรรม'],
] as const;

const PAGE_SIZE = 24;

const more = (page: Page) => page.getByRole('link', { name: 'ดูข่าวเพิ่มเติม' });
const loading = (page: Page) => page.getByRole('button', { name: 'กำลังโหลด…' });
/** The articles of the archive, in their order: those at the top and those in the list. */
const titles = (page: Page) =>
  page.getByRole('main').locator('article:not(aside article)').getByRole('heading').allTextContents();

test.describe('the HTML of', () => {
  test.use({ documentOnly: true, javaScriptEnabled: false });

  for (const [id, path, label, canonical = path] of CATEGORIES) {
    test(`[${id}] ${path} is the category ${label}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(label);
      await expect(page).toHaveTitle(`ข่าว${label} | ศาลา`);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${WEBSITE}${canonical}`);
      expect((await titles(page)).length).toBeGreaterThan(5);
    });
  }
});

test('the services’ address of politics leads to the site’s own', async ({ request }) => {
  const response = await request.get('/news/categories/politics', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/news/politics');
});

test('the services’ address of politics leads there without a reload, too', async ({ page, site, service }) => {
  service.answers(
    '/content',
    asNewsroom((article: object) => ({ ...article, categoryUrl: '/news/categories/politics' })),
  );
  await open(page, `${site}/news/content/600109`);
  await page.getByRole('article').getByRole('link', { name: 'การเมือง', exact: true }).click();
  await expect(page).toHaveURL(/\/news\/politics$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('การเมือง');
});

test('the reader sees where they are, and goes from category to category without a reload', async ({ page }) => {
  await open(page, '/news/politics');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const nav = page.getByRole('navigation', { name: 'เมนูหลัก', exact: true });
  for (const label of ['สังคม', 'กีฬา', 'การเมือง']) {
    await nav.getByRole('link', { name: label, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(label);
    await expect(nav.locator('[aria-current=page]')).toHaveText(label);
    await expect(page).toHaveTitle(`ข่าว${label} | ศาลา`);
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('กีฬา');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test.describe('the rest of an archive', () => {
  test('[4.1-02] is appended to what is there, without doubles, to its end', async ({ page, complaints }) => {
    await open(page, LONG_CATEGORY);
    const first = await titles(page);
    expect(first).toHaveLength(PAGE_SIZE);
    await more(page).click();
    await expect.poll(async () => (await titles(page)).length).toBe(2 * PAGE_SIZE);
    await more(page).click();
    await expect(more(page)).toHaveCount(0);
    await expect(loading(page)).toHaveCount(0);
    const all = await titles(page);
    expect(all.length).toBeGreaterThan(2 * PAGE_SIZE);
    expect(all.slice(0, PAGE_SIZE)).toEqual(first);
    expect(new Set(all).size).toBe(all.length);
    expect(complaints).toEqual([]);
  });

  test('is there again when the reader comes back from an article of it', async ({ page }) => {
    await open(page, LONG_CATEGORY);
    await more(page).click();
    await expect.poll(async () => (await titles(page)).length).toBe(2 * PAGE_SIZE);
    const all = await titles(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: all.at(-1) ?? '', exact: true })
      .click();
    await page.waitForURL('**/news/content/**');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(all.at(-1) ?? '');
    expect(await titles(page)).toEqual(all);
  });

  test('an article that moved to the next page meanwhile does not stand there twice', async ({
    page,
    site,
    service,
  }) => {
    let newest: unknown[] = [];
    const keep = asNewsroom((archive: { items: unknown[] }) => {
      newest = archive.items;
      return archive;
    });
    service.answers('/section', keep);
    service.answers(
      '/section-loadmore',
      asNewsroom((archive: { items: unknown[] }) => ({
        ...archive,
        items: [...newest.slice(-3), ...archive.items.slice(0, -3)],
      })),
    );
    await open(page, site + LONG_CATEGORY);
    await more(page).click();
    await expect.poll(async () => (await titles(page)).length).toBe(2 * PAGE_SIZE - 3);
  });

  test('[4.7-01] its button is disabled while it loads, shows so and ignores clicks', async ({ page }) => {
    let asked = 0;
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/*.data?*', async (route) => {
      asked += 1;
      await held;
      await route.continue();
    });
    await open(page, LONG_CATEGORY);
    await more(page).click();
    await expect(loading(page)).toBeDisabled();
    await expect(loading(page)).toHaveCSS('cursor', 'not-allowed');
    await loading(page).click({ force: true });
    await loading(page).dispatchEvent('click');
    release();
    await expect.poll(async () => (await titles(page)).length).toBe(2 * PAGE_SIZE);
    expect(asked).toBe(1);
  });

  test('the way there says why when it fails, and can be gone again', async ({ page, site, service }) => {
    service.answers('/section-loadmore', says(500, '{}'));
    await open(page, site + LONG_CATEGORY);
    await more(page).click();
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('โหลดข่าวเพิ่มไม่สำเร็จ โปรดลองใหม่อีกครั้ง');
    expect(await titles(page)).toHaveLength(PAGE_SIZE);
    await more(page).click();
    await expect(alert).toBeVisible();
    service.answers('/section-loadmore', asNewsroom());
    await more(page).click();
    await expect.poll(async () => (await titles(page)).length).toBe(2 * PAGE_SIZE);
    await expect(alert).toHaveCount(0);
  });

  test('a broken connection does not take the page away', async ({ page }) => {
    await open(page, LONG_CATEGORY);
    await page.route('**/*.data?*', (route) => route.abort('internetdisconnected'));
    await more(page).click();
    await expect(page.getByRole('alert')).toHaveText('โหลดข่าวเพิ่มไม่สำเร็จ โปรดลองใหม่อีกครั้ง');
    expect(await titles(page)).toHaveLength(PAGE_SIZE);
    await page.unroute('**/*.data?*');
    await more(page).click();
    await expect.poll(async () => (await titles(page)).length).toBe(2 * PAGE_SIZE);
  });

  test('has addresses of its own', async ({ page }) => {
    await page.goto(`${LONG_CATEGORY}?page=2`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ภูมิภาค หน้า 2');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${WEBSITE}${LONG_CATEGORY}?page=2`);
    const second = await titles(page);
    expect(second).toHaveLength(PAGE_SIZE);
    await page.goto(LONG_CATEGORY);
    const first = new Set(await titles(page));
    expect(second.filter((title) => first.has(title))).toEqual([]);
  });

  test('the category’s own link leads from its second page back to its first', async ({ page }) => {
    await open(page, `${LONG_CATEGORY}?page=2`);
    await page.getByRole('navigation', { name: 'เมนูหลัก', exact: true }).getByRole('link', { name: 'ภูมิภาค' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ภูมิภาค');
    const shown = await titles(page);
    await page.goto(LONG_CATEGORY);
    expect(shown).toEqual(await titles(page));
  });

  for (const page of ['4', '999', '0', '-1', '1.5', 'สอง', '', '1e3', '100000000000'])
    test(`has no page ${JSON.stringify(page)}`, async ({ request }) => {
      const response = await request.get(`${LONG_CATEGORY}?page=${encodeURIComponent(page)}`);
      expect(response.status()).toBe(404);
    });
});
