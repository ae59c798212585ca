import type { Page } from '@playwright/test';
import { ARTICLE, expect, hydrated, open, scrollThrough, test } from './fixtures.ts';
import { shows, titleOf } from './headlines.ts';

const FULL_DATE = /\d{1,2} [ก-๙.]+ 25\d\d เวลา \d\d:\d\d น\./;
const SIX_SECONDS = 6000;

/** Opens the front page with the browser's clock stopped; from then on it moves only when a test says so. */
async function openStopped(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  await page.goto('/home');
  // the frame for which its scripts wait
  await page.clock.runFor(50);
  await hydrated(page);
}

const breaking = (page: Page) => page.getByRole('region', { name: 'ข่าวด่วน' });
/** How many headlines the strip has turned past. */
const turnsOf = (page: Page) =>
  breaking(page)
    .getByRole('list')
    .evaluate((strip) => Math.round((strip.scrollLeft / strip.clientWidth) * 100) / 100);

/** Lets time pass and says that the strip is where it was, after the frames in which it would have begun to move. */
async function expectToStandStill(page: Page): Promise<void> {
  const before = await turnsOf(page);
  await page.clock.runFor(3 * SIX_SECONDS);
  expect(await turnsOf(page)).toBe(before);
}

test.describe('the front page', () => {
  test('is laid out as far as it is seen, but whole for who comes back: they find their place', async ({ page }) => {
    await open(page, '/home');
    const farBelow = page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .last()
      .locator('xpath=ancestor::section');
    const isHeldBack = () => farBelow.evaluate((section) => getComputedStyle(section).contentVisibility === 'auto');
    expect(await isHeldBack()).toBe(true);

    await scrollThrough(page);
    const link = farBelow.getByRole('link').last();
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy({ top: -200, behavior: 'instant' }));
    const place = () => link.evaluate((one) => Math.round(one.getBoundingClientRect().top));
    const before = await place();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/ข่าววันนี้/);
    await page.goBack();
    await expect.poll(place).toBe(before);
    expect(await isHeldBack()).toBe(false);

    await page.reload();
    await expect.poll(place).toBe(before);
    expect(await isHeldBack()).toBe(false);
  });

  test('[2.1-02] the address of the site answers the front page, without leading elsewhere', async ({
    page,
    request,
  }) => {
    const response = await request.get('/', { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    await page.goto('/');
    expect(new URL(page.url()).pathname).toBe('/');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/home$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ศาลา ข่าววันนี้');
  });

  test('both addresses of the front page are the same page', async ({ page }) => {
    const headlines = async (path: string) => {
      await page.goto(path);
      return page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
    };
    const atRoot = await headlines('/');
    expect(atRoot.length).toBeGreaterThan(30);
    expect(await headlines('/home')).toEqual(atRoot);
  });

  test('the lead comes first, large, with the beginning of its article, and four articles stand beside it', async ({
    page,
  }) => {
    await page.goto('/home');
    const [lead, ...beside] = await page.getByRole('main').getByRole('region').nth(1).getByRole('article').all();
    if (!lead) throw new Error('there is no lead');
    await expect(lead.getByRole('paragraph')).toHaveText(/[ก-๙]{20}/);
    expect(beside).toHaveLength(4);
    const widths = await Promise.all([lead, ...beside].map(async (card) => (await card.boundingBox())?.width ?? 0));
    expect(widths[0]).toBeGreaterThan(1.8 * (widths[1] ?? 0));
  });

  test('it has the latest, what is read most in its order, features, and sections of the news', async ({ page }) => {
    await page.goto('/home');
    const main = page.getByRole('main');
    const latest = main.getByRole('region', { name: 'ข่าวล่าสุด' });
    const times = await latest
      .locator('time')
      .evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''));
    expect(times.length).toBeGreaterThanOrEqual(6);
    expect(times).toEqual(times.toSorted().reverse());

    const popular = main.getByRole('region', { name: 'ข่าวยอดนิยม' });
    expect(await popular.getByRole('listitem').count()).toBeGreaterThanOrEqual(5);
    await expect(popular.getByRole('listitem').first()).toContainText(/^1/);

    expect(await main.locator('[data-theme=dark]').getByRole('article').count()).toBeGreaterThanOrEqual(3);
    for (const section of ['การเมือง', 'ต่างประเทศ', 'กีฬา'])
      await expect(main.getByRole('region', { name: section, exact: true }).getByRole('article').first()).toBeVisible();
  });

  test('no article stands twice among the lead and the latest', async ({ page }) => {
    await page.goto('/home');
    const regions = page.getByRole('main').getByRole('region');
    const titles = [
      ...(await regions.nth(1).getByRole('heading', { level: 3 }).allTextContents()),
      ...(await page.getByRole('region', { name: 'ข่าวล่าสุด' }).getByRole('heading', { level: 3 }).allTextContents()),
    ];
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('the heading of a section leads to its category, without a reload', async ({ page }) => {
    await open(page, '/home');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('heading', { name: 'กีฬา', exact: true }).getByRole('link').click();
    await expect(page).toHaveURL(/\/news\/categories\/sport$/);
    await expect(page.getByRole('heading', { level: 1, name: 'กีฬา' })).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('the whole card is the target of its headline', async ({ page }) => {
    await open(page, '/home');
    const card = page.getByRole('region', { name: 'ข่าวล่าสุด' }).getByRole('article').first();
    const title = await titleOf(card.getByRole('heading'));
    const box = await card.boundingBox();
    if (!box) throw new Error('the card is not shown');
    await card.click({ position: { x: 20, y: 20 } });
    await expect(page.getByRole('heading', { level: 1, name: shows(title) })).toBeVisible();
  });
});

test.describe('the breaking news', () => {
  test('turn to the next headline every six seconds, and from the last to the first', async ({ page }) => {
    await openStopped(page);
    const count = await breaking(page).getByRole('listitem').count();
    expect(count).toBeGreaterThan(2);
    await page.clock.runFor(SIX_SECONDS - 1);
    expect(await turnsOf(page)).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(() => turnsOf(page)).toBe(1);
    for (let turn = 2; turn <= count; turn++) {
      await page.clock.runFor(SIX_SECONDS);
      await expect.poll(() => turnsOf(page)).toBe(turn % count);
    }
  });

  test('stop at the reader’s word and go on at the reader’s word', async ({ page }) => {
    await openStopped(page);
    await breaking(page).getByRole('button', { name: 'หยุดเลื่อนข่าวด่วน' }).click();
    await page.mouse.move(0, 700);
    await expectToStandStill(page);
    await breaking(page).getByRole('button', { name: 'เลื่อนข่าวด่วนต่อ' }).click();
    await page.mouse.move(0, 700);
    await page.clock.runFor(SIX_SECONDS);
    await expect.poll(() => turnsOf(page)).toBe(1);
  });

  test('stand still under a hand', async ({ page }) => {
    await openStopped(page);
    await breaking(page).getByRole('link').first().hover();
    await expectToStandStill(page);
    await page.mouse.move(0, 700);
    await page.clock.runFor(SIX_SECONDS);
    await expect.poll(() => turnsOf(page)).toBe(1);
  });

  test('stand still while the focus is on a headline', async ({ page }) => {
    await openStopped(page);
    await breaking(page).getByRole('link').first().focus();
    await expectToStandStill(page);
  });

  test('stand still for readers who want no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openStopped(page);
    await expectToStandStill(page);
  });

  test('come by the keyboard one after the other, each in sight', async ({ page }) => {
    await open(page, '/home');
    const links = await breaking(page).getByRole('link').all();
    await links[0]?.focus();
    for (const link of links) {
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 0.9 });
      await page.keyboard.press('Tab');
    }
    await expect(breaking(page).getByRole('button')).toBeFocused();
  });
});

