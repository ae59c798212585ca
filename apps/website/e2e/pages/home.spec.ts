import type { Locator, Page } from '@playwright/test';
import { asAtFirst } from '../support/contraryService.ts';
import { ARTICLE, expect, hydrated, open, scrollThrough, test } from '../support/fixtures.ts';
import { shows, titleOf } from '../support/headlines.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { listAll } from '../support/listAll.ts';

const FULL_DATE = /\d{1,2} [ก-๙.]+ 25\d\d เวลา \d\d:\d\d น\./;
const SIX_SECONDS = 6000;

/** Opens the front page with a stopped browser clock, which moves only when a test says so. */
async function openStopped(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  await page.goto('/home');
  // the animation frame for which the page's scripts wait
  await page.clock.runFor(50);
  await hydrated(page);
}

const breaking = (page: Page) => page.getByRole('region', { name: 'ข่าวด่วน' });
const timesIn = (place: Locator) =>
  place
    .locator('time')
    .evaluateAll((all) => all.map((one) => ({ text: one.textContent, datetime: one.getAttribute('datetime') ?? '' })));
/** How many headlines the strip has advanced. */
const turnsOf = (page: Page) =>
  breaking(page)
    .getByRole('list')
    .evaluate((strip) => Math.round((strip.scrollLeft / strip.clientWidth) * 100) / 100);

/** Advances the clock and expects the strip not to have moved, after the frames in which it would have begun to. */
async function expectToStandStill(page: Page): Promise<void> {
  const before = await turnsOf(page);
  await page.clock.runFor(3 * SIX_SECONDS);
  expect(await turnsOf(page)).toBe(before);
}

/** Hides the page, as another tab or application does, or shows it again. */
const turnAway = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

