import type { Page } from '@playwright/test';
import { asNewsroom } from '../support/contraryService.ts';
import { expect, LONG_CATEGORY, open, test } from '../support/fixtures.ts';
import { layoutShift, watchLayout } from '../support/layoutShift.ts';
import { listAll } from '../support/listAll.ts';
import {
  bar,
  button,
  card,
  expectLocked,
  expectUnlocked,
  HAMBURGER,
  LIVE,
  NETWORK,
  ORGANISATION,
  openMenu,
  options,
  settled,
  violations,
  wheel,
} from '../support/shell.ts';

// The menus next to their buttons, on wide screens; menusOnPhone.spec.ts tests the others.

// tests that are not about animations need not wait for them
test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

const ALL = [NETWORK, ORGANISATION, LIVE, HAMBURGER];
const OTHER_CATEGORY = 'กีฬา';

const data = (change: (entries: object[]) => object[]) =>
  asNewsroom((payload: { data: object[] }) => ({ data: change(payload.data) }));
const press = (page: Page, name: string) => button(page, name).first().click();

test('[2.8-04] [2.8-05] [2.9-07] [2.11-03] [4.2-01] a click opens and closes a menu; a press outside, a scroll and a change of route close it', async ({
  page,
}) => {
  await open(page, LONG_CATEGORY);
  for (const name of [NETWORK, ORGANISATION, LIVE]) {
    const toggle = button(page, name);
    await expect(toggle).toHaveAttribute('data-state', 'idle');
    await openMenu(page, name);
    await expect(toggle).toHaveAttribute('data-state', 'open');
    await press(page, name);
    await expect(toggle).toHaveAttribute('data-state', 'close');
    await expect(card(page)).toHaveCount(0);
    await openMenu(page, name);
    await expect(toggle).toHaveAttribute('data-state', 'open');
    await page.mouse.click(10, 700);
    await expect(toggle).toHaveAttribute('data-state', 'close');
    await expect(card(page)).toHaveCount(0);
  }
  await expect(page).toHaveURL(new RegExp(`${LONG_CATEGORY}$`));

  await test.step('the channel and network menus close on scroll from 768 px', async () => {
    for (const width of [768, 1280])
      for (const name of [LIVE, NETWORK]) {
        await page.setViewportSize({ width, height: 800 });
        await openMenu(page, name);
        await page.mouse.move(700, 700);
        await wheel(page, 1, 1);
        await expect(button(page, name)).toHaveAttribute('aria-expanded', 'false');
        await expect(card(page)).toHaveCount(0);
        await wheel(page, -1, 0);
      }
  });

  await test.step('every menu closes on a change of route', async () => {
    // the address changes before the page does, and the new page closes what was opened in between
    const isThere = (name: string) => expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await options(page).getByRole('link', { name: OTHER_CATEGORY, exact: true }).click();
    await isThere(OTHER_CATEGORY);
    for (const name of ALL) {
      await openMenu(page, name);
      await page.goBack();
      await isThere('ภูมิภาค');
      await expect(button(page, name)).toHaveAttribute('aria-expanded', 'false');
      await expect(card(page)).toHaveCount(0);
      await page.goForward();
      await isThere(OTHER_CATEGORY);
    }
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('[2.8-03] [2.8-06] [4.2-02] the live card toggles from 768 px; a tap outside or on its button closes it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 700 });
    await open(page, '/home');
    const option = options(page).getByRole('button', { name: LIVE });
    const shown = bar(page).locator(`[id="${await option.getAttribute('aria-controls')}"]`);
    await expect(shown).toBeHidden();
    await option.click();
    await expect(shown).toBeVisible();
    await option.click();
    await expect(shown).toBeHidden();
    await expect(page).toHaveURL(/\/home$/);

    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, LONG_CATEGORY);
    const live = button(page, LIVE);
    await live.tap();
    await expect(card(page)).toBeVisible();
    await page.touchscreen.tap(10, 700);
    await expect(card(page)).toHaveCount(0);
    await live.tap();
    await expect(card(page)).toBeVisible();
    await live.tap();
    await expect(live).toHaveAttribute('aria-expanded', 'false');
  });
});

