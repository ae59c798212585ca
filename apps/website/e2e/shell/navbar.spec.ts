import type { Page } from '@playwright/test';
import { STATION } from '@sala/station';
import { asNewsroom } from '../support/contraryService.ts';
import { ARTICLE, expect, LONG_CATEGORY, open, PROGRAMME, test } from '../support/fixtures.ts';
import { listAll } from '../support/listAll.ts';
import {
  bar,
  button,
  card,
  HAMBURGER,
  LIVE,
  NETWORK,
  nextFrame,
  ORGANISATION,
  openMenu,
  options,
  settled,
  wheel,
} from '../support/shell.ts';

const WIDTHS = [375, 575, 576, 767, 768, 991, 992, 1200, 1440, 1920];

/** Expects the page to fit its window and the menus to have their places, at every breakpoint. */
async function fitsItsWindow(page: Page, path: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    await nextFrame(page);
    const { wider, outside, overlapping } = await page.evaluate(() => {
      const { scrollWidth } = document.documentElement;
      // the width of the window without its scrollbar
      const end = document.querySelector('body > header')?.getBoundingClientRect().right ?? 0;
      const parts = [...document.querySelectorAll('body > header > div')]
        .flatMap((row) => [...row.children])
        .filter((part) => part.checkVisibility())
        .map((part) => ({ name: part.className, box: part.getBoundingClientRect() }));
      return {
        wider: Math.max(0, scrollWidth - end),
        outside: parts.filter(({ box }) => box.left < 0 || box.right > end).map(({ name }) => name),
        overlapping: parts.flatMap((one, index) =>
          parts
            .slice(index + 1)
            .filter(
              ({ box }) =>
                Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 0.5 &&
                Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 8,
            )
            .map((other) => `${one.name} and ${other.name}`),
        ),
      };
    });
    expect({ width, wider, outside, overlapping }, path).toEqual({ width, wider: 0, outside: [], overlapping: [] });
    // below 768 px the header and the home page's tools are replaced by the phone's navigation
    const phone = width < 768;
    await expect(bar(page).getByRole('link', { name: 'ค้นหา', exact: true })).toBeVisible({ visible: !phone });
    await expect(button(page, HAMBURGER)).toHaveCount(1);
    await expect(button(page, NETWORK)).toHaveCount(1);
    expect(await button(page, LIVE).count()).toBeGreaterThan(phone || path === LONG_CATEGORY ? 0 : -1);
    const bottom = page.getByRole('navigation', { name: 'เมนูล่าง' });
    await expect(bottom).toBeVisible({ visible: width < 576 });
  }
}

test('[2.7-02] [2.7-03] [2.7-04] an option with channels opens their card, one with an organisation its card, any other is a link', async ({
  page,
  site,
  service,
}) => {
  service.answers(
    '/api/main-navs',
    asNewsroom(({ data }: { data: { path: string; options: { url: string; liveOptions?: object[] }[] }[] }) => {
      const all = data.flatMap((nav) => nav.options);
      const live = all.find((option) => (option.liveOptions ?? []).length > 0);
      const organisation = all.find((option) => 'orgOptions' in option && (option.orgOptions as object[]).length > 0);
      const entries = [
        { ...live, title: 'ดูช่อง' },
        { ...organisation, title: 'เกี่ยวกับ' },
        { title: 'กีฬาทั้งหมด', url: '/news/categories/sport' },
      ].map((option, index) => ({ ...option, id: index + 1, order: index + 1 }));
      return { data: data.map((nav) => (nav.path === '/home' ? { ...nav, options: entries } : nav)) };
    }),
  );
  await open(page, `${site}/home`);
  await options(page).getByRole('button', { name: 'ดูช่อง' }).click();
  await expect(card(page).getByRole('link')).toHaveText([/ศาลาทีวี/, /ศาลาเรียน/, /ศาลาออนไลน์/]);
  await options(page).getByRole('button', { name: 'เกี่ยวกับ' }).click();
  await expect(card(page).getByRole('link')).toHaveCount(7);
  await expect(card(page).getByRole('link').first()).toHaveText('เกี่ยวกับเรา');
  await options(page).getByRole('link', { name: 'กีฬาทั้งหมด' }).click();
  await expect(page).toHaveURL(/\/news\/categories\/sport$/);
});