test.describe('the front page', () => {
  test('defers the layout of far sections, but not on going back or reloading, so that the scroll position is restored', async ({
    page,
    site,
    service,
  }) => {
    // reading articles in other tests would change the most read ones, and so the height of a headline above
    service.answers('*', asAtFirst());
    await open(page, `${site}/home`);
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

  test('has section headings that open their category without a reload, and cards that are clickable as a whole', async ({
    page,
  }) => {
    await open(page, '/home');
    await test.step('Tab goes through the breaking headlines in order and scrolls each into view', async () => {
      const links = await listAll(breaking(page).getByRole('link'));
      await links[0]?.focus();
      for (const link of links) {
        await expect(link).toBeFocused();
        await expect(link).toBeInViewport({ ratio: 0.9 });
        await page.keyboard.press('Tab');
      }
      await expect(breaking(page).getByRole('button')).toBeFocused();
    });

    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('heading', { name: 'กีฬา', exact: true }).getByRole('link').click();
    await expect(page).toHaveURL(/\/news\/categories\/sport$/);
    await expect(page.getByRole('heading', { level: 1, name: 'กีฬา' })).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

    await page.goBack();
    const card = page.getByRole('region', { name: 'ข่าวล่าสุด' }).getByRole('article').first();
    const title = await titleOf(card.getByRole('heading'));
    const box = await card.boundingBox();
    if (!box) throw new Error('the card is not shown');
    await card.click({ position: { x: 20, y: 20 } });
    await expect(page.getByRole('heading', { level: 1, name: shows(title) })).toBeVisible();
  });
});

test.describe('the front page without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[2.1-02] answers at / without a redirect, and has lead, latest, most read, features and sections', async ({
    page,
    request,
  }) => {
    const main = page.getByRole('main');
    const headlines = () => main.getByRole('article').getByRole('heading').allTextContents();
    const response = await request.get('/', { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    await page.goto('/');
    expect(new URL(page.url()).pathname).toBe('/');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/home$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ศาลา ข่าววันนี้');
    const atRoot = await headlines();
    expect(atRoot.length).toBeGreaterThan(30);
    await page.goto('/home');
    expect(await headlines()).toEqual(atRoot);

    const latest = main.getByRole('region', { name: 'ข่าวล่าสุด' });
    await test.step('the lead is the largest card, has a teaser, and has four articles beside it', async () => {
      const [lead, ...beside] = await listAll(main.getByRole('region').nth(1).getByRole('article'));
      if (!lead) throw new Error('there is no lead');
      await expect(lead.getByRole('paragraph')).toHaveText(/[ก-๙]{20}/);
      expect(beside).toHaveLength(4);
      const widths = await Promise.all([lead, ...beside].map(async (card) => (await card.boundingBox())?.width ?? 0));
      expect(widths[0]).toBeGreaterThan(1.8 * (widths[1] ?? 0));
    });
    await test.step('lead and latest repeat no article, and the latest are sorted by time', async () => {
      const titles = [
        ...(await main.getByRole('region').nth(1).getByRole('heading', { level: 3 }).allTextContents()),
        ...(await latest.getByRole('heading', { level: 3 }).allTextContents()),
      ];
      expect(new Set(titles).size).toBe(titles.length);
      const times = (await timesIn(latest)).map(({ datetime }) => datetime);
      expect(times.length).toBeGreaterThanOrEqual(6);
      expect(times).toEqual(times.toSorted().reverse());
    });
    await test.step('most read articles are ranked; features and sections have articles', async () => {
      const popular = main.getByRole('region', { name: 'ข่าวยอดนิยม' });
      const section = (name: string) =>
        main.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
      expect(await popular.getByRole('listitem').count()).toBeGreaterThanOrEqual(5);
      await expect(popular.getByRole('listitem').first()).toContainText(/^1/);
      expect(await main.locator('[data-theme=dark]').getByRole('article').count()).toBeGreaterThanOrEqual(3);
      for (const name of ['การเมือง', 'ต่างประเทศ', 'กีฬา'])
        await expect(section(name).getByRole('article').first()).toBeVisible();
      // landmarks are few, or they lead nowhere: categories are reached by their headings
      expect(await main.getByRole('region').count()).toBeLessThanOrEqual(9);
    });
    await test.step('articles have relative times with machine-readable instants', async () => {
      const times = await timesIn(main);
      expect(times.length).toBeGreaterThan(30);
      for (const { text, datetime } of times) {
        expect(text).toMatch(/ที่แล้ว$|^เมื่อวานนี้$|^น้อยกว่า 1 นาที$/);
        expect(Date.parse(datetime)).toBeLessThanOrEqual(Date.now());
      }
    });
  });

  test('in letters of twice their size, breaking news and the schedules have the width of the phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto('/home');
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const widthOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().width);
    const width = await widthOf(page.getByRole('region', { name: 'ข่าวยอดนิยม' }));
    expect(await widthOf(breaking(page).getByRole('link').first())).toBeGreaterThanOrEqual(width);
    expect(await widthOf(page.getByRole('region', { name: 'ผังรายการ' }))).toBeLessThanOrEqual(width);
  });

  test('on a phone the breaking strip has at most two lines and centres each headline vertically', async ({ page }) => {
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
});

test.describe('while the page is open', () => {
  test('[9.5-10] breaking news advance every six seconds unless hovered, focused or paused, and relative times update', async ({
    page,
  }) => {
    await openStopped(page);
    const count = await breaking(page).getByRole('listitem').count();
    expect(count).toBeGreaterThan(2);
    await test.step('they advance to the next headline, and from the last to the first', async () => {
      await page.clock.runFor(SIX_SECONDS - 1);
      expect(await turnsOf(page)).toBe(0);
      await page.clock.runFor(1);
      await expect.poll(() => turnsOf(page)).toBe(1);
      for (let turn = 2; turn <= count; turn++) {
        await page.clock.runFor(SIX_SECONDS);
        await expect.poll(() => turnsOf(page)).toBe(turn % count);
      }
    });

    await test.step('they stand still while hovered', async () => {
      await breaking(page).getByRole('link').first().hover();
      await expectToStandStill(page);
      await page.mouse.move(0, 700);
      await page.clock.runFor(SIX_SECONDS);
      await expect.poll(() => turnsOf(page)).toBe(1);
    });

    await test.step('the button pauses and resumes them', async () => {
      await breaking(page).getByRole('button', { name: 'หยุดเลื่อนข่าวด่วน' }).click();
      await page.mouse.move(0, 700);
      await expectToStandStill(page);
      await breaking(page).getByRole('button', { name: 'เลื่อนข่าวด่วนต่อ' }).click();
      await page.mouse.move(0, 700);
      await page.clock.runFor(SIX_SECONDS);
      await expect.poll(() => turnsOf(page)).toBe(2);
    });

    await test.step('they stand still while the focus is on a headline', async () => {
      await breaking(page).getByRole('link').nth(2).focus();
      await expectToStandStill(page);
    });

    await test.step('relative times update every minute', async () => {
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
  });

  for (const path of ['/home', '/news'])
    test(`${path} reloads when it is shown again after ten minutes, and keeps its headlines until it can be loaded`, async ({
      page,
    }) => {
      await page.clock.install();
      await open(page, path);
      const NEW_HEADLINE = 'ข่าวที่มาระหว่างนั้น';
      const headline = page.getByRole('main').getByRole('article').getByRole('heading').first();
      const before = (await headline.textContent()) ?? '';
      expect(before).not.toBe('');
      const comeBackAfter = async (ticks: string) => {
        await turnAway(page, true);
        await page.clock.fastForward(ticks);
        await turnAway(page, false);
        await page.clock.runFor(10);
      };
      let isReachable = false;
      const requests: string[] = [];
      await page.route(new RegExp(`${path}(\\.data)?(\\?|$)`), async (route) => {
        requests.push(route.request().method());
        if (!isReachable) return route.abort();
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replaceAll(before, NEW_HEADLINE) });
      });

      const file = page.waitForResponse(/reloadOnReturn/);
      await turnAway(page, true);
      // evaluated after all that it imports: until then it does not listen
      await page.evaluate((address) => import(address), (await file).url());
      await comeBackAfter('09:00');
      expect(requests).toEqual([]);
      await comeBackAfter('11:00');
      await expect.poll(() => requests).toEqual(['HEAD']);
      await expect(headline).toHaveText(before);
      isReachable = true;
      await page.evaluate(() => scrollTo(0, 400));
      await page.clock.runFor('00:11');
      await expect(headline).toHaveText(NEW_HEADLINE);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
      await comeBackAfter('09:00');
      expect(requests).toEqual(['HEAD', 'HEAD', 'GET']);
    });

  test('the front page reloads after a first absence, even when its script comes only on the return', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/home');
    const release = await holdRequests(page, '**/assets/reloadOnReturn-*.js');
    await turnAway(page, true);
    await page.clock.fastForward('11:00');
    const reloaded = page.waitForRequest((asked) => asked.method() === 'HEAD' && asked.url().endsWith('/home'));
    await turnAway(page, false);
    release();
    await reloaded;
  });

  test('breaking news stand still with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openStopped(page);
    await expectToStandStill(page);
  });

  test('with reduced motion, the next banner is there at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/home');
    const banners = page.getByRole('region', { name: 'ประชาสัมพันธ์' });
    await banners.scrollIntoViewIfNeeded();
    const list = await banners.getByRole('list').elementHandle();
    const next = banners.getByRole('button', { name: 'ประชาสัมพันธ์ถัดไป' });
    const scrolled = await next.evaluate((button: HTMLElement, row) => {
      button.click();
      return row?.scrollLeft;
    }, list);
    expect(scrolled).toBeGreaterThan(0);
  });

  test.describe('for a reader in Los Angeles', () => {
    test.use({ timezoneId: 'America/Los_Angeles', locale: 'en-US' });

    test('times do not depend on the reader’s clock, time zone or language', async ({ page, complaints }) => {
      await page.clock.install({ time: new Date('2001-01-01T00:00:00Z') });
      const answer = await page.goto('/home');
      const served = [...((await answer?.text()) ?? '').matchAll(/<time[^>]*>([^<]*)/g)].map((match) => match[1]);
      await hydrated(page);
      expect(await page.locator('time').allTextContents()).toEqual(served);
      await open(page, ARTICLE);
      await expect(page.getByRole('main')).toContainText(FULL_DATE);
      expect(complaints).toEqual([]);
    });
  });
});