test('[2.8-01] [2.8-02] [2.9-01] [2.9-02] [2.9-03] [2.9-04] [9.6-17] [9.6-19] [9.6-29] the network and channel cards have links with logos; a channel without an address links to /live', {
  tag: '@pictures',
}, async ({ page, site, service }) => {
  service.answers(
    '/api/live-channels',
    data(([first, second, online]) => [
      { ...first, id: 1, order: 1, title: 'ไม่มีที่อยู่', url: null },
      { ...second, id: 2, order: 2, title: 'มีที่อยู่', url: LONG_CATEGORY },
      { ...online, id: 3, order: 3, title: 'online', url: null },
    ]),
  );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, `${site}/news/categories/sport`);
  const network = await openMenu(page, NETWORK);
  expect((await network.boundingBox())?.width).toBe(330);
  await expect(network).toHaveCSS('max-height', '500px');
  await expect(network).toHaveCSS('animation-duration', '0.3s');
  for (const [group, count] of [
    ['เว็บไซต์ในเครือข่าย', 4],
    ['เว็บไซต์บริการ', 2],
  ] as const)
    await expect(network.getByRole('region', { name: group }).getByRole('link')).toHaveCount(count);
  const play = network.getByRole('link', { name: 'ศาลาเพลย์' });
  await expect(play).toHaveText('ศาลาเพลย์ดูรายการย้อนหลังได้ทุกที่');
  await expect(play).toHaveAttribute('href', 'https://play.sala.example');
  await expect(play).toHaveAttribute('target', '_blank');
  for (const [theme, logo] of [
    ['dark', /network-play-dark\.svg/],
    ['light', /network-play\.svg/],
  ] as const) {
    await page.locator('html').evaluate((html, name) => html.setAttribute('data-theme', name), theme);
    const image = play.locator('img').filter({ visible: true });
    await expect(image).toHaveCount(1);
    await expect(image).toHaveAttribute('src', logo);
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    const box = await image.boundingBox();
    expect([box?.width, box?.height]).toEqual([88, 32]);
  }
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);

  const channels = await openMenu(page, LIVE);
  const links = channels.getByRole('link');
  await expect(links).toHaveText([/^ไม่มีที่อยู่.*LIVE$/, /^มีที่อยู่$/, /^ศาลาออนไลน์$/]);
  await expect(links.nth(0)).toHaveAttribute('href', '/live');
  for (const logo of await listAll(channels.locator('a img'))) {
    await expect(logo).toBeVisible();
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await expect(channels.locator('a:has(img)')).toHaveCount(3);
  await links.nth(1).click();
  await expect(page).toHaveURL(new RegExp(`${LONG_CATEGORY}$`));
  await expect(card(page)).toHaveCount(0);
});

test('[2.10-01] [2.10-02] [2.10-03] [9.6-17] [9.6-20] the network card is at most 500 px and the window high; the organisation card is 350 px wide with its links', async ({
  page,
  site,
  service,
}) => {
  service.answers(
    '/api/one-sala-menus',
    data((groups) => Array.from({ length: 3 }, (_, id) => groups.map((one) => ({ ...one, id }))).flat()),
  );
  service.answers(
    '/api/orgs',
    data(([first]) => [
      { ...first, id: 1, order: 1, title: 'ในแท็บใหม่', url: '/news/politics', openNewTab: true, isExternal: false },
      { ...first, id: 2, order: 2, title: 'ไม่มีลิงก์', url: null, openNewTab: false, isExternal: false },
      {
        ...first,
        id: 3,
        order: 3,
        title: 'ในแท็บนี้',
        url: '/news/categories/sport',
        openNewTab: false,
        isExternal: false,
      },
    ]),
  );
  await open(page, site + LONG_CATEGORY);
  const network = await openMenu(page, NETWORK);
  expect((await network.boundingBox())?.height).toBe(500);
  await page.setViewportSize({ width: 1280, height: 400 });
  await expect(network).toBeInViewport({ ratio: 1 });
  await network.getByRole('link').last().focus();
  await expect(network.getByRole('link').last()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);

  await page.setViewportSize({ width: 1280, height: 800 });
  const organisation = await openMenu(page, ORGANISATION);
  const box = await organisation.boundingBox();
  expect(box?.width).toBe(350);
  await expect(organisation).toHaveCSS('max-width', '350px');
  await expect(organisation).toBeInViewport({ ratio: 1 });
  await expect(organisation.getByRole('listitem')).toHaveText(['ในแท็บใหม่', 'ไม่มีลิงก์', 'ในแท็บนี้']);
  await expect(organisation.getByRole('link')).toHaveText(['ในแท็บใหม่', 'ในแท็บนี้']);
  // one above the other
  expect((await organisation.getByRole('link').last().boundingBox())?.x).toBe(
    (await organisation.getByRole('link').first().boundingBox())?.x,
  );
  const opened = page.waitForEvent('popup');
  await organisation.getByRole('link', { name: 'ในแท็บใหม่' }).click();
  expect((await opened).url()).toContain('/news/politics');
  await expect(page).toHaveURL(new RegExp(`${LONG_CATEGORY}$`));
  if ((await card(page).count()) === 0) await openMenu(page, ORGANISATION);
  await card(page).getByRole('link', { name: 'ในแท็บนี้' }).click();
  await expect(page).toHaveURL(/sport$/);
  await expect(card(page)).toHaveCount(0);
});

