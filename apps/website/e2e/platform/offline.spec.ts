import type { Page } from '@playwright/test';
import { NEWSROOM } from '../support/addresses.ts';
import { axeFinds } from '../support/axe.ts';
import { answerWith } from '../support/contraryService.ts';
import { ARTICLE, ARTICLE_BY_AI, expect, open, test } from '../support/fixtures.ts';
import { heard, overhear, press, readPlaylist, sound } from '../support/listening.ts';
import { startWebsite } from '../support/websiteProcess.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 375, height: 812 } });
// a narration must be made first

test('pages that were opened can be read offline, with a notice of when they were saved', async ({ page }) => {
  const website = await startWebsite({});
  try {
    // one article is the first page of a visit, the other is opened from a list, as data
    await open(page, website.address + ARTICLE);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => saved(page)).toContain(ARTICLE);
    const toHome = page.getByRole('navigation', { name: 'เมนูล่าง' }).getByRole('link', { name: 'หน้าหลัก' });
    await toHome.click();
    await page.waitForURL('**/home');
    const newest = page.getByRole('region', { name: 'ข่าวล่าสุด' });
    const first = newest.getByRole('article').getByRole('link').first();
    const path = new URL((await first.getAttribute('href')) ?? '', website.address).pathname;
    await first.click();
    await page.waitForURL(`**${path}`);
    await expect.poll(() => saved(page)).toContain(path);
    await page.goBack();
    await website.stop();
    await clearBrowserCache(page);

    // the browser still reports a network: the page notices when the next request fails
    await first.click();
    await expect(page.getByText('ออฟไลน์: ฉบับที่บันทึกไว้ในเครื่องนี้เมื่อ')).toBeVisible();
    await expect(page).toHaveURL(website.address + path);

    await page.goto(website.address + ARTICLE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('ออฟไลน์: ฉบับที่บันทึกไว้ในเครื่องนี้เมื่อ')).toBeVisible();
    // the page is styled: its styles and fonts were saved, too
    expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe('flex');
    expect(await axeFinds(page)).toEqual([]);

    await page.goto(`${website.address}/news/politics`);
    await expect(page.getByRole('heading', { level: 1, name: 'ไม่มีการเชื่อมต่ออินเทอร์เน็ต' })).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    await page.getByRole('region', { name: 'ข่าวที่อ่านได้ตอนนี้' }).getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    // the shell links to the front page
    await toHome.click();
    await expect(page).toHaveURL(`${website.address}/home`);
    await expect(page.getByText('ออฟไลน์: ฉบับที่บันทึกไว้ในเครื่องนี้เมื่อ')).toBeVisible();
    // and so does its other address
    await page.goto(website.address);
    await expect(page.getByText('ออฟไลน์: ฉบับที่บันทึกไว้ในเครื่องนี้เมื่อ')).toBeVisible();
    await expect(page.getByRole('region', { name: 'ข่าวล่าสุด' })).toBeVisible();
  } finally {
    await website.stop();
  }
});