test('[2.7-06] [2.7-07] [2.7-08] [2.9-05] [9.6-12] [9.6-28] the navbar of the home page has network pill, EN and search from 768 px, always a hamburger, and a fade', async ({
  page,
}) => {
  const network = button(page, NETWORK);
  const english = bar(page).getByRole('link', { name: 'EN', exact: true });
  const search = bar(page).getByRole('link', { name: 'ค้นหา', exact: true });
  await page.setViewportSize({ width: 768, height: 700 });
  await open(page, '/home');
  await expect(network).toHaveText(NETWORK);
  await expect(network).toHaveCSS('border-radius', '50px');
  await expect(english).toHaveAttribute('href', STATION.englishSite ?? '');
  await expect(english).toHaveAttribute('target', '_blank');
  await expect(search).toHaveAttribute('href', '/search');
  await expect((await openMenu(page, NETWORK)).getByRole('region')).toHaveCount(2);
  await page.setViewportSize({ width: 767, height: 700 });
  await expect(english).toBeHidden();
  await expect(search).toBeHidden();
  await expect(network).not.toHaveCSS('border-radius', '50px');
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);

  await test.step('the hamburger opens the expanded menu at every width', async () => {
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 700 });
      await openMenu(page, HAMBURGER);
      const menu = bar(page).getByRole('navigation', { name: 'เมนูทั้งหมด' });
      const box = await menu.boundingBox();
      const end = await bar(page).evaluate((element) => element.getBoundingClientRect().bottom);
      expect(Math.abs((box?.y ?? 0) - end)).toBeLessThan(1.5);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(700, -1);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    }
  });

  const fade = () =>
    options(page).evaluate((row) => {
      const { content, width, backgroundImage } = getComputedStyle(row, '::after');
      return content === 'none' ? 'none' : `${width} ${backgroundImage.split('(')[0]}`;
    });
  await test.step('its right end fades until 97 % is scrolled', async () => {
    const scrollTo = async (share: number) => {
      await options(page).evaluate((row, at) => {
        row.scrollLeft = Math.round((row.scrollWidth - row.clientWidth) * at);
      }, share);
      await nextFrame(page);
    };
    expect(await fade()).toBe('56px linear-gradient');
    await scrollTo(0.96);
    expect(await fade()).toBe('56px linear-gradient');
    await scrollTo(0.98);
    expect(await fade()).toBe('none');
    await scrollTo(0);
    expect(await fade()).toBe('56px linear-gradient');
  });
  await test.step('no link that the Tab key reaches is under a fade', async () => {
    await options(page).getByRole('link').first().focus();
    for (let left = await options(page).getByRole('link').count(); left > 1; left--) {
      await page.keyboard.press('Tab');
      await nextFrame(page);
      const isInSight = await options(page).evaluate((row) => {
        const link = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
        const { left, right } = row.getBoundingClientRect();
        const { fades, fadesLeft } = row.dataset;
        return link.left >= left + (fadesLeft === 'true' ? 56 : 0) && link.right <= right - (fades === 'true' ? 56 : 0);
      });
      expect(isInSight, await page.locator(':focus').innerText()).toBe(true);
    }
  });
  await fitsItsWindow(page, '/home');

  // the page is too short to scroll
  await open(page, '/live');
  await fitsItsWindow(page, '/live');
  await page.setViewportSize({ width: 1920, height: 700 });
  await nextFrame(page);
  expect(await options(page).evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
  expect(await fade()).toBe('none');
});

test('[2.6-02] [9.6-25] every link of the header can be reached where there is no room for all', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await open(page, '/news');
  const nav = page.getByRole('navigation', { name: 'เมนูหลักของเว็บไซต์' });
  expect((await nav.boundingBox())?.width).toBe(212);
  await expect(nav).toHaveAttribute('data-fades', 'true');
  const links = await listAll(nav.getByRole('link'));
  expect(links.length).toBeGreaterThan(3);
  for (const link of [...links, ...links.toReversed()]) {
    await page.keyboard.press('Tab');
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 0.99 });
  }
});

