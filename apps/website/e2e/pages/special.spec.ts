import { STATION } from '@sala/station';
import { WEBSITE } from '../support/addresses.ts';
import { answerWith, asNewsroom } from '../support/contraryService.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { listAll } from '../support/listAll.ts';

interface Entries {
  isLive: boolean;
  items: object[];
}

/** Longer than any polling interval of an open page. */
const A_WHILE = 45_000;

const posted = (id: number, title: string) => ({
  id,
  title,
  content: '<p>รายละเอียด</p>',
  publishTime: '2026-11-21T10:00:00+07:00',
});

test('[1-15 2.2-28] each situation has a page with its own metadata, and an unknown one answers 404', async ({
  request,
}) => {
  const seen = new Set<string>();
  for (const path of ['/flood', '/prime-minister-31']) {
    const answer = await request.get(path);
    const html = await answer.text();
    expect(answer.status()).toBe(200);
    expect(html).toContain(`<link rel="canonical" href="${WEBSITE}${path}"/>`);
    expect(html).toContain('"@type":"LiveBlogPosting"');
    expect(html).toContain('กำลังติดตามสถานการณ์');
    for (const name of ['og:title', 'description', 'og:image'])
      seen.add(`${name} ${new RegExp(`="${name}" content="([^"]+)"`).exec(html)?.[1]}`);
  }
  expect(seen.size).toBe(6);
  expect((await request.get('/nothing-that-is-followed')).status()).toBe(404);
});

test('an open page shows and clears an emergency notice, and shows new entries of its situation on request', async ({
  page,
  site,
  service,
}) => {
  await page.clock.install();
  await open(page, `${site}/flood`);
  await test.step('an emergency notice appears, folds and disappears', async () => {
    const notice = page.getByRole('alert', { name: 'ประกาศฉุกเฉิน' });
    await expect(notice).toHaveCount(0);
    service.answers('/emergency', answerWith(200, '{"text": "อพยพขึ้นที่สูงทันที", "url": "/flood"}'));
    // the website itself requests it every five seconds at most
    await expect(async () => {
      await page.clock.fastForward(A_WHILE);
      await expect(notice).toContainText('อพยพขึ้นที่สูงทันที', { timeout: 500 });
    }).toPass();
    await notice.getByText('ประกาศฉุกเฉิน').click();
    await expect(notice.getByText('อพยพขึ้นที่สูงทันที')).toBeHidden();
    service.answers('/emergency', answerWith(200, '{"text": ""}'));
    await expect(async () => {
      await page.clock.fastForward(A_WHILE);
      await expect(notice).toHaveCount(0, { timeout: 500 });
    }).toPass();
  });

  const first = page.getByRole('article').first();
  const before = await first.getAttribute('id');
  service.answers(
    '/topic-entries',
    asNewsroom<Entries>((entries) => ({
      ...entries,
      items: [posted(2_000_002, 'น้ำเริ่มลด'), posted(2_000_001, 'ฝนหยุด'), ...entries.items],
    })),
  );
  const news = page.getByRole('status').getByRole('button', { name: 'มีรายการใหม่ 2 รายการ' });
  // a request that began before the leap of the clock polls again only after it
  await expect(async () => {
    await page.clock.fastForward(A_WHILE);
    await expect(news).toBeVisible({ timeout: 500 });
  }).toPass();
  // nothing moves while the reader reads
  expect(await first.getAttribute('id')).toBe(before);
  await news.click();
  await expect(page.getByRole('article', { name: 'น้ำเริ่มลด' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'ฝนหยุด' })).toBeVisible();
  await expect(news).toHaveCount(0);

  service.answers(
    '/topic-entries',
    asNewsroom<Entries>((entries) => ({
      ...entries,
      isLive: false,
      items: [{ ...posted(2_000_002, 'น้ำลดทั้งเมือง'), lastUpdateTime: '2026-11-21T10:05:00+07:00' }, ...entries.items],
    })),
  );
  service.answers(
    '/topic',
    asNewsroom<object>((topic) => ({ ...topic, facts: [{ label: 'ผู้สูญหาย', value: '4 ราย', source: 'อำเภอ' }] })),
  );
  await expect(async () => {
    await page.clock.fastForward(A_WHILE);
    await expect(page.getByText('สิ้นสุดการติดตามแล้ว')).toBeVisible({ timeout: 500 });
  }).toPass();
  await test.step('what was corrected and removed meanwhile has changed in the open page', async () => {
    await expect(page.getByRole('article', { name: 'น้ำลดทั้งเมือง' })).toBeVisible();
    await expect(page.getByRole('article', { name: 'น้ำเริ่มลด' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'ฝนหยุด' })).toHaveCount(0);
    await expect(first).toHaveAccessibleName('น้ำลดทั้งเมือง');
    await expect(page.getByRole('region', { name: 'ข้อมูลสำคัญ' })).toContainText('4 ราย');
    expect(await page.getByRole('article').nth(1).getAttribute('id')).toBe(before);
  });
  const requested: string[] = [];
  page.on('request', (one) => requested.push(new URL(one.url()).pathname));
  await page.clock.fastForward(10 * A_WHILE);
  // requests that began before this have been reported by now
  await page.evaluate(() => fetch('/emergency'));
  expect(requested).toContain('/emergency');
  expect(requested).not.toContain('/situations/flood/entries');
});

