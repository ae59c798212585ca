import { STATION } from '@sala/station';
import { NEWSROOM } from '../support/addresses.ts';
import { asNewsroom } from '../support/contraryService.ts';
import { ARTICLE, expect, LONG_CATEGORY, open, PROGRAMME, test } from '../support/fixtures.ts';
import {
  bar,
  button,
  card,
  globalNavs,
  HAMBURGER,
  LIVE,
  NETWORK,
  ORGANISATION,
  openMenu,
  options,
} from '../support/shell.ts';

const CATEGORY_OF_SPORT = '/news/categories/sport';
/** The elements that only the header has, and not the navbar of the home page. */
const english = (page: Parameters<typeof bar>[0]) => bar(page).getByRole('link', { name: 'English', exact: true });

test('[2.3-01] a page with page_content_url has neither navbar nor bottom navigation', async ({ page }) => {
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[2.7-20] [9.6-24] [9.6-26] the header shows from 768 px, never on the home page; the page starts where the navbar ends', async ({
    page,
  }) => {
    for (const [path, hasHeader, isBelow] of [
      [LONG_CATEGORY, true, true],
      ['/home', false, true],
      [ARTICLE, true],
      ['/live', true],
      [PROGRAMME, true],
      ['/', false],
    ] as const) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(bar(page)).toHaveCSS('z-index', '103');
      for (const width of [768, 1920, 767, 375]) {
        await page.setViewportSize({ width, height: 700 });
        const where = `${path} at ${width}`;
        const isPhone = width < 768;
        await expect(english(page), where).toBeVisible({ visible: hasHeader && !isPhone });
        if (!isBelow) continue;
        const height = isPhone ? 95.406 : hasHeader ? 108.5 : 72.5;
        const own = await bar(page).evaluate((element) => element.getBoundingClientRect().height);
        expect(own, where).toBeCloseTo(height, 1);
        const padding = await page
          .locator('body')
          .evaluate((body) => Number.parseFloat(getComputedStyle(body).paddingTop));
        expect(padding, where).toBeCloseTo(height, 3);
        const first = page.locator('body > header ~ :is(aside, main)').first();
        expect(await first.evaluate((element) => element.getBoundingClientRect().top), where).toBeCloseTo(height, 1);
      }
    }
  });
});

