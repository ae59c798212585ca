import { request as ask } from 'node:http';
import type { Page } from '@playwright/test';
import { WEBSITE } from '../support/addresses.ts';
import { ARTICLE, expect, hydrated, open, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { openServer } from '../support/openServer.ts';
import { bar } from '../support/shell.ts';

const ROUTER = /\/assets\/siteRouter-[\w-]+\.js$/;

/** Records the requests for the router and the table of routes. */
function watchRouter(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/assets\/(siteRouter|manifest)-/.exec(request.url()) ?? [];
    // a part is fetched before it is imported, from the browser's cache then
    if (file && request.resourceType() === 'script') loaded.push(file);
  });
  return loaded;
}

const firstLink = (page: Page) => page.getByRole('main').getByRole('article').getByRole('link').first();

test('the router loads at the first press of a link, without a reload or a stylesheet; the back button returns, also after a reload', async ({
  page,
}) => {
  const loaded = watchRouter(page);
  const isBack = async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/home/);
    await expect(page.getByRole('heading', { name: 'ข่าวล่าสุด' })).toBeVisible();
  };
  await open(page, '/home');
  expect(loaded).toEqual([]);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await test.step('loading the router adds no stylesheet to the page', async () => {
    const styles = page.locator('link[rel="stylesheet"]');
    const before = await styles.count();
    await firstLink(page).hover();
    await page.mouse.down();
    await expect.poll(() => loaded.toSorted()).toEqual(['manifest', 'siteRouter']);
    expect(await styles.count()).toBe(before);
  });
  await page.mouse.up();
  await expect(page).toHaveURL(/\/content\//);
  expect(loaded.toSorted()).toEqual(['manifest', 'siteRouter']);
  await isBack();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  await firstLink(page).click();
  await expect(page).toHaveURL(/\/content\//);
  await page.reload();
  await hydrated(page);
  await isBack();
});

test('a link works when the router’s or the next page’s file fails to load', async ({ page }) => {
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
  });
  for (const file of [ROUTER, /\/assets\/articleRoute-[\w-]+\.js$/]) {
    let isAsked = false;
    await page.route(file, (route) => {
      isAsked = true;
      return route.abort();
    });
    await open(page, '/home');
    opened.length = 0;
    await firstLink(page).click();
    await expect(page).toHaveURL(/\/content\//);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(opened, 'the page that is left is not loaded anew').toEqual([new URL(page.url()).pathname]);
    expect(isAsked, file.source).toBe(true);
    await page.unroute(file);
  }
});

test('without the router’s file “more” opens the next page of a list, and a picture opens in the lightbox', async ({
  page,
}) => {
  await page.route(ROUTER, (route) => route.abort());
  await page.goto('/news/archive/hotnews');
  await hydrated(page);
  await page.getByRole('link', { name: 'ดูข่าวเพิ่มเติม' }).click();
  await expect(page).toHaveURL('/news/archive/hotnews?page=2');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

  await page.goto('/news/gallery/604001');
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('img') })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'ดูภาพ' })).toBeVisible();
});

test('a link works when the router or the data of the next page is requested and nothing comes', async ({ page }) => {
  await page.clock.install();
  // its own clock is not one that a test can turn
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const limit = new AbortController();
      setTimeout(() => limit.abort(new DOMException('', 'TimeoutError')), ms);
      return limit.signal;
    };
  });
  for (const file of [ROUTER, /\.data(\?|$)/]) {
    await open(page, '/home');
    const requested = Promise.withResolvers<void>();
    await page.route(file, () => requested.resolve());
    await firstLink(page).click();
    await requested.promise;
    await expect(page.getByRole('progressbar', { name: 'กำลังเปิดหน้า' })).toBeVisible();
    await page.clock.fastForward(30_000);
    await expect(page).toHaveURL(/\/content\//);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute(file);
  }
});

test('a form and a list show that something is under way while the router loads', async ({ page }) => {
  const release = await holdRequests(page, ROUTER);
  await page.goto('/search');
  await hydrated(page);
  await page.getByRole('main').getByRole('searchbox').or(page.getByRole('main').getByRole('combobox')).fill('ข่าว');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('progressbar', { name: 'กำลังเปิดหน้า' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'กำลังค้นหา…' })).toBeVisible();

  await page.goto('/news/archive/hotnews');
  await hydrated(page);
  const articles = page.getByRole('main').getByRole('article');
  const count = await articles.count();
  await page.getByRole('link', { name: 'ดูข่าวเพิ่มเติม' }).click();
  await expect(page.getByRole('link', { name: 'กำลังโหลด…' })).toBeDisabled();
  release();
  await expect.poll(() => articles.count()).toBeGreaterThan(count);
});

