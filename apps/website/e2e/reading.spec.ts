import { expect, test } from '@playwright/test';

test('a reader opens the site, picks the first story and reads it', async ({ page }) => {
  await page.goto('/');
  const headline = page.getByRole('main').getByRole('article').first().getByRole('link');
  const title = (await headline.textContent()) ?? '';
  await headline.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(/\/news\/content\/\d+$/);
});
