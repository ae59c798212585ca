import type { Page } from '@playwright/test';
import { expect, hydrated, open, SEARCH, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { listAll } from '../support/listAll.ts';
import { bar, HAMBURGER, openMenu } from '../support/shell.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'คำค้นหา' });
const options = (page: Page) => page.getByRole('listbox', { name: 'คำค้นหาแนะนำ' }).getByRole('option');
const results = (page: Page) => page.getByRole('region', { name: 'ผลการค้นหา' });

test('[2.2-09] [1-15] the search in the header suggests while typing, works by keyboard, and highlights its results', async ({
  page,
  complaints,
}) => {
  await open(page, '/sitemap');
  await bar(page).getByRole('link', { name: 'ค้นหา', exact: true }).click();
  await expect(field(page)).toBeFocused();
  await field(page).pressSequentially('น้ำท');
  await expect(options(page).first()).toHaveText(/^น้ำท/);
  const count = await options(page).count();
  await expect(page.getByText(`มีคำแนะนำ ${count} รายการ`)).toBeAttached();

  // while a word is composed, the keys belong to the input method
  const active = options(page).and(page.locator('[aria-selected=true]'));
  await field(page).evaluate((input) =>
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', isComposing: true, bubbles: true })),
  );
  await expect(active).toHaveCount(0);

  // the arrow keys go through the field itself as well
  await field(page).press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await field(page).press('ArrowDown');
  await expect(active).toHaveCount(0);
  await field(page).press('ArrowDown');
  const first = options(page).first();
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await field(page).press('Home');
  await expect(active).toHaveCount(0);
  await expect(field(page)).toBeFocused();

  await field(page).press('Escape');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(field(page)).toHaveValue('น้ำท');
  await field(page).press('ArrowDown');
  await expect(first).toBeVisible();

  // a live region that comes with its text stays unheard
  const outcome = await page.getByRole('main').getByRole('status').last().elementHandle();
  const text = (await first.textContent()) ?? '';
  await field(page).press('ArrowDown');
  await field(page).press('Enter');
  await expect(results(page).getByRole('article').first()).toBeVisible();
  await expect(page).toHaveTitle(`ค้นหา “${text}” | ศาลา`);
  expect(await outcome?.textContent()).toMatch(/^พบ .*รายการสำหรับ/);
  await expect(field(page)).toHaveValue(text);
  await expect(field(page)).toBeFocused();
  await expect(results(page).locator('mark').first()).toBeVisible();
  await expect(options(page)).toHaveCount(0);

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'หัวข้อที่กำลังเป็นที่สนใจ' })).toBeVisible();
  await expect(field(page)).toHaveValue('');
  expect(complaints).toEqual([]);
});

test('text typed before hydration is not lost, and failed or late suggestions are ignored', async ({ page }) => {
  const releaseScripts = await holdRequests(page, '**/assets/*.js');
  const late = Promise.withResolvers<void>();
  const isRequestFor = (text: string) => (one: { url(): string }) => {
    const { pathname, searchParams } = new URL(one.url());
    return pathname === '/search/suggestions' && searchParams.get('q') === text;
  };
  await page.route('**/search/suggestions?*', async (route) => {
    if (!isRequestFor('น้ำ')(route.request())) return route.fulfill({ status: 503, body: '' });
    await late.promise;
    await route.fulfill({ json: { items: [{ text: 'น้ำแข็ง', href: '/search?q=a' }] } }).catch(() => {});
  });
  await page.goto('/search', { waitUntil: 'commit' });
  const plain = page.getByRole('searchbox', { name: 'คำค้นหา' });
  await plain.fill('เลือกตั้ง');
  releaseScripts();
  await hydrated(page);
  await expect(field(page)).toHaveValue('เลือกตั้ง');

  const requested = page.waitForRequest(isRequestFor('น้ำ'));
  await field(page).fill('น้ำ');
  await requested;
  const failed = page.waitForResponse(isRequestFor('น้ำท่วม'));
  await field(page).fill('น้ำท่วม');
  await failed;
  await expect.poll(async () => (await requested).failure()?.errorText).toBe('net::ERR_ABORTED');
  late.resolve();
  await expect(options(page)).toHaveCount(0);
  await field(page).press('Enter');
  await expect(results(page)).toBeVisible();
});

