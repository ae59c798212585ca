import { expect, type Locator, type Page } from '@playwright/test';
import { axeFindsInBothThemes } from './axe.ts';

// The shared parts of the tests of the header, the navbar and the menus.

export const NETWORK = 'เว็บไซต์ในเครือข่าย';
export const LIVE = 'ชมสด';
export const ORGANISATION = 'องค์กร';
export const HAMBURGER = 'เปิดหรือปิดเมนู';

export const bar = (page: Page): Locator => page.getByRole('banner');
/** The list of the main navbar's options. */
export const options = (page: Page): Locator => bar(page).getByRole('navigation', { name: 'เมนูหลัก', exact: true });
/** The header's own links. */
export const globalNavs = (page: Page): Locator => bar(page).getByRole('navigation', { name: 'เมนูหลักของเว็บไซต์' });
/** The visible buttons with this name; those for other widths are hidden. */
export const button = (page: Page, name: string): Locator =>
  bar(page).getByRole('button', { name, exact: true }).filter({ visible: true });
/** The open card or menu below the navbar. */
export const card = (page: Page): Locator =>
  bar(page).locator('[aria-expanded="true"] + :not([hidden]), [aria-expanded="true"] ~ nav:not([hidden])');

/** Waits for two frames, in which the browser reports and draws a scroll or a new width. */
export const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
  });

/** Waits until the navbar's animations have ended, and returns the position of its top. */
export async function settled(page: Page): Promise<number> {
  await nextFrame(page);
  return bar(page).evaluate(async (element) => {
    await Promise.all(element.getAnimations({ subtree: true }).map((animation) => animation.finished.catch(() => {})));
    return element.getBoundingClientRect().top;
  });
}

/** Turns the mouse wheel and waits until the page has scrolled to `expected`. */
export async function wheel(page: Page, down: number, expected: number): Promise<void> {
  await page.mouse.wheel(0, down);
  await page.waitForFunction((top) => Math.abs(scrollY - top) < 1, expected);
}

/** Turns the mouse wheel over the content of the page, and returns the scroll position before. */
async function turnWheel(page: Page): Promise<number> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(width / 2, height - 10);
  await page.mouse.wheel(0, 60);
  return before;
}

/** Expects the page not to scroll when the mouse wheel is turned over its content. */
export async function expectLocked(page: Page, where?: string): Promise<void> {
  const before = await turnWheel(page);
  await nextFrame(page);
  await nextFrame(page);
  expect(await page.evaluate(() => scrollY), where).toBe(before);
}

/** Expects the page to scroll when the mouse wheel is turned over its content. */
export async function expectUnlocked(page: Page, where?: string): Promise<void> {
  const before = await turnWheel(page);
  await expect.poll(() => page.evaluate(() => scrollY), where).toBeCloseTo(before + 60, 0);
}

/** Opens a menu with the mouse, and waits for its entries and the end of its animation. */
export async function openMenu(page: Page, name: string): Promise<Locator> {
  await button(page, name).first().click();
  const opened = card(page);
  await opened.getByRole('listitem').first().waitFor();
  await settled(page);
  return opened;
}

/** The violations that axe finds in the navbar and the open menu, in both themes. */
export async function violations(page: Page): Promise<string[]> {
  // with reduced motion every change of colour is a separate, very short transition
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await settled(page);
  return axeFindsInBothThemes(page, 'body > header');
}
