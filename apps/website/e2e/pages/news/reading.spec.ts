import { expect, test } from '../../support/fixtures.ts';
import { shows, titleOf } from '../../support/headlines.ts';

test('a reader opens the site, picks the first article and reads it', async ({ page }) => {
  await page.goto('/');
  const headline = page.getByRole('main').getByRole('article').first().getByRole('link');
  const title = await titleOf(headline);
  await headline.click();
  await expect(page.getByRole('heading', { level: 1, name: shows(title) })).toBeVisible();
  await expect(page).toHaveURL(/\/news\/content\/\d+$/);
});