test('tabs, order and filters are links and a form with matching counts; programmes are found and suggested', async ({
  page,
}) => {
  await open(page, SEARCH);
  const tabs = page.getByRole('navigation', { name: 'ค้นหาใน' }).getByRole('link');
  const total = (await tabs.first().textContent())?.replace(/^ข่าว\s*/, '') ?? '';
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^พบ\\s?${total} รายการ`) })).toBeVisible();
  await page.getByRole('link', { name: 'ใหม่ที่สุด' }).click();
  await expect(page).toHaveURL(/sort=time/);
  await page.getByText('กรองตามหมวดข่าวและวันที่').click();
  await page.getByLabel('หมวดข่าว').selectOption('ภัยพิบัติ');
  const apply = page.getByRole('button', { name: 'ใช้ตัวกรอง' });
  await expect(apply).toHaveCSS('border-radius', '3px');
  await apply.click();
  await expect(page).toHaveURL(/\/search\?q=[^&]+&sort=time&section=disaster$/);
  await expect(page.getByRole('link', { name: 'ล้างตัวกรอง' })).toBeVisible();
  const found = results(page).getByRole('article');
  await expect(found.filter({ hasText: 'ภัยพิบัติ' })).not.toHaveCount(0);
  await expect(found.filter({ hasNotText: 'ภัยพิบัติ' })).toHaveCount(0);
  await page.getByRole('link', { name: 'ล้างตัวกรอง' }).click();
  await expect(tabs.first()).toContainText(total);
  // the filters stay as the reader left them, also on the way back to a search
  await expect(page.getByLabel('หมวดข่าว')).toBeVisible();

  await open(page, '/search?q=ตลาด&tab=program');
  const program = results(page)
    .getByRole('article')
    .filter({ hasText: /^ตลาดนี้มีเรื่อง/ });
  const episode = results(page).getByRole('article').filter({ hasText: 'ความยาว' }).first();
  await expect(episode.getByText(/^(ตอน|คลิป|คลิปสั้น|ตัวอย่างรายการ) · /)).toBeVisible();
  await expect(program.getByText('รายการ', { exact: true })).toBeVisible();
  await test.step('on a phone every text is beside its picture, and all pictures are equally wide', async () => {
    await page.setViewportSize({ width: 375, height: 700 });
    const articles = await listAll(results(page).getByRole('article'));
    const boxes = await Promise.all(
      articles.map((one) => Promise.all([one.locator('img').boundingBox(), one.getByRole('link').boundingBox()])),
    );
    expect(boxes.length).toBeGreaterThan(3);
    for (const [picture, link] of boxes) {
      expect(picture?.width).toBeCloseTo(boxes[0]?.[0]?.width ?? 0, 0);
      expect(link?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await field(page).fill('ตลาดนี้');
  await options(page).filter({ hasText: 'รายการ' }).click();
  await expect(page).toHaveURL(/\/program\/talat-ni$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[2.2-09] the search is a form, and its result pages are linked up to the last', async ({ page }) => {
    await page.goto('/search');
    const form = page.getByRole('search');
    await form.getByRole('searchbox', { name: 'คำค้นหา' }).fill('ข่าว');
    await form.getByRole('button', { name: 'ค้นหา' }).click();
    await expect(results(page).getByRole('article').first()).toBeVisible();
    const pages = page.getByRole('navigation', { name: 'หน้าของผลการค้นหา' });
    await pages.getByRole('link', { name: 'ถัดไป' }).click();
    await expect(pages.getByRole('link', { name: 'หน้า 2', exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(results(page).getByRole('article').first()).toBeVisible();
    await pages.getByRole('listitem').last().getByRole('link').click();
    await expect(results(page).getByRole('article').first()).toBeVisible();
    await expect(pages.getByRole('link', { name: 'ถัดไป' })).toHaveCount(0);
  });
});

test('the same search once more closes the suggestions', async ({ page }) => {
  await open(page, `/search?q=${encodeURIComponent('การเ')}`);
  await field(page).press('End');
  await field(page).pressSequentially('ม');
  await field(page).press('Backspace');
  await expect(options(page).first()).toBeVisible();
  await field(page).press('Enter');
  await expect(options(page)).toHaveCount(0);
  await field(page).press('ArrowDown');
  await expect(options(page).first()).toBeVisible();
  await field(page).press('Tab');
  await expect(options(page), 'whoever leaves the field').toHaveCount(0);
});

test('the search answers 200 for long, hostile and malformed queries', async ({ request }) => {
  for (const q of [
    'ก'.repeat(3_000),
    'x'.repeat(10_000),
    `"'; drop table articles; --`,
    '<script>',
    '\0',
    '🌊',
    '-',
    '"',
  ]) {
    const answer = await request.get(`/search?q=${encodeURIComponent(q)}`);
    expect(answer.status(), q.slice(0, 20)).toBe(200);
  }
  for (const half of ['%ED%A0%80', '%FF']) expect((await request.get(`/search?q=${half}`)).status()).toBe(200);
});

test('results on sites of the organisation name their host, and remain once scripts have come', async ({
  page,
  complaints,
}) => {
  await open(page, `/search?q=${encodeURIComponent('ร้องเรียน')}&tab=organization`);
  await hydrated(page);
  await expect(results(page).getByRole('article').first()).toContainText(/\w+\.example/);
  expect(complaints).toEqual([]);
});

test('on a phone the menu has the search, listen buttons are beside the time, and suggestions are 44 px high', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, '/sitemap');
  const menu = await openMenu(page, HAMBURGER);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await menu.getByRole('searchbox', { name: 'คำค้นหา' }).fill('น้ำท่วม');
  await menu.getByRole('button', { name: 'ค้นหา' }).click();
  await expect(results(page).getByRole('article').first()).toBeVisible();
  // what is being read aloud goes on
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await expect(menu).toBeHidden();

  const result = results(page)
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^ฟังข่าว/ }) });
  const [picture, time, listen] = await Promise.all([
    result.first().locator('img').boundingBox(),
    result.first().getByRole('time').boundingBox(),
    result.first().getByRole('button').boundingBox(),
  ]);
  if (!picture || !time || !listen) throw new Error('no result can be heard');
  expect(Math.abs(listen.y + listen.height / 2 - time.y - time.height / 2)).toBeLessThan(4);
  expect(listen.x).toBeGreaterThanOrEqual(time.x + time.width - 12);
  expect(picture.x + picture.width).toBeLessThanOrEqual(time.x);

  await field(page).fill('');
  await field(page).pressSequentially('การเ');
  const section = options(page).filter({ hasText: 'การเมือง' });
  expect((await section.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await section.click();
  await expect(page).toHaveURL(/\/news\/politics$/);
});
