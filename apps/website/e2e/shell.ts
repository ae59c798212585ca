import { expect, type Locator, type Page } from '@playwright/test';
import { axeFindsInBothThemes } from './axe.ts';

// What the tests of the header, the navbar and the menus share.

export const NETWORK = 'เว็บไซต์ในเครือข่าย';
export const LIVE = 'ชมสด';
export const ORGANISATION = 'องค์กร';
export const HAMBURGER = 'เปิดหรือปิดเมนู';

export const bar = (page: Page): Locator => page.getByRole('banner');
/** The row of the main navbar's options. */
export const options = (page: Page): Locator => bar(page).getByRole('navigation', { name: 'เมนูหลัก', exact: true });
/** The header's own links. */
export const globalNavs = (page: Page): Locator => bar(page).getByRole('navigation', { name: 'เมนูหลักของเว็บไซต์' });
/** The buttons of this name that can be seen: a width hides those of other widths. */
export const button = (page: Page, name: string): Locator =>
  bar(page).getByRole('button', { name, exact: true }).filter({ visible: true });
/** What is open: the card or the menu below the navbar. */
export const card = (page: Page): Locator =>
  bar(page).locator('[aria-expanded="true"] + :not([hidden]), [aria-expanded="true"] ~ nav:not([hidden])');

/** Two frames: what the browser tells of a scroll or of a new width has then been told and drawn. */
export const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
  });

/** Waits until the navbar's animations have ended, and says where its top is. */
export async function settled(page: Page): Promise<number> {
  await nextFrame(page);
  return bar(page).evaluate(async (element) => {
    await Promise.all(element.getAnimations({ subtree: true }).map((animation) => animation.finished.catch(() => {})));
    return element.getBoundingClientRect().top;
  });
}

/** Turns the wheel, as a reader does, and waits until the page has followed; `expected` is where it ends. */
export async function wheel(page: Page, down: number, expected: number): Promise<void> {
  await page.mouse.wheel(0, down);
  await page.waitForFunction((top) => Math.abs(scrollY - top) < 1, expected);
}

/** Turns the wheel over the contents of the page, and says where the page stood before. */
async function turnWheel(page: Page): Promise<number> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(width / 2, height - 10);
  await page.mouse.wheel(0, 60);
  return before;
}

/** The page stands still though the wheel is turned over its contents. */
export async function expectLocked(page: Page, where?: string): Promise<void> {
  const before = await turnWheel(page);
  await nextFrame(page);
  await nextFrame(page);
  expect(await page.evaluate(() => scrollY), where).toBe(before);
}

/** The page follows the wheel that is turned over its contents, whenever the browser comes to it. */
export async function expectUnlocked(page: Page, where?: string): Promise<void> {
  const before = await turnWheel(page);
  await expect.poll(() => page.evaluate(() => scrollY), where).toBeCloseTo(before + 60, 0);
}

/** Opens a menu with the mouse, all it holds there, and its animation over. */
export async function openMenu(page: Page, name: string): Promise<Locator> {
  await button(page, name).first().click();
  const opened = card(page);
  await opened.getByRole('listitem').first().waitFor();
  await settled(page);
  return opened;
}

/** What axe finds against the navbar and what is open in it, in both themes. */
export async function violations(page: Page): Promise<string[]> {
  // with reduced motion every colour changes in a transition of its own, however short
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await settled(page);
  return axeFindsInBothThemes(page, 'body > header');
}
