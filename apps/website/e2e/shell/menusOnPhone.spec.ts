import { STATION } from '@sala/station';
import { WEBSITE } from '../support/addresses.ts';
import { asNewsroom } from '../support/contraryService.ts';
import { expect, LONG_CATEGORY, open, test } from '../support/fixtures.ts';
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

// The menus that cover the page, on narrow screens; menus.spec.ts tests the others.

// tests that are not about animations need not wait for them
test.use({ viewport: { width: 375, height: 700 }, contextOptions: { reducedMotion: 'reduce' } });

test('[2.8-03] [2.8-07] [2.10-01] [2.10-03] the live button opens its address or /live, the organisation button its site in a new tab; a card covers a narrowed window', async ({
  page,
  site,
  service,
}) => {
  service.answers(
    '/api/main-navs',
    asNewsroom(({ data }: { data: { path: string; options: { liveOptions?: object[] }[] }[] }) => ({
      data: data.map((nav) => ({
        ...nav,
        options: nav.options.map((option) =>
          (option.liveOptions ?? []).length > 0 ? { ...option, url: '/live/rian' } : option,
        ),
      })),
    })),
  );
  await page
    .context()
    .route(`${new URL(STATION.organisationSite).origin}/**`, (route) => route.fulfill({ body: 'the organisation' }));
  await page.setViewportSize({ width: 800, height: 700 });
  await open(page, `${site}/home`);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await test.step('the card covers the screen and locks the page', async () => {
    for (const name of [LIVE, ORGANISATION]) {
      await options(page).getByRole('button', { name }).click();
      const sheet = card(page);
      await expect(sheet).toBeVisible();
      await page.setViewportSize({ width: 767, height: 700 });
      await settled(page);
      const width = await bar(page).evaluate((header) => header.getBoundingClientRect().width);
      expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, width, height: 700 });
      await expectLocked(page);
      // the navbar's own button is covered by it
      await sheet.getByRole('button', { name: 'ปิด' }).click();
      await expect(sheet).toHaveCount(0);
      await expectUnlocked(page);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.setViewportSize({ width: 800, height: 700 });
    }
  });
  await test.step('up to 767 px the live button opens a page instead of a card', async () => {
    await page.setViewportSize({ width: 767, height: 700 });
    await options(page).getByRole('button', { name: LIVE }).click();
    await expect(page).toHaveURL(/\/live\/rian$/);
    await expect(card(page)).toHaveCount(0);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await page.goBack();
    await button(page, LIVE).last().click();
    await expect(page).toHaveURL(/\/live$/);
  });
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  const opened = page.waitForEvent('popup');
  await options(page).getByRole('button', { name: ORGANISATION }).click();
  await expect(await opened).toHaveURL(STATION.organisationSite);
  await expect(page).toHaveURL(/\/home$/);
});

