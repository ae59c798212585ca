import type { Page } from '@playwright/test';
import type { Collected, CollectedEvent, CollectedVital } from '@sala/contracts';
import { STATION } from '@sala/station';
import { type Answer, answerWith, type ContraryService, isSilent } from '../support/contraryService.ts';
import { ARTICLE, expect, open, PROGRAMME, scrollThrough, test } from '../support/fixtures.ts';
import { titleOf } from '../support/headlines.ts';
import { bar, HAMBURGER, openMenu } from '../support/shell.ts';
import { begin, press, seen, videoPlayer } from '../support/watching.ts';

const CONSENT = `${STATION.brand}_consent`;
// headless browsers identify themselves as such, and are not counted
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const PHONE = DESKTOP.replace('X11; Linux x86_64', 'Linux; Android 14').replace('Safari', 'Mobile Safari');
const MEASUREMENT = /\/assets\/Measurement-/;

test.use({ userAgent: DESKTOP, viewport: { width: 1280, height: 800 } });

/** The events that the collector has received. */
function collectorOf(service: ContraryService) {
  const batches: Collected[] = [];
  const headers: unknown[] = [];
  service.answers('/collect', async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    batches.push(JSON.parse(body));
    headers.push(request.headers);
    response.writeHead(204).end();
  });
  return {
    batches,
    headers,
    events: (): CollectedEvent[] => batches.flatMap((batch) => batch.events),
    vitals: (): CollectedVital[] => batches.flatMap((batch) => batch.vitals),
    names: () => new Set(batches.flatMap((batch) => batch.events.map(({ name }) => name))),
  };
}

/** Opens a page as a reader with consent, and waits until analytics has started. */
async function openAgreed(page: Page, site: string, path: string): Promise<void> {
  await page.context().addCookies([{ name: CONSENT, value: 'accepted', url: site }]);
  const measured = page.waitForResponse(MEASUREMENT);
  await open(page, site + path);
  await measured;
  await page.waitForLoadState('networkidle');
}

/** Disables navigation by links, so that all links of a page can be clicked. */
const stay = (page: Page) =>
  page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { capture: true }));

/** Hides the page, as when the reader switches to another application: then the queued events are sent. */
const leave = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** A script that every page requests again. */
const script =
  (body: string): Answer =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(body);
  };
const SDK = `window.moe = (settings) => {
  window.sdkCalls = [];
  return { track_event: (...call) => window.sdkCalls.push(call), disableSdk: () => window.sdkCalls.push(['disabled', settings]) };
};`;

