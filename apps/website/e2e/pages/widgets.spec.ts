import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../support/fixtures.ts';
import { nextFrame } from '../support/shell.ts';

const region = (page: Page, name: string): Locator => page.getByRole('main').getByRole('region', { name, exact: true });
const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not shown');
  return box;
};

test('on a phone widgets and banners are rows to swipe, and the other weather opens by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/home');
  const [weather, gold] = [region(page, 'อากาศวันนี้'), region(page, 'ราคาทอง')];
  await weather.scrollIntoViewIfNeeded();
  const [first, second] = [await boxOf(weather), await boxOf(gold)];
  expect(second.y).toBe(first.y);
  expect(second.height).toBe(first.height);
  expect(second.x).toBeLessThan(375);
  await gold.evaluate((one) => one.scrollIntoView({ inline: 'end', behavior: 'instant' }));
  expect((await boxOf(gold)).x + second.width).toBeLessThanOrEqual(375);

  const others = weather.locator('summary');
  await others.focus();
  await page.keyboard.press('Enter');
  await expect(weather.getByRole('listitem').first()).toBeVisible();
  expect((await boxOf(others)).height).toBeGreaterThanOrEqual(44);

  const banners = region(page, 'ประชาสัมพันธ์');
  const links = banners.getByRole('link');
  await banners.scrollIntoViewIfNeeded();
  await expect(links.first()).toBeInViewport({ ratio: 0.9 });
  await nextFrame(page);
  const before = (await boxOf(links.first())).x;
  await banners.getByRole('button', { name: 'ประชาสัมพันธ์ถัดไป' }).click();
  await expect(links.nth(1)).toBeInViewport({ ratio: 0.95 });
  await banners.getByRole('button', { name: 'ประชาสัมพันธ์ก่อนหน้า' }).click();
  await expect.poll(async () => (await boxOf(links.first())).x).toBe(before);
});

test('[1-25] the schedule widget loads the next airings once its last one has ended', async ({ page }) => {
  await page.clock.install();
  await page.route('**/live/on-air', (route) => {
    const startsAt = Date.now() + 24 * 3600_000;
    const airing = { channel: 'tv', title: 'รายการของวันพรุ่งนี้', startsAt, endsAt: startsAt + 3 * 3600_000 };
    return route.fulfill({ json: [airing], headers: { date: new Date(startsAt).toUTCString() } });
  });
  await open(page, '/home');
  await page.clock.fastForward('25:00:00');
  // the script that polls is loaded when it is needed
  const schedule = async () => {
    await page.clock.fastForward('00:05:01');
    return region(page, 'ผังรายการ').textContent();
  };
  await expect.poll(schedule).toContain('รายการของวันพรุ่งนี้');
});

test('on a desktop the widgets are beside the latest news, and the trends between the lead and both', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/home');
  const latest = await boxOf(region(page, 'ข่าวล่าสุด'));
  const schedule = await boxOf(region(page, 'ผังรายการ'));
  const weather = await boxOf(region(page, 'อากาศวันนี้'));
  const gold = await boxOf(region(page, 'ราคาทอง'));
  expect(schedule.y).toBe(latest.y);
  expect(schedule.x).toBeGreaterThan(latest.x + latest.width);
  expect([weather.x, gold.x]).toEqual([schedule.x, schedule.x]);
  expect(weather.y).toBeGreaterThan(schedule.y + schedule.height);
  expect(gold.y).toBeGreaterThan(weather.y + weather.height);
  const banners = await boxOf(region(page, 'ประชาสัมพันธ์'));
  expect(banners.x).toBe(gold.x);
  expect(banners.y).toBeGreaterThan(gold.y + gold.height);

  const trends = page.getByRole('navigation', { name: 'เทรนด์แนะนำ' }).getByRole('link');
  const { y } = await boxOf(trends.first());
  expect(y).toBeGreaterThan((await boxOf(page.getByRole('article').first())).y);
  expect(y).toBeLessThan(latest.y);
  await expect(trends.first()).toHaveAttribute('href', /^\/tags\?q=/);
  // the sign before it is not read aloud
  await expect(trends.first()).toHaveAccessibleName(/^[^#]/);
});

test('on a desktop the two columns of the front page end within 120 px of each other', async ({ page }) => {
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/home');
    const popular = await boxOf(region(page, 'ข่าวยอดนิยม'));
    const banners = await boxOf(region(page, 'ประชาสัมพันธ์'));
    const ends = [popular.y + popular.height, banners.y + banners.height];
    expect(Math.max(...ends) - Math.min(...ends), `at ${width} px`).toBeLessThan(120);
  }
});