test('a page that the browser brings back from a link that was not answered is on the way to nothing', async ({
  page,
}) => {
  const headline = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first();
  await page.goto('/home');
  await hydrated(page);
  await headline.click();
  await expect(page).toHaveURL(/\/content\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/home/);
  await expect(page.getByRole('region', { name: 'ข่าวล่าสุด' })).toBeVisible();
  // on a busy phone React shows later what the router knows already
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 15 });
  // the data fail, and the browser, which then loads the page itself, stays: its page is as one that comes back
  const left = Promise.withResolvers<void>();
  await page.route('**/news/content/*', async (route) => {
    await route.fulfill({ status: 204 });
    left.resolve();
  });
  await page.route('**/*.data*', (route) => route.abort());
  const onItsWay = page.getByRole('progressbar', { name: 'กำลังเปิดหน้า' });
  await headline.click();
  await left.promise;
  await expect(onItsWay).toBeVisible();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(onItsWay).toBeHidden();
  // a browser slows itself down by working in vain
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.unrouteAll({ behavior: 'wait' });
  await headline.click();
  await expect(page).toHaveURL(/\/content\//);
});

test('a progress bar shows while a page loads, after a click and on going back', async ({ page }) => {
  const onItsWay = page.getByRole('progressbar', { name: 'กำลังเปิดหน้า' });
  await page.goto('/home');
  await hydrated(page);
  const release = await holdRequests(page, '**/*.data*');
  await expect(onItsWay).toBeHidden();
  await firstLink(page).click();
  await expect(onItsWay).toBeVisible();
  await expect(page).toHaveURL(/\/home/);
  release();
  await expect(page).toHaveURL(/\/content\//);
  await expect(onItsWay).toBeHidden();

  await page.unrouteAll({ behavior: 'wait' });
  const releaseAgain = await holdRequests(page, '**/*.data*');
  await page.goBack();
  await expect(onItsWay).toBeVisible();
  releaseAgain();
  await expect(page.getByRole('heading', { name: 'ข่าวล่าสุด' })).toBeVisible();
  await expect(onItsWay).toBeHidden();
});

test('without a network a link to a place on the page leads there, and back', async ({ page, context }) => {
  await open(page, ARTICLE);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await context.setOffline(true);
  await page.getByRole('link', { name: 'ข้ามไปยังเนื้อหา' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${ARTICLE}#main`);
  await page.goBack();
  await expect(page).toHaveURL(ARTICLE);
  await context.setOffline(false);
  await page
    .getByRole('navigation', { name: 'เมนูล่าง' })
    .or(bar(page))
    .getByRole('link', { name: 'ข่าว' })
    .first()
    .click();
  await expect(page).toHaveURL(/\/news$/);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a link to the page that is open loads its list again, and adds nothing to the way back', async ({ page }) => {
  await open(page, '/home');
  const politics = bar(page).getByRole('link', { name: 'การเมือง', exact: true });
  await politics.click();
  await page.waitForURL('**/news/politics');
  const listed = page.getByRole('main').getByRole('listitem').getByRole('heading').last();
  const title = ((await listed.textContent()) ?? '').trim();
  await page.route('**/news/politics.data*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(title, 'ชื่อใหม่') });
  });
  for (let pressed = 0; pressed < 2; pressed++) {
    const answered = page.waitForResponse('**/news/politics.data*');
    await politics.click();
    await answered;
    await expect(page.getByRole('main').getByRole('heading', { name: 'ชื่อใหม่' })).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL('/home');
});

test('a page that the browser had kept says how long ago its news is by the time of the server', async ({ page }) => {
  // three hours pass between the page and what the browser asks when the reader comes back
  const server = await openServer((incoming, answer) => {
    const upstream = ask(new URL(incoming.url ?? '/', WEBSITE), { method: incoming.method, headers: incoming.headers });
    upstream.on('response', (response) => {
      const { statusCode = 502, headers } = response;
      const date = new Date(Date.parse(headers.date ?? '') + 3 * 3_600_000).toUTCString();
      answer.writeHead(statusCode, incoming.method === 'HEAD' ? { ...headers, date } : headers);
      response.pipe(answer);
    });
    incoming.pipe(upstream);
  });
  try {
    const newest = page.getByRole('main').getByRole('article').getByRole('time').first();
    await open(page, `${server.address}/news`);
    await expect(newest).toHaveText(/นาทีที่แล้ว|เมื่อสักครู่/);
    await page.goto('about:blank');
    await page.goBack();
    await expect(newest).toHaveText('3 ชั่วโมงที่แล้ว');
  } finally {
    server.close();
  }
});
