import { expect, layOutAll, open, PROGRAMME, test } from '../support/fixtures.ts';
import { findInBoth, findSigns } from '../support/forcedColors.ts';
import { listenHere, player, press } from '../support/listening.ts';

// the signs of all other kinds of pages are checked where these are open already (everyPage.spec.ts)
test.describe('with forced colours', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('signs that are drawn as backgrounds are still seen on the page of the news read aloud', async ({ page }) => {
    await open(page, '/ai-audio-news');
    await layOutAll(page);
    const { signs, gone } = await findSigns(page);
    expect(signs.length).toBeGreaterThan(2);
    expect(gone).toEqual([]);
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