test('[2.7-03] [2.10-01] the organisation card is within the window wherever its option is', async ({
  page,
  site,
  service,
}) => {
  service.answers(
    '/api/main-navs',
    asNewsroom(({ data }: { data: { options: object[] }[] }) => ({
      data: data.map((nav) => ({ ...nav, options: nav.options.toReversed() })),
    })),
  );
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `${site}/home`);
    await expect(await openMenu(page, ORGANISATION)).toBeInViewport({ ratio: 1 });
  }
});

test('[2.11-01] [2.11-02] [2.11-04] [4.2-01] [9.6-29] [9.6-30] the expanded menu shows its seven groups, locks the page, and closes in 390 ms', async ({
  page,
}) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, LONG_CATEGORY);
  await expectUnlocked(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // the module is requested in parallel with the entries
  const file = page.waitForRequest(/ExpandedGroups-.*\.js$/);
  await page.route('**/menus', (route) => file.then(() => route.continue()));
  // the result is shown at once, without any timer
  await page.clock.pauseAt(Date.now() + 60_000);
  await press(page, HAMBURGER);
  const opened = card(page);
  await expect(opened).toHaveCSS('animation-duration', '0.3s');
  const groups = opened.getByRole('region');
  await expect(groups).toHaveCount(7);
  await page.clock.resume();
  await settled(page);
  const found = await groups.evaluateAll((all) =>
    all.map((group) => ({
      title: group.getAttribute('aria-label'),
      links: group.querySelectorAll('li a').length,
      hasArrow: group.querySelector('strong > [aria-hidden]') !== null,
    })),
  );
  expect(found).toEqual([
    { title: 'ข่าว', links: 14, hasArrow: true },
    { title: 'ติดตามข่าว', links: 10, hasArrow: false },
    { title: 'รายการ', links: 6, hasArrow: true },
    { title: 'ชมสด', links: 3, hasArrow: false },
    { title: 'บริการ', links: 2, hasArrow: false },
    { title: 'องค์กร', links: 7, hasArrow: false },
    { title: 'อื่น ๆ', links: 3, hasArrow: false },
  ]);
  await expectLocked(page);
  await opened.getByRole('link', { name: OTHER_CATEGORY }).click();
  // the address changes before the page does, which starts at its top
  await expect(page.getByRole('heading', { level: 1, name: OTHER_CATEGORY })).toBeVisible();
  await expect(opened).toBeHidden();
  await expectUnlocked(page);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // finds the menu even while it is hidden
  const menu = bar(page).locator('nav[aria-label="เมนูทั้งหมด"]').first();
  await press(page, HAMBURGER);
  await expect(menu.getByRole('region')).toHaveCount(7);
  await expect(menu).toHaveAttribute('data-state', 'open');
  await page.clock.pauseAt(Date.now() + 60_000);
  await press(page, HAMBURGER);
  await expect(menu).toHaveAttribute('data-state', 'close');
  await expect(button(page, HAMBURGER)).toHaveAttribute('aria-expanded', 'false');
  await page.clock.runFor(389);
  await expect(menu).toHaveAttribute('data-state', 'close');
  await expect(menu.getByRole('region')).toHaveCount(7);
  await page.clock.runFor(1);
  await expect(menu).toHaveAttribute('data-state', 'idle');
  await expect(menu).toBeHidden();
});

