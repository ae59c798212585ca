import { join } from 'node:path';
import { formatFullDay, toStartOfDay } from '@sala/thai';
import { ROOT } from '../support/addresses.ts';
import { axeFinds } from '../support/axe.ts';
import { answerWith } from '../support/contraryService.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { listAll } from '../support/listAll.ts';
import { schedules } from '../support/liveService.ts';

const SCHEDULES = '/program/schedules';
const TODAY = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);

test('[2.1-21 2.2-11] the schedule shows a day of three channels on desktops, of one on phones, the week and the current airing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, `${SCHEDULES}?date=${TODAY}`);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await page.getByRole('link', { name: 'ไปยังรายการขณะนี้' }).click();
  await expect(page).toHaveURL(/#now$/);
  await expect(page.locator('#now')).toBeInViewport();

  // an airing is downloaded as a calendar entry
  await page.goto(`${SCHEDULES}?date=${nextDay()}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    table
      .getByRole('link', { name: /^เพิ่มลงปฏิทิน/ })
      .first()
      .click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^tv-\d+\.ics$/);

  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, `${SCHEDULES}?date=${TODAY}`);
  await expect(table.getByRole('cell').filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('navigation', { name: 'เลือกช่อง' }).getByRole('link', { name: 'ศาลาเรียน' }).click();
  await expect(page).toHaveURL(/channel=rian/);
  await expect(table.locator('td:visible:not([data-shown])')).toHaveCount(0);
  const width = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(width).toBeLessThanOrEqual(0);

  await page.getByRole('link', { name: 'รายสัปดาห์' }).click();
  await expect(page).toHaveURL(/view=week/);
  // all seven days fit on a screen, and today begins with the current airing
  const days = page.getByRole('navigation', { name: 'เลือกวันของสัปดาห์' }).getByRole('link');
  await expect(days).toHaveCount(7);
  for (const day of await listAll(days)) await expect(day).toBeInViewport({ ratio: 1 });
  await expect(table.getByRole('article').filter({ visible: true }).first()).toContainText(/ชมสด|เพิ่มลงปฏิทิน/);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(table.getByRole('columnheader')).toHaveCount(8);
  expect(await axeFinds(page, 'main')).toEqual([]);
});

const nextDay = () => new Date(Date.parse(`${TODAY}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

test('[3.6-07 4.6-01 4.6-02] ended airings disappear and new ones become live without a reload, the partner’s too', async ({
  page,
  service,
  startSite,
}) => {
  schedules(
    service,
    { channel: 'tv', from: -20, to: 2, title: 'รายการแรก' },
    { channel: 'tv', from: 2, to: 30, title: 'รายการที่สอง' },
    { channel: 'rian', from: -20, to: 30, title: 'ห้องเรียน' },
  );
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const items = [
    { startTime: at(-20), endTime: at(2), programTitle: 'เพลงแรก' },
    { startTime: at(2), endTime: at(30), programTitle: 'เพลงที่สอง' },
  ];
  service.answers('/daily-schedule-items/upcoming', answerWith(200, JSON.stringify({ data: { items } })));
  const site = await startSite({ PROGRAM_API_URL: service.address, PARTNER_API_URL: service.address });
  await page.clock.install();
  await open(page, `${site}${SCHEDULES}`);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const slot = (title: string) =>
    page.getByRole('article').filter({ has: page.locator('p, h3').getByText(title, { exact: true }) });
  const live = (title: string) => slot(title).getByRole('link', { name: `ชมสด ${title}` });
  await expect(live('รายการแรก')).toHaveAttribute('href', '/live');
  await expect(live('รายการที่สอง')).toHaveCount(0);
  await expect(slot('เพลงแรก').getByText('สด', { exact: true })).toBeVisible();
  await page.clock.runFor('03:00');
  await expect(slot('รายการแรก')).toHaveCount(0);
  await expect(live('รายการที่สอง')).toBeVisible();
  await expect(slot('เพลงแรก')).toHaveCount(0);
  await expect(slot('เพลงที่สอง').getByText('สด', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('[2.1-21] an open schedule shows the new day after midnight, and the day before until the new one can be loaded', async ({
  page,
  site,
  service,
  startSite,
}) => {
  const DAY_MINUTES = 24 * 60;
  // an airing that began before midnight would belong to the day before
  const begun = Math.min(20, Math.floor((Date.now() - toStartOfDay(TODAY)) / 60_000));
  schedules(
    service,
    { channel: 'tv', from: -begun, to: 1, title: 'รายการแรก' },
    { channel: 'tv', from: DAY_MINUTES - begun, to: DAY_MINUTES + 60, title: 'รายการของวันใหม่' },
  );
  const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0) + DAY_MINUTES * 60_000;
  const siteOfTomorrow = await startSite({
    PROGRAM_API_URL: service.address,
    CLOCK_SHIFT_MS: String(shift),
    NODE_OPTIONS: `--import=${join(ROOT, 'scripts/clock/shiftClock.ts')}`,
  });
  const heading = (day: string) => main.getByText(formatFullDay(toStartOfDay(day)), { exact: true });
  const main = page.getByRole('main');
  const dayLinks = main.getByRole('navigation', { name: 'เลือกวัน' });
  await page.clock.install();
  await open(page, `${site}${SCHEDULES}`);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await page.route(/\/program\/schedules(\.data)?(\?|$)/, (route) => route.fulfill({ status: 503 }));
  await page.clock.fastForward('24:00:00');
  const failed = page.waitForResponse((answer) => answer.status() === 503);
  await expect(heading(TODAY)).toBeVisible();
  await expect(dayLinks.getByRole('link', { name: 'วันนี้' })).toHaveAttribute('aria-current', 'page');
  await expect(dayLinks.getByRole('link', { name: 'เมื่อวาน' })).not.toHaveAttribute('href', new RegExp(TODAY));
  await expect(main.getByText('ผังรายการของวันนี้จบแล้ว')).toBeVisible();
  await page.clock.runFor('00:11');
  await failed;
  await expect(heading(TODAY)).toBeVisible();

  await page.unrouteAll();
  await page.route(/\/program\/schedules(\.data)?(\?|$)/, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: siteOfTomorrow + pathname + search }) });
  });
  await page.clock.runFor('04:01');
  await expect(heading(nextDay())).toBeVisible();
  await expect(main.getByRole('link', { name: 'ชมสด รายการของวันใหม่' })).toBeVisible();
  await expect(dayLinks.getByRole('link', { name: 'วันนี้' })).toHaveAttribute('aria-current', 'page');
  await expect(dayLinks.getByRole('link', { name: 'เมื่อวาน' })).toHaveAttribute('href', new RegExp(TODAY));
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('[1-25] a front page that is shown again after hours updates its current airing', async ({
  page,
  service,
  site,
}) => {
  schedules(
    service,
    { channel: 'tv', from: -20, to: 20, title: 'รายการแรก' },
    { channel: 'tv', from: 20, to: 60, title: 'รายการที่สอง' },
    { channel: 'rian', from: 20, to: 60, title: 'ห้องเรียน' },
  );
  await page.clock.install();
  const HOUR = 3_600_000;
  await page.route('**/live/on-air', (route) => {
    const now = Date.now() + 5 * HOUR;
    const airing = { channel: 'tv', title: 'รายการหลังเที่ยงคืน', startsAt: now - HOUR, endsAt: now + HOUR };
    return route.fulfill({ json: [airing], headers: { date: new Date(now).toUTCString() } });
  });
  await open(page, `${site}/home`);
  const widget = page.getByRole('region', { name: 'ผังรายการ' });
  const tv = widget.getByRole('link', { name: /^ชมสด ศาลาทีวี/ });
  await expect(tv).toContainText('รายการแรก');
  // the script is loaded and evaluated before the laptop sleeps, because it wakes up without a network
  const file = page.waitForResponse(/pollOnAirBriefs/);
  await page.clock.runFor('01:00');
  await page.evaluate((address) => import(address), (await file).url());
  // while a laptop sleeps, only its clock advances
  await page.clock.setSystemTime(await page.evaluate((hours) => Date.now() + hours, 5 * HOUR));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.clock.runFor('00:06');
  await expect(tv).toContainText('รายการหลังเที่ยงคืน');
});

test('[1-25] the schedule of the front page links to the three channels', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, '/home');
  const widget = page.getByRole('region', { name: 'ผังรายการ' });
  await expect(widget.getByRole('link', { name: /^ชมสด/ })).toHaveCount(3);
  await widget.getByRole('link', { name: /^ชมสด ศาลาออนไลน์/ }).click();
  await expect(page).toHaveURL(/\/live\/online$/);
});

test('forced colours leave the sign of a current airing a triangle', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, SCHEDULES);
  const live = page.getByRole('table').getByRole('link', { name: /^ชมสด/ }).first();
  const sign = await live.evaluate((link) => {
    const { clipPath, borderTopWidth, borderLeftColor } = getComputedStyle(link, '::before');
    return { clipPath, borderTopWidth, isVisible: borderLeftColor !== getComputedStyle(link).backgroundColor };
  });
  // a transparent border would get a colour
  expect(sign).toEqual({ clipPath: 'polygon(0px 0px, 100% 50%, 0px 100%)', borderTopWidth: '0px', isVisible: true });
});
