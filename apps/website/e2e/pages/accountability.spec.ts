import { createECDH, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { NEWSROOM } from '../support/addresses.ts';
import { axeFindsAtBothWidths } from '../support/axe.ts';
import { answerWith } from '../support/contraryService.ts';
import { ARTICLE, expect, open, test } from '../support/fixtures.ts';

const ENDPOINT = `https://fcm.googleapis.com/fcm/send/${randomBytes(8).toString('hex')}`;

/** The violations that axe finds in the page’s own part, and by how many px the page is wider than a phone. */
async function faults(page: Page): Promise<string[]> {
  const found = await axeFindsAtBothWidths(page, 'main');
  await page.setViewportSize({ width: 375, height: 900 });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return over > 0 ? [...found, `${over} px too wide`] : found;
}

/** Gives this browser a subscription that survives reloads, because tests cannot reach a push service. */
async function subscribed(page: Page): Promise<void> {
  await page.addInitScript((endpoint) => {
    const held = {
      endpoint,
      unsubscribe: async () => {
        // unlike the variables of the page, window.name survives a reload
        window.name = 'unsubscribed';
        return true;
      },
    };
    const pushManager = { getSubscription: async () => (window.name === 'unsubscribed' ? null : held) };
    navigator.serviceWorker.getRegistration = async () => ({ pushManager }) as never;
  }, ENDPOINT);
}

const own = (page: Page) => page.getByRole('region', { name: 'ข้อมูลของเบราว์เซอร์นี้' });
const remove = (page: Page) => own(page).getByRole('button', { name: 'ลบข้อมูลทั้งหมดของเบราว์เซอร์นี้' });

// axe needs a lot of time for both themes at both widths

test('the privacy page shows what is stored in this browser and at the station, and removes all of it', async ({
  page,
  request,
  complaints,
}) => {
  const device = createECDH('prime256v1');
  const keys = { p256dh: device.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  await request.post(`${NEWSROOM}/push/subscriptions`, { data: { endpoint: ENDPOINT, expirationTime: null, keys } });
  await subscribed(page);
  await open(page, ARTICLE);
  await page.getByRole('button', { name: 'ตัวอักษรขนาดใหญ่' }).click();
  await open(page, '/privacy');
  await expect(own(page)).toContainText('ท่านไม่ยอมรับ');
  await expect(own(page)).toContainText(/ผ่าน fcm\.googleapis\.com สถานีเก็บที่อยู่และกุญแจเข้ารหัสไว้ตั้งแต่วันที่ \d+ /);
  await expect(own(page).getByRole('listitem')).toContainText(['ข่าวที่เพิ่งเปิด 1 รายการ', 'ขนาดตัวอักษร']);
  expect(await faults(page)).toEqual([]);
  expect(complaints).toEqual([]);

  // while the station does not answer, nothing is removed
  await page.route('**/push/subscriptions', (route) => route.fulfill({ status: 503 }));
  await remove(page).focus();
  await page.keyboard.press('Enter');
  await expect(own(page).getByRole('alert')).toContainText('ลบไม่สำเร็จ');
  expect(await page.evaluate(() => localStorage.getItem('textSize'))).toBe('large');

  await page.unroute('**/push/subscriptions');
  await remove(page).click();
  await expect(own(page).getByRole('status')).toBeFocused();
  await expect(own(page).getByRole('status')).toContainText('ลบข้อมูลทั้งหมดของเบราว์เซอร์นี้แล้ว');
  await expect(own(page)).toContainText('ท่านยังไม่ได้ตอบ');
  await expect(own(page)).toContainText('เบราว์เซอร์นี้ไม่ได้รับการแจ้งเตือน');
  expect(await page.evaluate(() => [localStorage.length, /_consent/.test(document.cookie)])).toEqual([0, false]);
  const stored = await request.post(`${NEWSROOM}/push/subscriptions/show`, { data: { endpoint: ENDPOINT } });
  expect(stored.status()).toBe(404);
});

test('the privacy page reports an unreachable newsroom, and claims no removal while data is stored', async ({
  page,
  site,
  service,
}) => {
  service.answers('*', answerWith(503, '{}'));
  await subscribed(page);
  await open(page, `${site}/privacy#removed`);
  await expect(own(page)).toContainText('ขณะนี้ถามสถานีไม่ได้');
  // anyone can write such a link: the page must check the claim itself
  await page.evaluate(() => localStorage.setItem('textSize', 'large'));
  await page.reload();
  await expect(own(page)).toContainText('ขนาดตัวอักษร');
  await expect(own(page).getByRole('status')).toHaveCount(0);
});

test('the status page shows daily availability as a chart and as a table', async ({ page, complaints }) => {
  await open(page, '/status');
  await expect(page.getByRole('img', { name: /^การใช้งานได้รายวัน/ })).toBeVisible();
  const table = page.getByRole('table');
  await expect(table).toBeHidden();
  await page.getByText('ดูเป็นตารางรายวัน').focus();
  await page.keyboard.press('Enter');
  await expect(table.getByRole('row')).toHaveCount(31);
  expect(await faults(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the privacy page explains how to remove the data and has no buttons; the status page opens its table', async ({
    page,
  }) => {
    await page.goto('/privacy');
    await expect(own(page)).toContainText('ลบได้ที่การตั้งค่าของเบราว์เซอร์', { useInnerText: true });
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.goto('/status');
    await page.getByText('ดูเป็นตารางรายวัน').click();
    await expect(page.getByRole('table')).toBeVisible();
  });
});