test('[2.9-06] [2.9-08] [2.9-09] [9.6-13] [9.6-18] the network icon turns into a cross, its card is fixed 56 px from the top and locks the page below 767 px', async ({
  page,
}) => {
  await open(page, LONG_CATEGORY);
  const dots = button(page, NETWORK);
  const icon = () =>
    dots.locator('[aria-hidden]').evaluate((one) => getComputedStyle(one).backgroundImage.split('(')[0]);
  for (const [width, holds] of [
    [375, true],
    [575, true],
    [576, true],
    [766, true],
    [767, false],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    expect(await icon()).toBe('radial-gradient');
    await openMenu(page, NETWORK);
    expect(await icon()).toBe('linear-gradient');
    await page.mouse.move(20, 690);
    await (holds ? expectLocked : expectUnlocked)(page, `at ${width}`);
    // a movement that may scroll the page closes the menu
    if (holds) await dots.click();
    await expect(dots).toHaveAttribute('aria-expanded', 'false');
    await expectUnlocked(page, `at ${width}, closed`);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }

  await test.step('the card has the same place however far the page is scrolled', async () => {
    for (const width of [375, 575, 576, 767]) {
      await page.setViewportSize({ width, height: 700 });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.mouse.move(100, 600);
      await wheel(page, 12, 12);
      await openMenu(page, NETWORK);
      await settled(page);
      await expect(card(page)).toHaveCSS('position', 'fixed');
      const box = await card(page).boundingBox();
      const whole = await bar(page).evaluate((header) => header.getBoundingClientRect().width);
      expect(box?.y, `at ${width}`).toBe(56);
      if (width < 576) expect(box).toEqual({ x: 0, y: 56, width: whole, height: 644 });
      else expect(box?.width).toBe(330);
      await button(page, NETWORK).click();
    }
  });
});

test('[2.11-04] the expanded menu locks the page and scrolls itself; a resize that hides a menu’s button unlocks it; axe passes', async ({
  page,
}) => {
  await open(page, LONG_CATEGORY);
  await test.step('every control of an open menu is at least 44 px high', async () => {
    for (const name of [NETWORK, HAMBURGER]) {
      await openMenu(page, name);
      const small = await card(page)
        .getByRole('link')
        .evaluateAll((all) =>
          all.filter((one) => one.getBoundingClientRect().height < 43.5).map((one) => one.textContent),
        );
      expect(small).toEqual([]);
      await expect(bar(page)).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(card(page)).toHaveCount(0);
    }
  });

  for (const width of [375, 767, 768, 1440]) {
    await page.setViewportSize({ width, height: 500 });
    const menu = await openMenu(page, HAMBURGER);
    await expectLocked(page, `at ${width}`);
    await menu.getByRole('link', { name: 'บริการดิจิทัล' }).scrollIntoViewIfNeeded();
    await expect(menu.getByRole('link', { name: 'บริการดิจิทัล' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await button(page, HAMBURGER).click();
    await expect(menu).toBeHidden();
    await expectUnlocked(page, `at ${width}, closed`);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }

  await test.step('a resize that hides the button of an open menu unlocks the page', async () => {
    await page.setViewportSize({ width: 800, height: 700 });
    for (const name of [LIVE, NETWORK]) {
      await openMenu(page, name);
      await page.setViewportSize({ width: 570, height: 700 });
      await settled(page);
      await expectUnlocked(page);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.setViewportSize({ width: 800, height: 700 });
      await settled(page);
    }
  });

  await test.step('axe finds no violation in a menu over the page, in either theme', async () => {
    await page.setViewportSize({ width: 375, height: 700 });
    for (const name of [NETWORK, HAMBURGER]) {
      await openMenu(page, name);
      expect(await violations(page), name).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(card(page)).toHaveCount(0);
    }
  });
});

test('locking the page shifts nothing where scrollbars take up space', async ({ playwright, launchOptions }) => {
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  try {
    const page = await browser.newPage({
      baseURL: WEBSITE,
      viewport: { width: 375, height: 700 },
      reducedMotion: 'reduce',
    });
    await open(page, LONG_CATEGORY);
    const places = () =>
      page.evaluate(() => ({
        width: document.body.clientWidth,
        lefts: ['header', 'main', 'main h1', 'main article', 'header > div:last-child'].map(
          (selector) => document.querySelector(selector)?.getBoundingClientRect().left,
        ),
        rights: ['header', 'main'].map((selector) => document.querySelector(selector)?.getBoundingClientRect().right),
      }));
    for (const width of [375, 700, 768, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      const before = await places();
      expect(before.width).toBeLessThan(width);
      for (const name of width < 768 ? [HAMBURGER, NETWORK] : [HAMBURGER]) {
        await openMenu(page, name);
        expect(await places(), `${name} at ${width}`).toEqual(before);
        await page.keyboard.press('Escape');
        await expect(card(page)).toHaveCount(0);
        expect(await places(), `${name} at ${width}, closed`).toEqual(before);
      }
    }
  } finally {
    await browser.close();
  }
});