test('Escape closes a menu and focuses its button, arrow keys move between links; axe finds no violation', async ({
  page,
}) => {
  await open(page, LONG_CATEGORY);
  await test.step('a menu closes when the focus leaves it, so that there is never more than one', async () => {
    await button(page, ORGANISATION).press('Enter');
    await card(page).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('link', { name: 'ค้นหา', exact: true })).toBeFocused();
    await expect(card(page)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(button(page, LIVE)).toHaveAttribute('aria-expanded', 'true');
    await button(page, HAMBURGER).press('Enter');
    await expect(button(page, LIVE)).toHaveAttribute('aria-expanded', 'false');
    await expect(card(page)).toHaveCount(1);
    await expectLocked(page);
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
  });

  for (const name of ALL) {
    const toggle = button(page, name);
    await toggle.focus();
    await page.keyboard.press('Enter');
    const links = card(page).getByRole('link');
    await links.first().waitFor();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(0)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(links.nth(0)).toBeFocused();
    await page.keyboard.press('End');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(card(page).locator('a, input').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await expect(card(page)).toHaveCount(0);
    // also without a focused element, as after a click in Safari
    await page.keyboard.press('Enter');
    await links.first().waitFor();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await expect(card(page)).toHaveCount(0);
  }

  for (const name of ALL) {
    await openMenu(page, name);
    expect(await violations(page), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
  }
});

test('opening a menu shifts nothing else, even when its entries load late', async ({ page }) => {
  await watchLayout(page);
  await page.route('**/menus', async (route) => {
    await page.waitForFunction(() => document.querySelector('header [role="status"]'));
    await route.continue();
  });
  await open(page, LONG_CATEGORY);
  const places = () =>
    page
      .locator('body > header > div > *, body > header li > *:not([hidden]), main h1, main article')
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && !one.closest('[aria-expanded="true"] ~ *'))
          .map((one) => `${one.className} ${JSON.stringify(one.getBoundingClientRect())}`),
      );
  const before = await places();
  for (const name of ALL) {
    // a click by a script, because layout shifts after a real press are not counted
    await button(page, name).evaluate((element: HTMLElement) => element.click());
    await card(page).getByRole('listitem').first().waitFor();
    expect(await places(), name).toEqual(before);
    await button(page, name).evaluate((element: HTMLElement) => element.click());
    await expect(card(page)).toHaveCount(0);
  }
  expect(await layoutShift(page)).toEqual([]);
});

test('a menu that is opened without a network loads by itself once the network is back', async ({ page, context }) => {
  for (const name of [NETWORK, LIVE, HAMBURGER]) {
    await open(page, '/home');
    await context.setOffline(true);
    await press(page, name);
    await expect(card(page).getByRole('alert'), name).toContainText('เปิดเมนูไม่สำเร็จ');
    await context.setOffline(false);
    await expect(card(page).getByRole('listitem').first(), name).toBeVisible();
    await expect(card(page).getByRole('alert')).toHaveCount(0);
  }
});

test('a menu whose entries fail to load shows an error and the site map, and loads them when opened again', async ({
  page,
}) => {
  for (const name of [NETWORK, HAMBURGER]) {
    await open(page, LONG_CATEGORY);
    await page.route('**/menus', (route) => route.fulfill({ status: 500, body: '{}' }));
    await press(page, name);
    await expect(card(page).getByRole('alert'), name).toContainText('เปิดเมนูไม่สำเร็จ');
    await expect(card(page).getByRole('link'), name).toHaveAttribute('href', '/sitemap');
    await page.keyboard.press('Escape');
    await page.unroute('**/menus');
    await expect((await openMenu(page, name)).getByRole('region').first()).toBeVisible();
  }

  await test.step('a menu whose script fails to load shows an error, and its link to the site map works', async () => {
    await page.route(/NetworkCard-.*\.js$/, (route) => route.abort());
    await open(page, LONG_CATEGORY);
    await press(page, NETWORK);
    await expect(card(page).getByRole('alert')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.unroute(/NetworkCard-.*\.js$/);
    await expect((await openMenu(page, NETWORK)).getByRole('region').first()).toBeVisible();
    await page.route(/NetworkCard-.*\.js$/, (route) => route.abort());
    await open(page, LONG_CATEGORY);
    await press(page, NETWORK);
    await card(page).getByRole('link', { name: 'ดูแผนผังเว็บไซต์' }).click();
    await expect(page).toHaveURL(/\/sitemap$/);
    await expect(page.getByRole('main').getByRole('link', { name: 'ศาลาเพลย์' })).toBeVisible();
  });
});