test('[6-01] [6-02] analytics and marketing run only while the reader consents; a broken marketing SDK breaks no page', async ({
  page,
  startSite,
  service,
  complaints,
}) => {
  // events are queued for seconds before they are sent
  const collector = collectorOf(service);
  service.answers('/sdk.js', script(SDK));
  const sdk = `${service.address}/sdk.js`;
  const site = await startSite({
    COLLECTOR_URL: `${service.address}/collect`,
    MOENGAGE_APP_ID: 'STATION1',
    MOENGAGE_SDK_URL: sdk,
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.context().clearCookies();
  const banner = page.getByRole('region', { name: 'คุกกี้และความเป็นส่วนตัว' });
  await open(page, `${site}/home`);
  await page.getByRole('link', { name: 'ค้นหา' }).first().click();
  await expect(page).toHaveURL(/\/search$/);
  await page.waitForLoadState('networkidle');
  const measured = page.waitForResponse(MEASUREMENT);
  expect(requested.filter((url) => url === sdk || url === `${site}/collect` || MEASUREMENT.test(url))).toEqual([]);

  await banner.getByRole('button', { name: 'ยอมรับ', exact: true }).click();
  await measured;
  await expect.poll(() => collector.names()).toContain('pageView');
  await bar(page).getByRole('link', { name: 'ข่าว', exact: true }).first().click();
  await expect(page).toHaveURL(/\/news$/);
  await expect.poll(() => collector.names()).toContain('clickInternal');
  await openAgreed(page, site, ARTICLE);
  const sdkCalls = () => page.evaluate(() => (window as never as { sdkCalls?: [string, object][] }).sdkCalls ?? []);
  await expect.poll(async () => (await sdkCalls()).map(([name]) => name)).toEqual(['pageView', 'contentView']);
  await expect.poll(() => collector.names()).toContain('contentView');
  const before = collector.batches.length;

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('button', { name: 'ตั้งค่าคุกกี้' }).click();
  await banner.getByRole('button', { name: 'ไม่ยอมรับ', exact: true }).click();
  await expect
    .poll(async () => (await sdkCalls()).at(-1))
    .toEqual(['disabled', expect.objectContaining({ app_id: 'STATION1', disableCookies: true })]);
  await page.keyboard.press('Home');
  await bar(page).getByRole('link', { name: 'ค้นหา' }).first().click();
  await expect(page).toHaveURL(/\/search$/);
  const all = await sdkCalls();
  expect(all.at(-1)?.[0]).toBe('disabled');
  expect(all[1]?.[1]).toMatchObject({ page: ARTICLE, contentId: ARTICLE.split('/').at(-1), sectionName: 'News' });
  await leave(page);
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(collector.batches.slice(before)).toEqual([]);
  // contains no identity, and no cookie is sent with it
  expect(collector.headers).not.toEqual([]);
  for (const headers of collector.headers) expect(headers).not.toHaveProperty('cookie');
  expect(JSON.stringify(collector.headers)).not.toContain('Mozilla');
  expect(complaints).toEqual([]);

  await test.step('a page works when the marketing SDK is missing, never loads or throws', async () => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const broken = [answerWith(404, '{}'), isSilent, script('window.moe = () => { throw new Error("no"); };')];
    for (const answer of broken) {
      collector.batches.length = 0;
      service.answers('/sdk.js', answer);
      await page.context().addCookies([{ name: CONSENT, value: 'accepted', url: site }]);
      const requested = page.waitForRequest(sdk);
      await page.goto(site + ARTICLE, { waitUntil: 'domcontentloaded' });
      await requested;
      await leave(page);
      await expect.poll(() => collector.events().filter(({ name }) => name === 'contentView').length).toBe(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(errors).toEqual([]);
  });
});

test('[7.15-05] [7.15-06] [7.15-07] [7.15-08] [7.15-09] [7.15-10] [7.15-11] [7.15-12] [7.15-13] [2.3-05] [3.7-06] each click on the front page, and each channel seen on it, is sent as an event of its own name', async ({
  page,
  site,
  service,
  complaints,
}) => {
  const collector = collectorOf(service);
  await openAgreed(page, site, '/home?utm_source=line&utm_medium=&utm_campaign=flood');
  await stay(page);
  const pressIn = (part: string) => page.locator(part).filter({ visible: true }).first().click();
  await scrollThrough(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const channel of ['/live', '/live/rian', '/live/online'])
    await pressIn(`[aria-labelledby=on-air] a[href="${channel}"]`);
  await pressIn('[aria-label=ข่าวด่วน] a');
  await pressIn('[aria-labelledby=trends] a');
  await pressIn('[aria-labelledby=lead] h3 a');
  await pressIn('[aria-labelledby=latest] h3 a');
  await pressIn('[aria-labelledby=banners] li a');
  await pressIn('[aria-labelledby=latest] h2 a');
  await pressIn('[aria-label=เมนูหลัก] a');
  await bar(page).getByRole('link', { name: 'EN', exact: true }).click();
  await pressIn('footer a');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const group of ['ข่าว', 'ติดตามข่าว', 'รายการ', 'ชมสด', 'บริการ', 'องค์กร', 'อื่น ๆ']) {
    const menu = await openMenu(page, HAMBURGER);
    await menu.getByRole('region', { name: group, exact: true }).getByRole('link').first().click();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  }
  await pressIn('footer button');
  await leave(page);

  const brand = STATION.brandName;
  await expect
    .poll(() => [...collector.names()])
    .toEqual(
      expect.arrayContaining([
        ...['homeScheduleSalaTV', 'homeScheduleSalaRian', 'homeScheduleSalaTV_Online'],
        ...['homeSchedulePlaySalaTV', 'homeSchedulePlaySalaRian', 'homeSchedulePlaySalaTV_Online'],
        ...[
          'homeBreakingNews',
          'bannerAds',
          'clickTags',
          'clickHighLight',
          'clickContent',
          'clickInternal',
          'clickExternal',
        ],
        ...['clickHeader', 'headerLink', 'clickFooter', 'footerLink', 'clickMenu', 'clickMenuHamburger'],
        ...['News', 'Program', `${brand}Product`, 'Services', 'Organization', 'Other', 'SpecialColumn'].map(
          (group) => `clickHamburger${group}`,
        ),
      ]),
    );
  const events = collector.events();
  const eventNamed = (name: string) => events.find((event) => event.name === name);
  // each element is counted once, however often it comes into view
  expect(events.filter(({ name }) => name === 'homeScheduleSalaTV')).toHaveLength(1);
  for (const name of ['pageView', 'homeScheduleSalaTV', 'homeSchedulePlaySalaTV'])
    expect(eventNamed(name)).toMatchObject({ page: '/home', utm_source: 'line', utm_campaign: 'flood' });
  for (const event of events) expect(event).not.toHaveProperty('utm_medium');
  expect(eventNamed('clickTags')).not.toHaveProperty('utm_source');
  expect(eventNamed('homeBreakingNews')).toMatchObject({ sectionName: 'ข่าวด่วน', linkType: 'Internal' });
  expect(eventNamed('clickHighLight')).toMatchObject({
    sectionName: 'lead',
    linkTo: expect.stringMatching(/^\/news\/content\/\d+$/),
  });
  expect(eventNamed('headerLink')).toMatchObject({ linkTo: `${STATION.englishSite}/`, linkType: 'External' });
  expect(eventNamed('clickHamburgerNews')).toMatchObject({ dataset: { attribute: expect.stringMatching(/^\w+$/) } });
  expect(complaints).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ userAgent: PHONE, viewport: { width: 390, height: 844 } });

  test('[7.15-01] [7.15-02] [3.7-03] [5-12] [5-13] reading, sharing and listening to an article are sent as events, along with web vitals', async ({
    page,
    site,
    service,
  }) => {
    const collector = collectorOf(service);
    await openAgreed(page, site, `${ARTICLE}?utm_source=line`);
    await scrollThrough(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await scrollThrough(page);
    await page.getByRole('button', { name: 'คัดลอกลิงก์' }).click();
    await page.getByRole('button', { name: 'ฟังข่าวนี้' }).click();
    const title = await titleOf(page.getByRole('heading', { level: 1 }));
    await page.locator('[data-event=contentLink]').evaluate((body) => {
      body.insertAdjacentHTML('beforeend', '<p><a href="https://elsewhere.example/x">ที่มา</a></p>');
    });
    await stay(page);
    await page.getByRole('link', { name: 'ที่มา' }).click();
    await page.getByRole('list', { name: 'แท็ก' }).getByRole('link').first().click();
    await leave(page);

    await expect
      .poll(() =>
        collector
          .vitals()
          .map(({ metric }) => metric)
          .sort(),
      )
      .toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']));
    const events = collector.events();
    const once = (name: string) => {
      const [first, ...more] = events.filter((event) => event.name === name);
      expect([name, more]).toEqual([name, []]);
      return first;
    };
    const about = {
      page: ARTICLE,
      sectionName: 'News',
      contentType: 'content',
      contentName: title,
      contentId: ARTICLE.split('/').at(-1),
      contentCategory: expect.stringMatching(/./),
    };
    expect(once('pageView')).toMatchObject({ ...about, utm_source: 'line' });
    expect(once('contentView')).toMatchObject({ ...about, utm_source: 'line' });
    for (const name of ['actionScroll_50', 'actionScroll_100']) expect(once(name)).toMatchObject(about);
    expect(once('contentShare')).toMatchObject({ ...about, sectionName: 'headline' });
    expect(once('contentTTS')).toMatchObject({ ...about, sectionName: 'header', utm_source: 'line' });
    expect(once('contentLink')).toMatchObject({ linkTo: 'https://elsewhere.example/x', linkType: 'External' });
    expect(once('contentTags')).toMatchObject({ linkTo: expect.stringMatching(/^\/tags\?q=/), linkType: 'Internal' });
    for (const { device, orientation } of collector.batches)
      expect([device, orientation]).toEqual(['mobile', 'portrait']);
    expect(new Set(collector.vitals().map(({ kind }) => kind))).toEqual(new Set(['content']));
  });
});

test('[7.15-03] [7.15-04] [7.15-06] [3.7-04] [3.7-05] views, plays and shares of programmes and channels are sent as events, and a search without its text', async ({
  page,
  site,
  service,
}) => {
  const collector = collectorOf(service);
  await openAgreed(page, site, PROGRAMME);
  const programme = await page.getByRole('heading', { level: 1 }).textContent();
  const tabs = page.getByRole('navigation', { name: 'ส่วนของรายการ' }).getByRole('link');
  for (const tab of [tabs.nth(1), tabs.first()]) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-current', 'page');
  }
  await page.getByRole('link', { name: /^เริ่มดู/ }).click();
  await begin(page);
  await seen(page);
  await page.getByRole('button', { name: 'คัดลอกลิงก์' }).click();
  await leave(page);
  await openAgreed(page, site, '/search');
  const field = page.getByRole('main').getByRole('combobox', { name: 'คำค้นหา' });
  await field.fill('น้ำ');
  await page.getByRole('main').getByRole('button', { name: 'ค้นหา' }).first().click();
  await expect(page).toHaveURL(/q=/);
  // a suggestion that is chosen with the keyboard is a search, too
  await field.fill('น้ำท');
  await expect(page.getByRole('main').getByRole('option').first()).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(/q=%E0%B8%99%E0%B9%89%E0%B8%B3%E0%B8%97/);
  await leave(page);
  // the channel that broadcasts around the clock
  await openAgreed(page, site, '/live/online');
  await seen(page);
  await videoPlayer(page).hover();
  await press(page, 'แชร์');
  await leave(page);

  await expect
    .poll(() => [...collector.names()])
    .toEqual(
      expect.arrayContaining(['programViews', 'programPlays', 'programShare', 'search', 'livePlays', 'liveShare']),
    );
  const eventNamed = (name: string) => collector.events().find((event) => event.name === name);
  expect(eventNamed('programViews')).toMatchObject({
    page: PROGRAMME,
    programTitle: programme,
    programId: expect.stringMatching(/./),
  });
  // each tab is a page of its own
  const pagesNamed = (path: string) => collector.events().filter((one) => one.name === 'pageView' && one.page === path);
  expect(pagesNamed(PROGRAMME)).toHaveLength(3);
  expect(eventNamed('programPlays')).toMatchObject({ contentType: 'watch', programTitle: programme });
  const searches = collector.events().filter(({ name }) => name === 'search');
  expect(searches).toHaveLength(2);
  expect(JSON.stringify(searches)).not.toContain('น้ำ');
  expect(eventNamed('livePlays')).toMatchObject({
    liveChannel: 'online',
    liveName: 'ศาลาออนไลน์',
    liveId: 'live-online',
    liveTitle: expect.stringMatching(/./),
  });
});