test('[2.7-08] the main nav of another page begins at its first option', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, '/news/gallery');
  await test.step('its current option stays in sight when the phone is turned and turned back', async () => {
    const current = options(page).locator('[aria-current]');
    for (const width of [812, 375]) {
      await page.setViewportSize({ width, height: 700 });
      await nextFrame(page);
      await expect(current).toBeInViewport({ ratio: 0.99 });
    }
  });
  await options(page).evaluate((row) => row.scrollTo(row.scrollWidth, 0));
  await expect(options(page)).toHaveAttribute('data-fades', 'false');
  await page.getByRole('navigation', { name: 'เมนูล่าง' }).getByRole('link', { name: 'หน้าหลัก' }).click();
  await expect(page).toHaveURL(/home$/);
  await expect(options(page)).toHaveAttribute('data-fades', 'true');
  expect(await options(page).evaluate((row) => row.scrollLeft)).toBe(0);
});

test('[2.7-01] [2.7-05] [9.6-12] [9.6-29] a link is active only on its own page, with a line that grows in 500 ms; the logo links to the front page', async ({
  page,
}) => {
  await open(page, LONG_CATEGORY);
  const active = options(page).locator('[aria-current]');
  await expect(active).toHaveText(['ภูมิภาค']);
  const line = (name: string) =>
    options(page)
      .getByRole('link', { name, exact: true })
      .evaluate((element) => {
        const { scale, transitionDuration } = getComputedStyle(element, '::after');
        return { scale, transitionDuration };
      });
  expect(await line('ภูมิภาค')).toEqual({ scale: '1', transitionDuration: '0.5s' });
  expect((await line('กีฬา')).scale).toBe('0 1');
  await fitsItsWindow(page, LONG_CATEGORY);
  await options(page).getByRole('link', { name: 'กีฬา', exact: true }).click();
  await expect(active).toHaveText(['กีฬา']);
  // the path only begins with /news
  await open(page, ARTICLE);
  await expect(active).toHaveCount(0);
  const logo = bar(page).getByRole('link', { name: 'ศาลา หน้าหลัก' }).last();
  await expect(logo).toHaveText('ศาลา');
  await logo.click();
  await expect(page).toHaveURL(/\/home$/);
});

