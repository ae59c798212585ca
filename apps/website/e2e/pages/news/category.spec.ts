import type { Page } from '@playwright/test';
import { WEBSITE } from '../../support/addresses.ts';
import { answerWith, asNewsroom } from '../../support/contraryService.ts';
import { expect, LONG_CATEGORY, open, test } from '../../support/fixtures.ts';

/** Every category page: its address, its label and, where it differs, its canonical (READINGS.md). */
const MAIN_CATEGORIES = [
  ['/news/politics', 'การเมือง'],
  ['/news/world', 'ต่างประเทศ', '/news/categories/foreign'],
  ['/news/local', 'ภูมิภาค', '/news/categories/region'],
  ['/news/economy', 'เศรษฐกิจ', '/news/categories/economy'],
  ['/news/lifestyle', 'ไลฟ์สไตล์', '/news/categories/lifestyle'],
] as const;
const OTHER_CATEGORIES = [
  ['/news/categories/sport', 'กีฬา'],
  ['/news/categories/foreign', 'ต่างประเทศ'],
  ['/news/categories/royal', 'พระราชสำนัก'],
  ['/news/categories/disaster', 'ภัยพิบัติ'],
  ['/news/categories/region', 'ภูมิภาค'],
  ['/news/categories/lifestyle', 'ไลฟ์สไตล์'],
  ['/news/categories/tech', 'วิทยาศาสตร์เทคโนโลยี'],
  ['/news/categories/entertainment', 'ศิลปะ-บันเทิง'],
  ['/news/categories/economy', 'เศรษฐกิจ'],
  ['/news/categories/social', 'สังคม'],
  ['/news/categories/environment', 'สิ่งแวดล้อม'],
  ['/news/categories/crime', 'อาชญากรรม'],
] as const;

const PAGE_SIZE = 24;

const more = (page: Page) => page.getByRole('link', { name: 'ดูข่าวเพิ่มเติม' });
const loading = (page: Page) => page.getByRole('link', { name: 'กำลังโหลด…' });
/** The articles of the archive in order: those at the top and those in the list. */
const titles = (page: Page) =>
  page.getByRole('main').locator('article:not(aside article)').getByRole('heading').allTextContents();

test('[2.2-06] [2.2-07] the HTML of every category has its label, its canonical address and articles', async ({
  request,
}) => {
  for (const [path, label, canonical = path] of [...MAIN_CATEGORIES, ...OTHER_CATEGORIES]) {
    const html = (await (await request.get(path)).text()).replaceAll('<!-- -->', '');
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1], path).toBe(label);
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1], path).toBe(`ข่าว${label} | ศาลา`);
    expect(/<link rel="canonical" href="(.*?)"/.exec(html)?.[1], path).toBe(`${WEBSITE}${canonical}`);
    const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
    const articles = main.replace(/<aside.*?<\/aside>/gs, '').match(/<article.*?<h\d/gs);
    expect(articles?.length ?? 0, path).toBeGreaterThan(5);
  }
});

