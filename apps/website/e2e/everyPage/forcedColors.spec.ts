import type { Page } from '@playwright/test';
import { expect, layOutAll, open, PROGRAMME, test } from '../support/fixtures.ts';
import { listenHere, player, press } from '../support/listening.ts';
import { EPISODE } from '../support/watching.ts';

const PAGES = ['/home', '/ai-audio-news', '/flood', '/program', PROGRAMME, EPISODE, '/live', '/live/vertical'];

interface Drawn {
  /** The signs that differ from their ground, each with its place in the document. */
  signs: string[];
  /** The colours or gradients behind the logos of the header's cards. */
  grounds: string[];
}

/**
 * The signs on controls and in lines of text that are drawn as a background alone, such as the bar of a switch or the
 * triangle of a play button. What the current and chosen items have more is left out: forced colours outline these.
 */
const findDrawn = (page: Page): Promise<Drawn> =>
  page.evaluate(() => {
    const CHOSEN = '[aria-current]:not([aria-current="false"]), [aria-pressed="true"]';
    const isClear = (color: string) => /^(transparent|rgba\(.+, 0\))$/.test(color);
    const findGround = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)';
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      if (backgroundImage !== 'none') return backgroundImage;
      return isClear(backgroundColor) ? findGround(element.parentElement) : backgroundColor;
    };
    const isSign = ({ backgroundColor, content, outlineStyle, scale }: CSSStyleDeclaration, isPart: boolean) =>
      !isClear(backgroundColor) && outlineStyle === 'none' && scale !== '0 1' && (!isPart || content === '""');
    // colours change for a third of a second
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
    const signs: string[] = [];
    for (const [place, element] of document.querySelectorAll('a *, button, button *, a, p').entries()) {
      if (!element.checkVisibility() || element.matches('img')) continue;
      const isEmpty = !element.hasChildNodes();
      for (const part of ['', '::before', '::after']) {
        const style = getComputedStyle(element, part);
        if (!isSign(style, part !== '') || (part === '' && !isEmpty)) continue;
        // a state that is outlined, unless it is the sign itself that the others have, too
        if (part !== '' && !isEmpty && element.matches(CHOSEN)) continue;
        if (style.backgroundColor !== findGround(part ? element : element.parentElement))
          signs.push(`${place} ${element.tagName} ${element.className} ${part}`);
      }
    }
    const logos = Array.from(document.querySelectorAll('header img')).filter((logo) => logo.checkVisibility());
    return { signs, grounds: logos.map(findGround) };
  });

/** What is drawn with the page's own colours, before and after, and with forced ones in between. */
async function findInBoth(page: Page): Promise<{ own: Drawn; forced: Drawn }> {
  const before = await findDrawn(page);
  await page.emulateMedia({ forcedColors: 'active' });
  const forced = await findDrawn(page);
  await page.emulateMedia({ forcedColors: 'none' });
  const after = await findDrawn(page);
  // a film that begins meanwhile no longer says that it loads
  return { own: { ...after, signs: before.signs.filter((sign) => after.signs.includes(sign)) }, forced };
}

test.describe('with forced colours', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('signs that are drawn as backgrounds are still seen on the main pages', async ({ page }) => {
    // backgrounds change at once
    await page.emulateMedia({ reducedMotion: 'reduce' });
    let signs = 0;
    for (const path of PAGES) {
      await open(page, path);
      await layOutAll(page);
      const { own, forced } = await findInBoth(page);
      const gone = own.signs.filter((sign) => !forced.signs.includes(sign));
      expect.soft(gone, path).toEqual([]);
      signs += own.signs.length;
    }
    expect(signs).toBeGreaterThan(20);
  });

  test('the logos in the cards of the header keep the ground that they are drawn for', async ({ page }) => {
    await open(page, '/home');
    for (const name of ['ชมสด', 'เว็บไซต์ในเครือข่าย']) {
      await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('banner').locator('img').first()).toBeVisible();
      const { own, forced } = await findInBoth(page);
      expect(own.grounds.length).toBeGreaterThan(2);
      expect(forced.grounds, name).toEqual(own.grounds);
    }
  });

  test('the switch in the settings of the audio player has an outline, and its thumb is seen', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, '/news/content/600109');
    await listenHere(page);
    await press(page, 'การตั้งค่า');
    const track = player(page).getByRole('switch').first().locator('span');
    const { outline, ground, thumb } = await track.evaluate((one) => ({
      outline: getComputedStyle(one).outlineStyle,
      ground: getComputedStyle(one).backgroundColor,
      thumb: getComputedStyle(one, '::after').backgroundColor,
    }));
    expect(outline).toBe('solid');
    expect(thumb).not.toBe(ground);
  });

  test('the header over the picture of a programme has a ground on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await open(page, PROGRAMME);
    const header = page.getByRole('banner');
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
});