test.describe('on scroll', () => {
  test('[2.7-14] [2.7-15] [2.7-16] [2.7-18] [9.6-27] the navbar moves up 95 px, then hides, and returns after 80 px of scrolling up', async ({
    page,
  }) => {
    await open(page, LONG_CATEGORY);
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await expect(bar(page)).toHaveCSS('position', 'fixed');
      await page.mouse.move(width / 2, 500);
      let scrolled = 0;
      const topAfter = async (down: number) => {
        scrolled += down;
        await wheel(page, down, scrolled);
        return settled(page);
      };
      expect(await topAfter(0), `${width} px`).toBe(0);
      expect(await topAfter(1), `${width} px`).toBe(-1);
      expect(await topAfter(39)).toBe(-40);
      expect(await topAfter(55)).toBe(-95);
      expect(await topAfter(-50)).toBe(-45);
      expect(await topAfter(50)).toBe(-95);
      expect(await topAfter(1)).toBe(-120);
      expect(await topAfter(500)).toBe(-120);
      expect(await topAfter(-79)).toBe(-120);
      expect(await topAfter(-1)).toBe(0);
      expect(await topAfter(-100)).toBe(0);
      expect(await topAfter(100)).toBe(-120);
      expect(await topAfter(-50)).toBe(-120);
      // scrolling down in between resets the distance
      expect(await topAfter(10)).toBe(-120);
      expect(await topAfter(-79)).toBe(-120);
      expect(await topAfter(-1), `${width} px`).toBe(0);
      await wheel(page, -scrolled, 0);
    }

    await test.step('the navbar shows while it has the keyboard focus and while a menu is open', async () => {
      await wheel(page, 600, 600);
      expect(await settled(page)).toBe(-120);
      await button(page, NETWORK).first().focus();
      await page.keyboard.press('Tab');
      expect(await settled(page)).toBe(0);
      await page.getByRole('main').focus();
      expect(await settled(page)).toBe(-120);
      await wheel(page, -90, 510);
      expect(await settled(page)).toBe(0);
      await openMenu(page, ORGANISATION);
      await page.mouse.move(300, 600);
      await wheel(page, 90, 600);
      expect(await settled(page)).toBe(0);
      await page.mouse.click(10, 600);
      expect(await settled(page)).toBe(-120);
    });
  });

  test('[2.7-17] [2.7-19] on a programme page the navbar has a gradient over the hero, and #101010 below it', async ({
    page,
  }) => {
    const ground = async () => {
      await settled(page);
      return bar(page).evaluate((element) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(element);
        return backgroundImage === 'none' ? backgroundColor : backgroundImage.split('(')[0];
      });
    };
    // the end of the hero is the beginning of the rest of the page
    const scrollUntilDetailAt = (top: number) =>
      page.getByRole('main').evaluate((main, to) => {
        const hero = main.querySelector('h1')?.closest('header')?.getBoundingClientRect().bottom ?? 0;
        scrollBy({ top: hero - to, behavior: 'instant' });
      }, top);
    for (const path of [PROGRAMME, `${PROGRAMME}?tab=clips`, `${PROGRAMME}/1`]) {
      await page.setViewportSize({ width: 375, height: 700 });
      await open(page, path);
      // the hero begins at the top, under the navbar
      expect(await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top), path).toBe(0);
      expect(await ground(), path).toBe('linear-gradient');
      await scrollUntilDetailAt(97);
      expect(await ground(), path).toBe('linear-gradient');
      await scrollUntilDetailAt(94);
      expect(await ground(), path).toBe('rgb(16, 16, 16)');
      // scrolls down past the hero, and up until the navbar is back
      await scrollUntilDetailAt(-200);
      await page.mouse.move(180, 400);
      const top = await page.evaluate(() => scrollY);
      await wheel(page, -100, top - 100);
      expect(await settled(page), path).toBe(0);
      expect(await ground(), path).toBe('rgb(16, 16, 16)');
      await scrollUntilDetailAt(300);
      expect(await ground(), path).toBe('linear-gradient');
      // on wider screens the navbar always has a background
      await page.setViewportSize({ width: 768, height: 700 });
      expect(await ground(), path).toBe('rgb(16, 16, 16)');
    }
    // a programme that does not exist has no hero
    await page.setViewportSize({ width: 375, height: 700 });
    await open(page, '/program/nowhere');
    expect(await ground()).toBe('rgb(16, 16, 16)');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[2.7-21] [9.6-16] the navbar has a shadow except on programme pages, and pads 75 px on full-width pages from 992 px', async ({
    page,
  }) => {
    const row = bar(page).locator('> div').last();
    for (const [path, hasShadow, wide] of [
      ['/home', true],
      [LONG_CATEGORY, true, '16px'],
      ['/live', true, '75px'],
      [PROGRAMME, false],
      ['/program/all', false],
    ] as const) {
      await page.setViewportSize({ width: 1280, height: 700 });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      // without scripts a page is parsed before its styles have come
      await expect(bar(page), path).toHaveCSS('position', 'fixed');
      await expect(bar(page), path).toHaveCSS('box-shadow', hasShadow ? /px/ : 'none');
      if (!wide) continue;
      for (const [width, padding] of [
        [1920, wide],
        [992, wide],
        [991, '16px'],
        [375, '16px'],
      ] as const) {
        await page.setViewportSize({ width, height: 700 });
        await expect(row, `${path} at ${width}`).toHaveCSS('padding-left', padding);
        await expect(row, `${path} at ${width}`).toHaveCSS('padding-right', padding);
      }
    }
  });

  test('every menu is a link, and the site map lists the entries of the menus', async ({ page }) => {
    await page.goto('/home');
    const link = (name: string) => bar(page).getByRole('link', { name, exact: true }).filter({ visible: true });
    await expect(link(LIVE).first()).toHaveAttribute('href', '/live');
    await expect(link(ORGANISATION)).toHaveAttribute('href', STATION.organisationSite);
    await expect(link(NETWORK)).toHaveAttribute('href', '/sitemap');
    await expect(bar(page).getByRole('button')).toHaveCount(0);
    await link(HAMBURGER).click();
    await expect(page).toHaveURL(/\/sitemap$/);
    const main = page.getByRole('main');
    for (const group of ['ข่าว', 'ติดตามข่าว', 'รายการ', 'ชมสด', 'องค์กร', 'อื่น ๆ', NETWORK, 'เว็บไซต์บริการ'])
      await expect(main.getByRole('region', { name: group, exact: true })).toBeVisible();
    const services = main.getByRole('region', { name: 'เว็บไซต์บริการ' });
    await expect(services.getByRole('link', { name: 'คลังภาพและเสียง' })).toHaveAttribute('href', /^https:/);
    await expect(bar(page).getByRole('link', { name: 'English', exact: true })).toBeVisible();
    await expect(link(LIVE).last()).toHaveAttribute('href', '/live');
  });
});