test.describe('the header', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('[1-02] [2.6-01] [2.6-03] [2.6-04] [2.6-05] [2.6-06] [2.6-07] [2.6-08] has its four menus, is in Thai, and links to the English site, the search and the front page', async ({
    page,
  }) => {
    await open(page, LONG_CATEGORY);
    await expect(page.locator('html')).toHaveAttribute('lang', 'th');
    await expect(english(page)).toHaveAttribute('href', STATION.englishSite ?? '');
    await expect(english(page)).toHaveAttribute('target', '_blank');
    await expect(english(page)).toHaveAttribute('rel', /noopener/);
    const search = bar(page).getByRole('link', { name: 'ค้นหา', exact: true });
    await expect(search).toHaveAttribute('href', '/search');

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
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
    const home = bar(page).getByRole('link', { name: 'ศาลา หน้าหลัก' }).first();
    expect((await home.boundingBox())?.y).toBeLessThan(36);
    await home.click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('region', { name: 'ข่าวล่าสุด' })).toBeVisible();
  });

  test('[2.6-02] [9.6-25] limits global links to 610 px (212 px up to 1280), fades cut ones, and opens the channels for a /live link', async ({
    page,
    site,
    service,
  }) => {
    service.answers(
      '/api/global-navs',
      asNewsroom(({ data }: { data: object[] }) => {
        const more = Array.from({ length: 20 }, (_, index) => ({ id: index + 100, title: `ลิงก์ที่ ${index + 1}` }));
        const live = { ...data[0], id: 90, title: 'ถ่ายทอดสด', url: '/live/rian', order: 0 };
        return { data: [live, ...data, ...more.map((one) => ({ ...data[0], ...one, order: one.id }))] };
      }),
    );
    await open(page, site + CATEGORY_OF_SPORT);
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
    // without enough room the row scrolls, and fades where there is more
    const last = globalNavs(page).getByRole('link', { name: 'ลิงก์ที่ 20', exact: true });
    await expect(last).not.toBeInViewport();
    for (const width of [768, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await globalNavs(page).getByRole('link').first().focus();
      await expect(globalNavs(page)).toHaveAttribute('data-fades', 'true');
      await last.focus();
      await expect(last).toBeInViewport({ ratio: 0.99 });
    }
    await expect(globalNavs(page)).toHaveAttribute('data-fades', 'false');
    await expect(globalNavs(page)).toHaveAttribute('data-fades-left', 'true');
    await expect(last).toBeInViewport({ ratio: 0.99 });

    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(globalNavs(page).getByRole('link').first()).toHaveAttribute('href', '/news');
    await globalNavs(page).getByRole('button', { name: 'ถ่ายทอดสด' }).click();
    await expect(card(page).getByRole('link')).toHaveText([/ศาลาทีวี/, /ศาลาเรียน/, /ศาลาออนไลน์/]);
    await expect(card(page)).toBeInViewport({ ratio: 1 });
    await globalNavs(page).getByRole('link', { name: 'ข่าว', exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/news$/);
  });

  test('is traversed by Tab from left to right, then the navbar; at 320 px all controls stay inside the header', async ({
    page,
  }) => {
    // there is enough room for all of them
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
    // the header comes before the navbar
    expect(places.findIndex((place) => !place.top)).toBe(header);
    for (const [index, place] of places.slice(1, header).entries())
      expect(place.x).toBeGreaterThan(places[index]?.x ?? 0);
    await expect(options(page).getByRole('link').last()).toBeFocused();

    await test.step('at 320 px, as at 400 % zoom, all controls stay inside the header and nothing overflows', async () => {
      for (const height of [256, 640]) {
        await page.setViewportSize({ width: 320, height });
        const header = await bar(page).boundingBox();
        for (const item of [button(page, LIVE), button(page, NETWORK), button(page, HAMBURGER), options(page)]) {
          const box = await item.boundingBox();
          expect((box?.y ?? 0) + (box?.height ?? 999), `${height} px`).toBeLessThanOrEqual(header?.height ?? 0);
        }
        const bottom = page.getByRole('navigation', { name: 'เมนูล่าง' });
        await expect(bottom).toHaveCSS('position', height === 256 ? 'static' : 'fixed');
        const search = (await openMenu(page, HAMBURGER)).getByRole('button', { name: 'ค้นหา' });
        await expect(search).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        await page.keyboard.press('Escape');
        await expect(card(page)).toHaveCount(0);
      }
    });
  });
});

test('a long station name does not overlap the menus, without English news and search', async ({ page }) => {
  for (const width of [320, 375, 1024, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await open(page, ARTICLE);
    const logo = bar(page)
      .getByRole('link', { name: `${STATION.name} หน้าหลัก` })
      .last();
    // the same as in Logo.tsx
    await logo.evaluate((link) => {
      const name = link.querySelector('span span:last-child');
      if (name) name.textContent = 'สถานีโทรทัศน์ริมโขง';
      link.firstElementChild?.setAttribute('data-long', '');
    });
    await bar(page).evaluate((header) => {
      for (const one of header.querySelectorAll('[lang="en"], a[href="/search"]')) one.remove();
    });
    const beside = width < 768 ? button(page, LIVE) : options(page);
    const name = await logo.locator('span').last().boundingBox();
    const other = await beside.boundingBox();
    expect((name?.x ?? 0) + (name?.width ?? 999), `${width} px`).toBeLessThanOrEqual(other?.x ?? 0);
    const menu = await button(page, HAMBURGER).boundingBox();
    expect(menu?.height, `${width} px`).toBeLessThanOrEqual(44);
    expect((menu?.x ?? 0) + (menu?.width ?? 0), `${width} px`).toBeGreaterThan(width - 80);
  }
});
