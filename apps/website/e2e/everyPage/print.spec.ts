import type { Page } from '@playwright/test';
import { addDays, toDay } from '@sala/thai';
import { axeFinds } from '../support/axe.ts';
import { findFaintLines } from '../support/contrast.ts';
import { ARTICLE, expect, open, PROGRAMME, SEARCH, test } from '../support/fixtures.ts';
import { listenHere, player } from '../support/listening.ts';
import { overflow } from '../support/overflow.ts';
import { EPISODE } from '../support/watching.ts';

const TODAY = toDay(Date.now());
/** Just after midnight today has no news yet. */
const YESTERDAY = `/news/archive?date=${addDays(TODAY, -1)}`;
const CLOCK_TIME = /^\d\d:\d\d( น\.)?$/;
const DATE_TIME = /^\d+ [^\d\s]+ 25\d\d เวลา \d\d:\d\d น\.$/;
const SCHEDULES = '/program/schedules';
/** The width of A4 between the browser's margins. */
const PAPER_WIDTH = 718;

/** Prints a page, and then shows it as on paper. */
async function print(page: Page): Promise<void> {
  await page.pdf({ format: 'A4' });
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: PAPER_WIDTH, height: 1000 });
}

/** What is printed of every time in the main part of a page, with what styles add. */
const printedTimes = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('time')
    .filter({ visible: true })
    .evaluateAll((times) =>
      times.map((time) => {
        const { content } = getComputedStyle(time, '::after');
        const text = getComputedStyle(time).fontSize === '0px' ? '' : time.textContent;
        return text + (content === 'none' ? '' : content.slice(1, -1));
      }),
    );

for (const [path, format] of [
  [YESTERDAY, CLOCK_TIME],
  ['/breakingnews', DATE_TIME],
  ['/flood', new RegExp(`${CLOCK_TIME.source}|${DATE_TIME.source}`)],
  [SEARCH, DATE_TIME],
  ['/home', DATE_TIME],
  ['/news/gallery', DATE_TIME],
  [`/tags?q=${encodeURIComponent('น้ำท่วม')}`, DATE_TIME],
  ['/program/watch/popular', DATE_TIME],
] as const)
  test(`${path.replace(/\?.*/, '')} prints every time once, with its date unless the day is above it, and no controls`, async ({
    page,
  }) => {
    await open(page, path);
    await print(page);
    const times = await printedTimes(page);
    expect(times.length).toBeGreaterThan(3);
    expect(times.filter((time) => !format.test(time))).toEqual([]);
    for (const role of ['navigation', 'button', 'search', 'searchbox'] as const)
      await expect(page.getByRole('main').getByRole(role), role).toHaveCount(0);
    expect(await overflow(page)).toEqual([]);
  });

for (const path of ['/home', '/focus', '/ai-audio-news', '/live', EPISODE])
  test(`what is dark on ${path} prints in black on white, with its backgrounds too`, async ({ page }) => {
    await open(page, path);
    await print(page);
    expect(await axeFinds(page, undefined, ['color-contrast'])).toEqual([]);
  });

for (const path of ['/program', PROGRAMME])
  test(`what stands over the picture at the top of ${path} prints without it, with backgrounds too`, {
    tag: '@pictures',
  }, async ({ page }) => {
    await open(page, path);
    await print(page);
    expect(await findFaintLines(page, page.getByRole('main'))).toEqual([]);
  });

test('a time ago has its date as a title when the pointer is on it', async ({ page }) => {
  await open(page, '/flood');
  const time = page.getByRole('main').getByText(/ที่แล้ว$/).first();
  await expect(time).not.toHaveAttribute('title');
  await time.hover();
  await expect(time).toHaveAttribute('title', DATE_TIME);
});

test('an article that is being read aloud prints without the player and its room', async ({ page }) => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await open(page, ARTICLE);
  await print(page);
  const silent = await height();
  await page.emulateMedia({ media: 'screen' });
  await listenHere(page);
  await expect(player(page)).toBeVisible();
  await print(page);
  await expect(player(page)).toBeHidden();
  expect(await height()).toBe(silent);
});

test('a printed summary has its points and its article, without controls', async ({ page }) => {
  await open(page, '/ai-summary/demo/600101');
  const points = page.getByRole('region', { name: 'ประเด็นสำคัญ' });
  const made = points.getByText('คัดเลือกโดย');
  await expect(points.getByText('กดที่ประเด็น')).toBeVisible();
  await print(page);
  await expect(points.getByRole('listitem').first()).toBeVisible();
  await expect(made).toBeVisible();
  await expect(page.getByRole('region', { name: 'เนื้อข่าว' })).toBeVisible();
  await expect(points.getByText('กดที่ประเด็น')).toBeHidden();
  await expect(points.getByRole('link', { name: 'อ่านข่าวฉบับเต็ม' })).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
});

for (const [what, query, heads, lead] of [
  [
    'day',
    `?date=${addDays(TODAY, 1)}&channel=rian`,
    ['ศาลาทีวี', 'ศาลาเรียน', 'ศาลาออนไลน์'],
    /^วัน\S+ที่ \d+ \S+ พ\.ศ\. \d+$/,
  ],
  [
    'week',
    '?view=week&channel=rian',
    [/^จ\. \d+/, ...Array(5).fill(/./), /^อา\. \d+/],
    /^ศาลาเรียน ทั้งสัปดาห์ ตั้งแต่วันที่ \d+/,
  ],
] as const)
  test(`the printed schedule of a ${what} names the day and every channel or day of it, without controls or colours`, async ({
    page,
  }) => {
    await open(page, SCHEDULES + query);
    await print(page);
    const main = page.getByRole('main');
    await expect(main.getByText(lead)).toBeVisible();
    await expect(main.getByRole('columnheader')).toHaveText(['เวลา', ...heads]);
    const table = main.getByRole('table');
    await expect(table.getByRole('article').first()).toBeVisible();
    await expect(table.getByRole('link', { name: /^(ชมสด|เพิ่มลงปฏิทิน)/ })).toHaveCount(0);
    await expect(main.getByRole('navigation')).toHaveCount(0);
    await expect(main.getByText('รับผังรายการในปฏิทิน')).toBeHidden();
    // a page that is dark on the screen
    const logo = page.getByRole('banner').getByRole('link', { name: 'หน้าหลัก' }).filter({ visible: true });
    await expect(logo.first().locator('*').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
    expect(await overflow(page)).toEqual([]);
  });
