import { STATION } from '@sala/station';
import { NEWSROOM } from './addresses.ts';
import { asNewsroom } from './contraryService.ts';
import { ARTICLE, expect, LONG_CATEGORY, open, PROGRAMME, test } from './fixtures.ts';
import { bar, button, card, globalNavs, HAMBURGER, LIVE, NETWORK, ORGANISATION, openMenu, options } from './shell.ts';

const CATEGORY_OF_SPORT = '/news/categories/sport';
/** What the header has and the navbar of the home page has not. */
const english = (page: Parameters<typeof bar>[0]) => bar(page).getByRole('link', { name: 'English', exact: true });

test('[2.3-01] a page whose content somebody else chose has neither navbar nor bottom navigation', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  const address = encodeURIComponent(`${NEWSROOM}/pages/path:home/content`);
  const bottom = page.getByRole('navigation', { name: 'เมนูล่าง' });
  await open(page, `/home?page_content_url=${address}`);
  await expect(page.getByRole('region', { name: 'ข่าวล่าสุด' })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expect(bottom).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('padding-top', '0px');
  await page.goto('/home', { waitUntil: 'domcontentloaded' });
  await expect(bar(page)).toBeVisible();
  await expect(bottom).toBeVisible();
});

test('[2.7-20] the header shows from 768 px, and never on the home page', async ({ page }) => {
  for (const [path, hasHeader] of [
    [LONG_CATEGORY, true],
    [ARTICLE, true],
    ['/live', true],
    [PROGRAMME, true],
    ['/home', false],
    ['/', false],
  ] as const) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const width of [768, 1920]) {
      await page.setViewportSize({ width, height: 700 });
      await expect(english(page), `${path} at ${width}`).toBeVisible({ visible: hasHeader });
    }
    for (const width of [375, 767]) {
      await page.setViewportSize({ width, height: 700 });
      await expect(english(page), `${path} at ${width}`).toBeHidden();
    }
  }
});