test.describe('the time of an article', () => {
  test('is relative, with its instant for machines', async ({ page }) => {
    await page.goto('/home');
    const times = await page
      .getByRole('main')
      .locator('time')
      .evaluateAll((all) =>
        all.map((one) => ({
          text: one.textContent,
          instant: Date.parse(one.getAttribute('datetime') ?? ''),
        })),
      );
    expect(times.length).toBeGreaterThan(30);
    for (const { text, instant } of times) {
      expect(text).toMatch(/ที่แล้ว$|^เมื่อวานนี้$|^น้อยกว่า 1 นาที$/);
      expect(instant).toBeLessThanOrEqual(Date.now());
    }
  });

  test('[9.5-10] ticks while the page is open', async ({ page }) => {
    await openStopped(page);
    const time = page
      .getByRole('main')
      .locator('time', { hasText: /^[1-5]?\d นาทีที่แล้ว$/ })
      .first();
    const element = await time.elementHandle();
    const minutes = async () => Number.parseInt((await element?.textContent()) ?? '', 10);
    const before = await minutes();
    await page.clock.runFor(60_000);
    await expect.poll(minutes).toBe(before + 1);
    await page.clock.runFor(120_000);
    await expect.poll(minutes).toBe(before + 3);
  });

  test('does not depend on the reader’s own clock', async ({ page, complaints }) => {
    await page.clock.install({ time: new Date('2001-01-01T00:00:00Z') });
    const answer = await page.goto('/home');
    const served = [...((await answer?.text()) ?? '').matchAll(/<time[^>]*>([^<]*)/g)].map((match) => match[1]);
    await hydrated(page);
    expect(await page.locator('time').allTextContents()).toEqual(served);
    expect(complaints).toEqual([]);
  });

  test('is the same in every time zone', async ({ browser, complaints }) => {
    const context = await browser.newContext({
      ...{ timezoneId: 'America/Los_Angeles', locale: 'en-US' },
      // where one is blocked, Playwright says so on the console
      serviceWorkers: 'allow',
    });
    const page = await context.newPage();
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await open(page, ARTICLE);
    await expect(page.getByRole('main')).toContainText(FULL_DATE);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test('on a phone breaking news takes two lines, however long a headline is, each in the middle', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/home');
  const strip = breaking(page).getByRole('list');
  await strip.getByRole('link').evaluateAll((links) => {
    const spans = links.map((link) => link.firstElementChild as HTMLElement);
    if (spans[0]) spans[0].textContent = 'น้ำท่วมฉับพลันหลายจังหวัด '.repeat(8);
    if (spans[1]) spans[1].textContent = 'น้ำลด';
  });
  const places = await strip.getByRole('link').evaluateAll((links) =>
    links.slice(0, 2).map((link) => {
      const [item, text] = [link.parentElement, link.firstElementChild].map((one) => one?.getBoundingClientRect());
      if (!item || !text) throw new Error('a headline without its place');
      return { height: item.height, off: item.top + item.bottom - text.top - text.bottom };
    }),
  );
  expect(places).toHaveLength(2);
  for (const { height, off } of places) {
    expect(height).toBeLessThanOrEqual(64);
    expect(Math.abs(off)).toBeLessThanOrEqual(2);
  }
});
