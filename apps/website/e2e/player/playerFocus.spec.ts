import { expect, open, test } from '../support/fixtures.ts';
import {
  alter,
  article,
  expectUncovered,
  heard,
  listenHere,
  offer,
  overhear,
  PLAYLIST,
  player,
  preparePlaylist,
  press,
  sourceBy,
  title,
} from '../support/listening.ts';

const playlist = preparePlaylist();

test('the focus moves to the heading of a player page, back to its opener, and to the article on closing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await overhear(page);
  // a voice can be chosen when there are two
  await alter(page, playlist, (item) => {
    const { audioStyle, ...source } = sourceBy(item, 12);
    const setting = { ...audioStyle.audioStyleSetting, speaker: 1 };
    const second = { ...source, audioStyle: { ...audioStyle, audioStyleSetting: setting } };
    return { ...item, sources: [{ ...source, audioStyle }, second] };
  });
  await open(page, article(playlist.items[0]));
  await listenHere(page);
  await heard(page);
  const pressKey = async (name: string | RegExp) => {
    await player(page).getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  const expectFocus = (role: 'button' | 'heading', name: string | RegExp) =>
    expect(player(page).getByRole(role, { name, exact: true })).toBeFocused();
  await pressKey('การตั้งค่า');
  await expectFocus('heading', 'การตั้งค่า');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expectFocus('button', /^เลือกเสียงผู้อ่าน/);
  await page.keyboard.press('Enter');
  await expectFocus('heading', 'เลือกเสียงผู้อ่าน');
  await pressKey('ย้อนกลับ');
  await expectFocus('button', /^เลือกเสียงผู้อ่าน/);
  await pressKey('ย้อนกลับ');
  await expectFocus('button', 'การตั้งค่า');

  await pressKey('ปิดเครื่องเล่น');
  await expect(page.getByRole('button', { name: 'ฟังข่าวนี้' })).toBeFocused();
  // the player does not take the focus when it opens
  await page.keyboard.press('Enter');
  await expect(player(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'หยุดฟัง', exact: true })).toBeFocused();
  await open(page, '/news/corrections');
  await pressKey('ปิดเครื่องเล่น');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // closing it with the mouse does not scroll the page
  await open(page, article(playlist.items[0]));
  await listenHere(page);
  await page.evaluate(() => scrollTo(0, 900));
  const top = await page.evaluate(() => scrollY);
  await press(page, 'ปิดเครื่องเล่น');
  await expect(page.getByRole('button', { name: 'ฟังข่าวนี้' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

test('“next” keeps the focus at the last article, where it does nothing', async ({ page }) => {
  await overhear(page);
  await offer(page, { ...playlist, items: playlist.items.slice(0, 2) });
  await open(page, PLAYLIST);
  await page.getByRole('button', { name: 'ฟังทั้งหมด' }).click();
  await heard(page);
  const next = player(page).getByRole('button', { name: 'ข่าวถัดไป' });
  await next.press('Enter');
  await expect(title(page, playlist.items[1])).toBeVisible();
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await next.press('Enter');
  await expect(title(page, playlist.items[1])).toBeVisible();
});

test('at 400 % zoom the player starts collapsed and covers no focused element', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await overhear(page);
  await open(page, article(playlist.items[0]));
  await listenHere(page);
  await heard(page);
  const collapsed = player(page).getByRole('button', { expanded: false });
  await expect(collapsed).toBeVisible();
  for (let step = 0; step < 20; step++) await expectUncovered(page, 'Tab');
  // a reader who opens it and tabs back to the page is not left with a covered page
  await player(page).getByRole('button', { name: 'เปิดเครื่องเล่น' }).focus();
  await page.keyboard.press('Enter');
  const bar = player(page).getByRole('button', { expanded: true });
  await expect(bar).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(collapsed).toBeVisible();
  for (let step = 0; step < 10; step++) await expectUncovered(page, 'Shift+Tab');
});
