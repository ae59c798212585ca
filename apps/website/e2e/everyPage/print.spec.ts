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
/** Of what appeared in another year only the day may be known. */
const DATE = /^\d+ [^\d\s]+ 25\d\d( เวลา \d\d:\d\d น\.)?$/;
const SCHEDULES = '/program/schedules';
/** The width of A4 between the browser's margins. */
const PAPER_WIDTH = 718;
const SCREEN = { width: 1280, height: 720 };

/** Prints a page, and then shows it as on paper. */
async function print(page: Page): Promise<void> {
  await page.pdf({ format: 'A4' });
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: PAPER_WIDTH, height: 1000 });
}

/** Opens a page on the screen, also after another one was printed, and prints it. */
async function openAndPrint(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(SCREEN);
  await open(page, path);
  await print(page);
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

async function printsEveryTimeOnce(page: Page, path: string, format: RegExp): Promise<void> {
  const times = await printedTimes(page);
  expect.soft(times.length, path).toBeGreaterThan(3);
  expect
    .soft(
      times.filter((time) => !format.test(time)),
      path,
    )
    .toEqual([]);
  for (const role of ['navigation', 'button', 'search', 'searchbox'] as const)
    await expect.soft(page.getByRole('main').getByRole(role), `${role} on ${path}`).toHaveCount(0);
  expect.soft(await overflow(page), path).toEqual([]);
}

async function printsInBlack(page: Page, path: string): Promise<void> {
  expect.soft(await axeFinds(page, undefined, ['color-contrast']), path).toEqual([]);
}

// similar pages share a browser window, which has their code after the first

test('a situation, a day, breaking news and search results print every time once, with its date unless the day is above it, and no controls', async ({
  page,
}) => {
  await open(page, '/flood');
  await test.step('on the screen a time ago has its date as a title when the pointer is on it', async () => {
    const time = page.getByRole('main').getByText(/ที่แล้ว$/).first();
    await expect(time).not.toHaveAttribute('title');
    await time.hover();
    await expect(time).toHaveAttribute('title', DATE_TIME);
  });
  await print(page);
  await printsEveryTimeOnce(page, '/flood', new RegExp(`${CLOCK_TIME.source}|${DATE_TIME.source}`));
  for (const [path, format] of [
    [YESTERDAY, CLOCK_TIME],
    ['/breakingnews', DATE_TIME],
    [SEARCH, DATE],
  ] as const) {
    await openAndPrint(page, path);
    await printsEveryTimeOnce(page, path, format);
  }
});

test('galleries, a tag, the most watched and the front page print every time once, with its date, and no controls', async ({
  page,
}) => {
  for (const path of ['/news/gallery', `/tags?q=${encodeURIComponent('น้ำท่วม')}`, '/program/watch/popular', '/home']) {
    await openAndPrint(page, path);
    await printsEveryTimeOnce(page, path, DATE_TIME);
  }
  await test.step('what is dark on the front page prints in black on white, with its backgrounds too', () =>
    printsInBlack(page, '/home'));
});

test('what is dark on pages of audio, a channel and an episode prints in black on white, with its backgrounds too', async ({
  page,
}) => {
  for (const path of ['/focus', '/ai-audio-news', '/live', EPISODE]) {
    await openAndPrint(page, path);
    await printsInBlack(page, path);
  }
});

test('what stands over the picture at the top of programme pages prints without it, with backgrounds too', {
  tag: '@pictures',
}, async ({ page }) => {
  for (const path of ['/program', PROGRAMME]) {
    await openAndPrint(page, path);
    expect(await findFaintLines(page, page.getByRole('main')), path).toEqual([]);
  }
});

test('an article that is being read aloud prints without the player and its room', async ({ page }) => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await openAndPrint(page, ARTICLE);
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

test('the printed schedule of a day or week names the day and every channel or day of it, without controls or colours', async ({
  page,
}) => {
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
    await test.step(what, async () => {
      await openAndPrint(page, SCHEDULES + query);
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
});