test('the offline page, the page of each path and the styles of both are saved, whatever was saved before or since', async ({
  page,
}) => {
  await open(page, '/home');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(async () => (await saved(page)).sort()).toEqual(['/home', '/offline']);

  await test.step('what the network did not bring while the worker was installed comes with the next page', async () => {
    await page.evaluate(async () => (await caches.open('saved-pages')).delete('/offline'));
    await page.goto(ARTICLE_BY_AI);
    await expect.poll(() => saved(page)).toContain('/offline');
  });

  await test.step('a page with page_content_url does not replace the saved page of its path', async () => {
    const savedHome = () => page.evaluate(async () => (await (await caches.match('/home'))?.text()) ?? '');
    const before = await savedHome();
    const elsewhere = encodeURIComponent(`${NEWSROOM}/pages/path:news/content`);
    const answer = await page.goto(`/home?page_content_url=${elsewhere}`);
    expect(answer?.status()).toBe(200);
    // pages are saved in order: once the second is there, the first would be there as well
    await page.goto(ARTICLE);
    await expect.poll(() => saved(page)).toContain(ARTICLE);
    expect(await savedHome()).toBe(before);
  });

  await test.step('the styles of the offline page, and of what was read last, are kept', async () => {
    await page.evaluate(async () => {
      const files = await caches.open('saved-files');
      for (let file = 0; file < 80; file++) await files.put(`/assets/${file}.css`, new Response());
    });
    await page.goto(ARTICLE_BY_AI);
    const savedFiles = () => page.evaluate(async () => (await (await caches.open('saved-files')).keys()).length);
    await expect.poll(savedFiles).toBe(80);
    /** The files that a saved page needs and does not have. */
    const missing = (path: string) =>
      page.evaluate(async (path) => {
        const html = (await (await caches.match(path))?.text()) ?? '';
        const files = html.match(/\/assets\/[\w.-]+\.(?:css|woff2)/g) ?? ['all'];
        const found = await Promise.all(files.map((file) => caches.match(file)));
        return files.filter((_, file) => !found[file]);
      }, path);
    expect(await missing('/offline')).toEqual([]);
    expect(await missing(ARTICLE_BY_AI)).toEqual([]);
  });
});

test('an article that was withdrawn is no longer saved once its page was opened again', async ({
  page,
  site,
  service,
}) => {
  await open(page, site + ARTICLE);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => saved(page)).toContain(ARTICLE);
  // as the newsroom answers for such an article
  service.answers('/content', answerWith(410, '{}'));
  await clearBrowserCache(page);
  expect((await page.goto(site + ARTICLE))?.status()).toBe(410);
  await expect.poll(() => saved(page)).not.toContain(ARTICLE);
});

test('offline a narration plays on when a link is pressed, and the offline page leaves once the network is back', async ({
  page,
  context,
  request,
}) => {
  const [article] = (await readPlaylist(request, 1)).items;
  const path = `/news/content/${article?.contentId}`;
  await overhear(page);
  await open(page, path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('button', { name: 'ฟังข่าวนี้' }).click();
  await heard(page);
  const below = page.getByRole('navigation', { name: 'เมนูล่าง' });
  const programmes = below.getByRole('link', { name: 'รายการ' });
  const notice = page.getByRole('alert').filter({ hasText: 'ไม่มีอินเทอร์เน็ต' });
  const playsOn = async () => {
    await expect(notice.getByRole('link', { name: 'เปิดข่าวที่บันทึกไว้ในแท็บใหม่' })).toBeVisible();
    const { currentTime } = await sound(page);
    await heard(page, currentTime + 1);
  };

  await test.step('the browser reports a network, but requests fail', async () => {
    await page.route('**/*.data*', (route) => route.abort());
    await below.getByRole('link', { name: 'หน้าหลัก' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ขออภัย ระบบขัดข้องชั่วคราว');
    await playsOn();
    await page.unroute('**/*.data*');
    await page.goBack();
    await expect(page.getByRole('button', { name: 'หยุดฟัง' })).toBeVisible();
  });

  await context.setOffline(true);
  await programmes.click();
  await playsOn();
  await expect(page).toHaveURL(path);

  await press(page, 'หยุดชั่วคราว');
  await programmes.click();
  const offline = page.getByRole('heading', { level: 1, name: 'ไม่มีการเชื่อมต่ออินเทอร์เน็ต' });
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  // a machine without a network sends no `online` event: the page notices by its own requests
  await expect(offline).toBeHidden();
  await expect(page).toHaveURL(/\/program$/);
});

/** Clears the browser's own cache, which still has the pages of the last seconds. */
async function clearBrowserCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
}

/** The paths of the saved pages. */
const saved = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('saved-pages')).keys()).map(({ url }) => new URL(url).pathname));
