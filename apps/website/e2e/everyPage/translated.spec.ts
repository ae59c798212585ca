import type { Page } from '@playwright/test';
import { expect, SEARCH, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/holdRequests.ts';
import {
  article,
  heard,
  listenHere,
  overhear,
  player,
  press as pressInPlayer,
  readPlaylist,
} from '../support/listening.ts';
import { bar, HAMBURGER } from '../support/shell.ts';
import { openTranslated } from '../support/translate.ts';
import { begin, EARLIER_EPISODE, press, SMALL_WINDOW, seen, videoPlayer } from '../support/watching.ts';

// a translated page has no text node that React knows: it could neither change nor remove one beside other nodes

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.afterEach(({ complaints }) => {
  expect(complaints).toEqual([]);
});

test('on a translated page a film says that it loads, plays, tells its time, and gives way to the next', async ({
  page,
}) => {
  await page.setViewportSize(SMALL_WINDOW);
  const release = await holdRequests(page, '**/assets/playback-*.js');
  await openTranslated(page, EARLIER_EPISODE);
  await begin(page);
  const message = videoPlayer(page).getByText('กำลังเปิดเครื่องเล่น…');
  await expect(message).toBeVisible();
  release();
  await seen(page, 1.2);
  await expect(message).toHaveCount(0);
  await press(page, /^หยุดชั่วคราว/);
  await expect(videoPlayer(page).getByText(/^00:0[1-9] \/ 0/)).toBeAttached();

  const [title, next] = [(await heading(page).textContent()) ?? '', page.locator('a[rel=next]')];
  const nextTitle = ((await next.textContent()) ?? '').replace(/^ถัดไป/, '');
  await next.click();
  await expect(heading(page)).toHaveText(nextTitle);
  await expect(page.locator('a[rel=prev]')).toHaveText(`ก่อนหน้า${title}`);
});

test('on a translated page a channel changes, and its name and airing with it', async ({ page }) => {
  await openTranslated(page, '/live/vertical?channel=online');
  await expect(heading(page)).toHaveText('ชมสด ศาลาออนไลน์');
  await page.getByRole('link', { name: 'ช่องถัดไป' }).click();
  await expect(heading(page)).toHaveText('ชมสด ศาลาทีวี');
  await expect(page.getByRole('status').filter({ hasText: /^ศาลาทีวี / })).toBeAttached();
});

test('on a translated page the listen button and the speed say what they do', async ({ page, request }) => {
  const [item] = (await readPlaylist(request, 1)).items;
  if (!item) throw new Error('there is no narration');
  await overhear(page);
  await openTranslated(page, article(item));
  await listenHere(page);
  await heard(page);
  const stop = page.getByRole('main').getByRole('button', { name: 'หยุดฟัง', exact: true });
  await expect(stop).toBeVisible();
  await pressInPlayer(page, /^ความเร็ว/);
  await expect(player(page).getByText('0.5×')).toBeVisible();
  await stop.click();
  await expect(page.getByRole('button', { name: 'ฟังข่าวนี้' })).toBeVisible();
});

test('on a translated page the question of cookies says what was chosen, and menus open and close', async ({
  page,
}) => {
  await openTranslated(page, '/home');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const reopen = page.getByRole('button', { name: 'ตั้งค่าคุกกี้' });
  const question = page.getByRole('region', { name: 'คุกกี้และความเป็นส่วนตัว' });
  const chosen = question.getByText('ขณะนี้ท่านเลือก “ไม่ยอมรับ” อยู่');
  await reopen.click();
  await expect(chosen).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chosen).toHaveCount(0);
  await reopen.click();
  await question.getByRole('button', { name: 'ไม่ยอมรับ' }).click();
  await expect(question).toBeHidden();

  const menu = bar(page).getByRole('button', { name: HAMBURGER });
  for (const expanded of ['true', 'false']) {
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', expanded);
  }
});

test('on a translated page a search shows its results, in another order, and those of another search', async ({
  page,
}) => {
  await openTranslated(page, SEARCH);
  const results = page.getByRole('region', { name: 'ผลการค้นหา' });
  await page.getByRole('link', { name: 'ใหม่ที่สุด' }).click();
  await expect(page.getByRole('link', { name: 'ใหม่ที่สุด' })).toHaveAttribute('aria-current', 'true');
  const field = page.getByRole('combobox', { name: 'คำค้นหา' });
  await field.fill('น้ำท่วม');
  await field.press('Enter');
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^พบ .*“น้ำท่วม”/ }),
  ).toBeAttached();
  await expect(results.locator('mark').first()).toHaveText(/น้ำ|ท่วม/);
});

test('on a translated page a category gives way to another, and a vote is confirmed and withdrawn', async ({
  page,
}) => {
  await openTranslated(page, '/news/categories/region');
  const region = await heading(page).textContent();
  await bar(page)
    .getByRole('navigation', { name: 'เมนูหลัก', exact: true })
    .locator('a[href^="/news/categories/"]')
    .last()
    .click();
  await expect(heading(page)).not.toHaveText(region ?? '');

  await openTranslated(page, '/ai-summary/demo/600101');
  const status = page.getByRole('region', { name: 'ประเด็นสำคัญ' }).getByRole('status');
  const helped = page.getByRole('button', { name: 'ช่วยได้', exact: true });
  await helped.click();
  await expect(status).toHaveText('ขอบคุณสำหรับความเห็นของท่าน');
  await helped.click();
  await expect(status).toHaveText('ยกเลิกความเห็นแล้ว');
});
