import type { Page } from '@playwright/test';
import { ARTICLE, expect, test } from './fixtures.ts';

/** Whether scripts have taken hold of an element, by a selector. */
const isHeld = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(
    (one) => Object.keys(document.querySelector(one) ?? {}).some((key) => key.startsWith('__reactFiber')),
    selector,
  );

test('a press takes hold of the part that is pressed, and of no other', async ({ page }) => {
  // what React does in tasks of its own never comes: what it does within a press is left
  await page.addInitScript(() => {
    MessagePort.prototype.postMessage = () => {};
  });
  await page.goto(ARTICLE);
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')));
  const [frame, byline, tags, navbar, footer] = [
    '#main',
    '[data-size]',
    '[aria-label=แท็ก]',
    'body > header',
    'body > footer',
  ];
  for (const part of [frame, byline, tags, navbar, footer]) expect(await isHeld(page, part), part).toBe(false);

  await page.getByRole('button', { name: 'ตัวอักษรขนาดใหญ่' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large');
  expect(await isHeld(page, frame)).toBe(true);
  expect(await isHeld(page, byline)).toBe(true);
  for (const part of [tags, navbar, footer]) expect(await isHeld(page, part), part).toBe(false);
});