test('/news/categories/politics redirects permanently to /news/politics', async ({ request }) => {
  const response = await request.get('/news/categories/politics', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/news/politics');
});

test('a link to /news/categories/politics in an article opens /news/politics', async ({ page, site, service }) => {
  service.answers(
    '/content',
    asNewsroom((article: object) => ({ ...article, categoryUrl: '/news/categories/politics' })),
  );
  await open(page, `${site}/news/content/600109`);
  await page.getByRole('article').getByRole('link', { name: 'การเมือง', exact: true }).click();
  await expect(page).toHaveURL(/\/news\/politics$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('การเมือง');
});

test('the navbar marks the current category and leads from category to category without a reload', async ({ page }) => {
  await open(page, `${LONG_CATEGORY}?page=2`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ภูมิภาค หน้า 2');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${WEBSITE}${LONG_CATEGORY}?page=2`);
  const second = await titles(page);
  expect(second).toHaveLength(PAGE_SIZE);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const nav = page.getByRole('navigation', { name: 'เมนูหลัก', exact: true });
  const goTo = async (label: string) => {
    await nav.getByRole('link', { name: label, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(label);
    await expect(nav.locator('[aria-current=page]')).toHaveText(label);
    await expect(page).toHaveTitle(`ข่าว${label} | ศาลา`);
  };

  const first = await test.step('the navbar leads from page 2 of a category to its page 1', async () => {
    await goTo('ภูมิภาค');
    return titles(page);
  });
  await test.step('the navbar leads to other categories, and the back button returns', async () => {
    for (const label of ['สังคม', 'กีฬา', 'การเมือง']) await goTo(label);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('กีฬา');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
  await test.step('page 1 is the same after a full load, and shares no article with page 2', async () => {
    await page.goto(LONG_CATEGORY);
    expect(await titles(page)).toEqual(first);
    expect(second.filter((title) => first.includes(title))).toEqual([]);
  });
});

test.describe('the rest of an archive', () => {
  test('[4.1-02] [4.7-01] is appended without duplicates to its end, with one request per press, and is restored on going back', async ({
    page,
    complaints,
  }) => {
    let requests = 0;
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.data?*', async (route) => {
      requests += 1;
      await held;
      await route.continue();
    });
    await open(page, LONG_CATEGORY);
    const first = await titles(page);
    expect(first).toHaveLength(PAGE_SIZE);

    await test.step('the button is disabled while more articles load, and ignores clicks', async () => {
      await expect(more(page)).toHaveCSS('border-radius', '50px');
      await more(page).click();
      await expect(loading(page)).toBeDisabled();
      await expect(loading(page)).toBeFocused();
      await expect(loading(page)).toHaveCSS('cursor', 'not-allowed');
      await loading(page).click({ force: true });
      await loading(page).dispatchEvent('click');
      release();
      await expect.poll(async () => (await titles(page)).length).toBe(2 * PAGE_SIZE);
      expect(requests).toBe(1);
    });

    await more(page).click();
    await expect(more(page)).toHaveCount(0);
    await expect(loading(page)).toHaveCount(0);
    const all = await titles(page);
    expect(all.length).toBeGreaterThan(2 * PAGE_SIZE);
    expect(all.slice(0, PAGE_SIZE)).toEqual(first);
    expect(new Set(all).size).toBe(all.length);

    await test.step('going back from an article restores the whole list', async () => {
      const last = all.at(-1) ?? '';
      await page.getByRole('main').getByRole('link', { name: last, exact: true }).click();
      await page.waitForURL('**/news/content/**');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(last);
      expect(await titles(page)).toEqual(all);
    });
    expect(complaints).toEqual([]);
  });

  test('reports a failed load, loads on retry, and leaves out articles that are listed already', async ({
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
    service.answers('/section-loadmore', answerWith(500, '{}'));
    await open(page, site + LONG_CATEGORY);
    await more(page).click();
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('โหลดข่าวเพิ่มไม่สำเร็จ โปรดลองใหม่อีกครั้ง');
    expect(await titles(page)).toHaveLength(PAGE_SIZE);
    // waits for the failed answer, because the service answers correctly from the next lines on
    const again = page.waitForResponse('**/*.data?*');
    await more(page).click();
    await again;
    await expect(more(page)).toBeVisible();
    await expect(alert).toBeVisible();

    // three articles of the first page have moved to the second meanwhile
    service.answers(
      '/section-loadmore',
      asNewsroom((archive: { items: unknown[] }) => ({
        ...archive,
        items: [...newest.slice(-3), ...archive.items.slice(0, -3)],
      })),
    );
    await more(page).click();
    await expect.poll(async () => (await titles(page)).length).toBe(2 * PAGE_SIZE - 3);
    await expect(alert).toHaveCount(0);

    await test.step('a broken connection is reported, keeps the page, and loads on retry', async () => {
      service.answers('/section-loadmore', asNewsroom());
      await page.route('**/*.data?*', (route) => route.abort('internetdisconnected'));
      await more(page).click();
      await expect(alert).toHaveText('โหลดข่าวเพิ่มไม่สำเร็จ โปรดลองใหม่อีกครั้ง');
      expect(await titles(page)).toHaveLength(2 * PAGE_SIZE - 3);
      await page.unroute('**/*.data?*');
      await more(page).click();
      await expect.poll(async () => (await titles(page)).length).toBeGreaterThan(2 * PAGE_SIZE - 3);
      await expect(alert).toHaveCount(0);
    });
  });

  test('answers 404 for page numbers that do not exist', async ({ request }) => {
    for (const page of ['4', '999', '0', '-1', '1.5', 'สอง', '', '1e3', '100000000000']) {
      const response = await request.get(`${LONG_CATEGORY}?page=${encodeURIComponent(page)}`);
      expect(response.status(), `page ${JSON.stringify(page)}`).toBe(404);
    }
  });
});