test('a reader who comes back after the end of a situation gets all entries that were missed', async ({
  page,
  site,
  service,
}) => {
  await page.clock.install();
  await open(page, `${site}/flood`);
  const newest = { hasMore: true, items: [posted(2_000_003, 'น้ำลด'), posted(2_000_002, 'น้ำเริ่มลด')] };
  service.answers(
    '/topic-entries',
    asNewsroom<Entries>((entries, url) => {
      if (!url.searchParams.has('before')) return { ...entries, isLive: false, ...newest };
      return { ...entries, items: [posted(2_000_001, 'ฝนหยุด'), ...entries.items] };
    }),
  );
  const news = page.getByRole('status').getByRole('button', { name: 'มีรายการใหม่ 3 รายการ' });
  await expect(async () => {
    await page.clock.fastForward(A_WHILE);
    await expect(news).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByText('สิ้นสุดการติดตามแล้ว')).toBeVisible();
  await news.click();
  await expect(page.getByRole('article', { name: 'น้ำลด' })).toBeFocused();
  const names = ['น้ำลด', 'น้ำเริ่มลด', 'ฝนหยุด'];
  for (const [at, name] of names.entries()) await expect(page.getByRole('article').nth(at)).toHaveAccessibleName(name);
});

test('a situation that came without its timeline shows the entries that come later, and the older ones', async ({
  page,
  site,
  service,
}) => {
  await page.clock.install();
  service.answers('/topic-entries', answerWith(500, '{}'));
  await open(page, `${site}/flood`);
  await expect(page.getByText('ขณะนี้ยังแสดงไทม์ไลน์ไม่ได้')).toBeVisible();
  service.answers('/topic-entries', asNewsroom());
  const news = page.getByRole('status').getByRole('button', { name: /^มีรายการใหม่ \d+ รายการ$/ });
  await expect(async () => {
    await page.clock.fastForward(A_WHILE);
    await expect(news).toBeVisible({ timeout: 500 });
  }).toPass();
  const count = Number(/\d+/.exec((await news.textContent()) ?? '')?.[0]);
  await news.click();
  const entries = page.getByRole('region', { name: 'ไทม์ไลน์สถานการณ์' }).getByRole('article');
  await expect(entries).toHaveCount(count);
  await page.getByRole('link', { name: 'ดูรายการก่อนหน้า' }).click();
  await expect.poll(() => entries.count()).toBeGreaterThan(count);
});

test('a timeline loads to its end, and the address of an old entry opens it', async ({ page }) => {
  await open(page, '/flood');
  const entries = page.getByRole('article').filter({ has: page.getByRole('link', { name: /^ลิงก์ถาวร/ }) });
  await expect(entries).toHaveCount(10);
  await page.getByRole('link', { name: 'ดูรายการก่อนหน้า' }).click();
  await expect(entries).toHaveCount(14);
  await expect(entries.nth(10)).toBeFocused();
  await expect(page.getByRole('link', { name: 'ดูรายการก่อนหน้า' })).toHaveCount(0);
  // after going back, the reader finds the page as it was
  await page.getByRole('complementary').getByRole('article').first().getByRole('link').click();
  await page.waitForURL('**/news/content/**');
  await page.goBack();
  await expect(entries).toHaveCount(14);

  await page.goto('/home');
  await page.goto('/flood#entry-202');
  await expect(page).toHaveURL(/\/flood\?from=202#entry-202$/);
  await expect(entries.first()).toHaveAttribute('id', 'entry-202');
  await page.getByRole('link', { name: 'ไปยังรายการล่าสุด' }).click();
  await expect(entries).toHaveCount(10);
});

test('[1-16 2.2-29] the banner of the front page leads to the grey page of the event', async ({ page, complaints }) => {
  await open(page, '/home');
  await page
    .getByRole('complementary', { name: STATION.event?.title ?? '' })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(STATION.event?.href ?? '');
  await expect(page.getByRole('heading', { level: 1, name: STATION.event?.title ?? '' })).toBeVisible();
  const main = page.getByRole('main');
  expect(await main.getByRole('blockquote').count()).toBeGreaterThan(2);
  // grey is the only colour, apart from pictures and whatever the tokens colour around them
  for (const picture of await listAll(page.getByRole('img'))) await expect(picture).toHaveCSS('filter', 'grayscale(1)');
  const tokens = await page.evaluate(() =>
    ['--mark', '--accent', '--live', '--indigo'].map((name) =>
      getComputedStyle(document.documentElement).getPropertyValue(name),
    ),
  );
  expect(tokens).toEqual(['#8a8d94', '#2f3136', '#4a4d53', '#2f3136']);
  await expect(page.getByRole('region', { name: 'ข่าวด่วน' })).toHaveCount(0);
  expect(complaints).toEqual([]);
});