test('[9.6-24] the page starts where the navbar ends: 108.5 px, 72.5 px without the header, 95.406 px on a phone', async ({
  page,
}) => {
  for (const [path, width, height] of [
    [LONG_CATEGORY, 768, 108.5],
    [LONG_CATEGORY, 1920, 108.5],
    ['/home', 768, 72.5],
    ['/home', 1920, 72.5],
    [LONG_CATEGORY, 767, 95.406],
    ['/home', 375, 95.406],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const where = `${path} at ${width}`;
    expect(await bar(page).evaluate((element) => element.getBoundingClientRect().height), where).toBeCloseTo(height, 1);
    const padding = await page.locator('body').evaluate((body) => Number.parseFloat(getComputedStyle(body).paddingTop));
    expect(padding, where).toBeCloseTo(height, 3);
    const first = page.locator('body > header ~ :is(aside, main)').first();
    expect(await first.evaluate((element) => element.getBoundingClientRect().top), where).toBeCloseTo(height, 1);
  }
});

test('[9.6-26] the navbar lies above the page, at the z-index 103', async ({ page }) => {
  await page.goto(LONG_CATEGORY, { waitUntil: 'domcontentloaded' });
  await expect(bar(page)).toHaveCSS('z-index', '103');
});

test.describe('the header', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('[2.6-01] [2.6-05] [2.6-07] [2.6-08] has the network, the organisation, the live channels and the hamburger', async ({
    page,
  }) => {
    await open(page, LONG_CATEGORY);
    await expect((await openMenu(page, NETWORK)).getByRole('region')).toHaveCount(2);
    await expect((await openMenu(page, ORGANISATION)).getByRole('link').first()).toHaveText('เกี่ยวกับเรา');

    const live = button(page, LIVE);
    const dot = live.locator('[data-live]');
    await expect(dot).toHaveAttribute('data-live', 'true');
    await expect(dot).toHaveCSS('background-color', 'rgb(200, 30, 30)');
    await expect(dot).toHaveCSS('border-radius', '50%');
    await expect((await openMenu(page, LIVE)).getByRole('link')).toHaveCount(3);

    const hamburger = button(page, HAMBURGER);
    const icon = hamburger.locator('span').first();
    const bars = await icon.evaluate((element) => getComputedStyle(element).backgroundImage);
    await expect(hamburger.getByText('เมนู')).toBeVisible();
    const box = await hamburger.boundingBox();
    await openMenu(page, HAMBURGER);
    await expect(hamburger.getByText('เมนู')).toBeHidden();
    const cross = await icon.evaluate((element) => getComputedStyle(element).backgroundImage);
    expect(cross).not.toBe(bars);
    expect(cross).toMatch(/45deg.*-45deg/);
    expect(await hamburger.boundingBox()).toEqual(box);
  });

  test('[1-02] [2.6-03] [2.6-04] [2.6-06] speaks Thai, leads home, to the English site in a tab of its own, and to the search', async ({
    page,
  }) => {
    await open(page, LONG_CATEGORY);
    await expect(page.locator('html')).toHaveAttribute('lang', 'th');
    await expect(english(page)).toHaveAttribute('href', STATION.englishSite);
    await expect(english(page)).toHaveAttribute('target', '_blank');
    await expect(english(page)).toHaveAttribute('rel', /noopener/);
    const search = bar(page).getByRole('link', { name: 'ค้นหา', exact: true });
    await expect(search).toHaveAttribute('href', '/search');
    const home = bar(page).getByRole('link', { name: 'ศาลา หน้าหลัก' }).first();
    expect((await home.boundingBox())?.y).toBeLessThan(36);
    await home.click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('region', { name: 'ข่าวล่าสุด' })).toBeVisible();
  });

  test('[2.6-02] has the global links; one that starts with /live opens the channels', async ({
    page,
    site,
    service,
  }) => {
    service.answers(
      '/api/global-navs',
      asNewsroom(({ data }: { data: object[] }) => ({
        data: [{ ...data[0], id: 90, title: 'ถ่ายทอดสด', url: '/live/rian', order: 0 }, ...data],
      })),
    );
    await open(page, site + CATEGORY_OF_SPORT);
    await expect(globalNavs(page).getByRole('link').first()).toHaveAttribute('href', '/news');
    const channels = globalNavs(page).getByRole('button', { name: 'ถ่ายทอดสด' });
    await channels.click();
    await expect(card(page).getByRole('link')).toHaveText([/ศาลาทีวี/, /ศาลาเรียน/, /ศาลาออนไลน์/]);
    await expect(card(page)).toBeInViewport({ ratio: 1 });
    await globalNavs(page).getByRole('link', { name: 'ข่าว', exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/news$/);
  });

  test('[9.6-25] gives its links at most 610 px, 212 px at 1280 and below, and shows that there are more', async ({
    page,
    site,
    service,
  }) => {
    service.answers(
      '/api/global-navs',
      asNewsroom(({ data }: { data: object[] }) => ({
        data: Array.from({ length: 20 }, (_, index) => ({ ...data[0], id: index + 1, title: `ลิงก์ที่ ${index + 1}` })),
      })),
    );
    await open(page, site + LONG_CATEGORY);
    for (const [width, most] of [
      [1920, 610],
      [1281, 610],
      [1280, 212],
      [1024, 212],
      [768, 212],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect((await globalNavs(page).boundingBox())?.width, `at ${width}`).toBe(most);
    }
    // where they have little room they are shown whole or not at all; the keyboard reaches all of them
    const last = globalNavs(page).getByRole('link').last();
    await expect(globalNavs(page)).toHaveAttribute('data-fades', 'false');
    await expect(last).not.toBeInViewport();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 0.99 });
    await page.setViewportSize({ width: 1920, height: 800 });
    await globalNavs(page).getByRole('link').first().focus();
    await expect(globalNavs(page)).toHaveAttribute('data-fades', 'true');
    await last.focus();
    await expect(globalNavs(page)).toHaveAttribute('data-fades', 'false');
    await expect(globalNavs(page)).toHaveAttribute('data-fades-left', 'true');
    await expect(last).toBeInViewport({ ratio: 0.99 });
  });

  test('can be walked through with the Tab key from left to right, then the navbar', async ({ page }) => {
    // wide enough for all of them
    await page.setViewportSize({ width: 1440, height: 800 });
    await open(page, LONG_CATEGORY);
    const places: { x: number; y: number; top: boolean }[] = [];
    const count = await bar(page).locator('a, button').filter({ visible: true }).count();
    await page.keyboard.press('Tab');
    for (let key = 0; key < count; key++) {
      await page.keyboard.press('Tab');
      places.push(
        await page.locator(':focus').evaluate((element) => {
          const { x, y } = element.getBoundingClientRect();
          return { x, y, top: y < 36, inside: element.closest('header') !== null };
        }),
      );
    }
    const [header, navbar] = [true, false].map((top) => places.filter((place) => place.top === top).length);
    expect(header).toBeGreaterThan(6);
    expect(navbar).toBeGreaterThan(10);
    // the header first, then the navbar
    expect(places.findIndex((place) => !place.top)).toBe(header);
    for (const [index, place] of places.slice(1, header).entries())
      expect(place.x).toBeGreaterThan(places[index]?.x ?? 0);
    await expect(options(page).getByRole('link').last()).toBeFocused();
  });
});

for (const height of [256, 640])
  test(`at 320 × ${height} px, which a page at 400 % has, the whole header stands in its place and nothing else over the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height });
    await open(page, LONG_CATEGORY);
    const header = await bar(page).boundingBox();
    for (const item of [button(page, LIVE), button(page, NETWORK), button(page, HAMBURGER), options(page)]) {
      const box = await item.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(header?.height ?? 0);
    }
    const bottom = page.getByRole('navigation', { name: 'เมนูล่าง' });
    await expect(bottom).toHaveCSS('position', height === 256 ? 'static' : 'fixed');
    const search = (await openMenu(page, HAMBURGER)).getByRole('button', { name: 'ค้นหา' });
    await expect(search).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
