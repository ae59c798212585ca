import { AUDIO, SPEAKERS } from '@sala/station';
import { axeFinds } from '../support/axe.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/holdRequests.ts';
import {
  alter,
  article,
  box,
  expectUncovered,
  heard,
  listenHere,
  overhear,
  PLAYLIST,
  player,
  preparePlaylist,
  press,
  sound,
  sourceBy,
  title,
  toTheEnd,
} from '../support/listening.ts';

const playlist = preparePlaylist();

test('[2.15-19] [9.6-23] [2.15-20] [2.15-02] [2.15-03] [2.15-06] [2.15-07] [2.15-08] [2.15-11] [4.3-15] the player plays an article, works by mouse and keyboard, and plays on across pages', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await overhear(page);
  const release = await holdRequests(page, '**/assets/player-*.js');
  await open(page, article(playlist.items[0]));
  const liveRegions = await page.getByRole('status').elementHandles();
  await listenHere(page);
  // a phone starts sound only during the tap, which is over when the player's code has loaded
  expect(await page.evaluate(() => globalThis.sounding.plays)).toEqual([
    { src: '/static/audio/voice-intro.mp3', isInTap: true },
  ]);
  await expect(page.getByText('กำลังเปิดเครื่องเล่นเสียง…')).toBeVisible();
  release();
  await expect(title(page, playlist.items[0])).toBeVisible();
  await heard(page);
  expect(await box(page)).toEqual({ x: 880, y: 583, width: 346, height: 317 });
  await expect(player(page).getByRole('button', { name: 'อ่านให้ฟัง', expanded: true })).toBeVisible();
  const rating = player(page).getByRole('group', { name: 'ให้คะแนนการอ่านข่าวนี้' });
  await expect(rating.getByRole('button', { name: 'ถูกใจ', exact: true })).toBeVisible();
  await expect(rating.getByRole('button', { name: 'ไม่ถูกใจ' })).toBeVisible();
  await expect(player(page).getByRole('button', { name: 'อ่านไปด้วยกัน', pressed: false })).toBeEnabled();
  // the focus stays on the button, the status says which article plays, and the same button stops it
  const toggle = page.getByRole('main').getByRole('button', { name: 'หยุดฟัง', exact: true });
  await expect(toggle).toBeFocused();
  // as wide as before, so that nothing beside or below it moves
  const { width } = (await toggle.boundingBox()) ?? {};
  const status = page.getByRole('status').filter({ visible: true });
  await expect(status.getByText(`กำลังอ่าน ${playlist.items[0].title}`)).toBeAttached();
  // in Firefox, screen readers do not hear of a live region that comes with its text
  const told = await Promise.all(liveRegions.map((region) => region.textContent()));
  expect(told.join()).toContain('กำลังอ่าน');
  await page.keyboard.press('Enter');
  await expect(status.getByText('หยุดชั่วคราว')).toBeAttached();
  expect((await sound(page)).paused).toBe(true);
  await expect(page.getByRole('button', { name: 'ฟังข่าวนี้' })).toBeFocused();
  expect((await page.getByRole('button', { name: 'ฟังข่าวนี้' }).boundingBox())?.width).toBeCloseTo(width ?? 0, 0);
  // the same key of a Thai keyboard has another letter
  await page.getByRole('main').dispatchEvent('keydown', { key: 'ย', code: 'KeyP', altKey: true });
  await expect(toggle).toBeVisible();
  await expect(status.getByText('ฟังต่อ')).toBeAttached();
  await page.getByRole('link', { name: 'ข้ามไปยังเนื้อหา' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'ข้ามไปยังเครื่องเล่นเสียง' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(player(page).getByRole('button', { name: 'หยุดชั่วคราว' })).toBeFocused();

  await expect(player(page).getByTitle('หยุดชั่วคราว')).toBeFocused();
  await page.keyboard.press('Alt+P');
  expect((await sound(page)).paused).toBe(true);
  await expect(player(page).getByTitle('เล่น', { exact: true })).toBeFocused();
  const { currentTime } = await sound(page);
  await press(page, 'ข้ามไปข้างหน้า 10 วินาที');
  expect((await sound(page)).currentTime).toBeCloseTo(currentTime + 10, 0);
  await press(page, 'ย้อนกลับ 10 วินาที');
  expect((await sound(page)).currentTime).toBeCloseTo(currentTime, 0);
  for (const rate of [0.5, 1.5, 1]) {
    await press(page, /^ความเร็ว/);
    expect((await sound(page)).playbackRate).toBe(rate);
    await expect(page.getByRole('status').filter({ hasText: `ความเร็ว ${rate}×` })).toBeAttached();
  }
  const volume = player(page).getByRole('slider', { name: 'ระดับเสียง' });
  await volume.fill('0');
  expect(await sound(page)).toMatchObject({ volume: 0, muted: true });
  await press(page, 'เปิดเสียง');
  await volume.fill('40');
  expect(await sound(page)).toMatchObject({ volume: 0.4, muted: false });
  const position = player(page).getByRole('slider', { name: 'ตำแหน่งที่ฟัง' });
  await position.fill('20');
  expect((await sound(page)).currentTime).toBe(20);
  await expect(position).toHaveAttribute('aria-valuetext', /^20 วินาที จาก (\d+ นาที ?)?(\d+ วินาที)?$/);

  // keys work wherever the focus is in the player
  await position.focus();
  await page.keyboard.press('ArrowRight');
  expect((await sound(page)).currentTime).toBe(30);
  await page.keyboard.press('m');
  expect((await sound(page)).muted).toBe(true);
  // the same key of a Thai keyboard has another letter
  await position.dispatchEvent('keydown', { key: 'ท', code: 'KeyM' });
  expect((await sound(page)).muted).toBe(false);
  await page.keyboard.press('k');
  // the passing seconds are not read aloud
  await heard(page, 32);
  await expect(position).toHaveAttribute('aria-valuetext', /^30 วินาที จาก/);
  await page.keyboard.press('Escape');
  await expect(player(page).getByRole('button', { expanded: false })).toBeFocused();
  await page.keyboard.press('Enter');

  const session = await page.evaluate(() => ({
    title: navigator.mediaSession.metadata?.title,
    artwork: navigator.mediaSession.metadata?.artwork[0]?.src,
    state: navigator.mediaSession.playbackState,
  }));
  expect(session).toMatchObject({ title: playlist.items[0].title, state: 'playing' });
  expect(session.artwork).toMatch(/\/images\//);

  // up to 1199 px the player stands where the aside does
  await page.setViewportSize({ width: 1100, height: 900 });
  const aside = await page.getByRole('main').getByRole('complementary').first().boundingBox();
  await expect.poll(async () => (await box(page)).x).toBeCloseTo(aside?.x ?? 0, 0);
  await page.setViewportSize({ width: 1280, height: 900 });

  // the player stays across pages, also on one that does not exist
  await page
    .getByRole('link', { name: /หน้าหลัก/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/home$/);
  const before = (await sound(page)).currentTime;
  await heard(page, before);
  expect(complaints).toEqual([]);
  await page.evaluate(() => {
    const nowhere = Object.assign(document.createElement('a'), { href: '/news/nowhere/at/all' });
    document.querySelector('main')?.append(nowhere);
    nowhere.click();
  });
  await expect(page.getByRole('heading', { name: 'ไม่พบหน้าที่ท่านต้องการ' })).toBeVisible();
  await expect(title(page, playlist.items[0])).toBeVisible();
  await heard(page, (await sound(page)).currentTime);

  await press(page, 'ปิดเครื่องเล่น');
  await expect(player(page)).toBeHidden();
  expect((await sound(page)).paused).toBe(true);
});

test('[1-18] [1-20] [2.15-01] [2.15-02] [2.15-09] [2.15-10] [2.15-13] [2.15-14] [2.15-15] [2.15-16] [2.15-17] a playlist plays article after article, in the chosen voice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await overhear(page);
  // the second voice reads once the first has read everything: here it has read only the first article
  await alter(page, playlist, (item) => {
    const source = sourceBy(item, 12);
    const { audioStyle } = source;
    const setting = { ...audioStyle.audioStyleSetting, speaker: 1 };
    const again = { ...source, src: `${source.src}?again`, audioStyle: { ...audioStyle, audioStyleSetting: setting } };
    return { ...item, sources: item.contentId === playlist.items[0].contentId ? [source, again] : [source] };
  });
  await open(page, PLAYLIST);
  await page.getByRole('button', { name: 'ฟังทั้งหมด' }).click();
  await heard(page);
  const label = (speaker: string) =>
    player(page).getByRole('button', { name: `เพลย์ลิสต์: ${AUDIO.dailyPlaylist} (เสียง: ${speaker})` });
  const [announcer, second] = SPEAKERS.map(({ name }) => name) as [string, string];
  await expect(label(announcer)).toBeVisible();
  // the playing article is marked in the list, also for screen readers
  const heardOf = (index: 0 | 1) => page.getByRole('button', { name: `หยุดฟังข่าว: ${playlist.items[index].title}` });
  const marked = page.getByRole('listitem').filter({ has: page.getByText('กำลังฟัง', { exact: true }) });
  await expect(marked.filter({ has: heardOf(0) })).toBeVisible();

  await press(page, 'การตั้งค่า');
  await expect(player(page).getByRole('heading', { name: 'การตั้งค่า' })).toBeVisible();
  const about = player(page).getByRole('link', { name: 'เกี่ยวกับบริการอ่านให้ฟัง' });
  await expect(about).toHaveAttribute('href', AUDIO.explainer ?? '');
  await expect(about).toHaveAttribute('target', '_blank');
  await expect(player(page).getByRole('link', { name: /ดาวน์โหลด/ })).toHaveAttribute('download', /\.mp3$/);
  const autoplay = player(page).getByRole('switch', { name: 'อ่านให้ฟังต่อเนื่อง' });
  await autoplay.click();
  await expect(autoplay).not.toBeChecked();
  await autoplay.click();
  await expect(autoplay).toBeChecked();
  await press(page, /^เลือกเสียงผู้อ่าน/);
  const voices = player(page).getByRole('listitem');
  await expect(voices).toHaveText([announcer, second]);
  await expect(voices.nth(0).getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  const first = await sound(page);
  await voices.nth(1).getByRole('button').click();
  await expect(voices.nth(1).getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await heard(page);
  expect((await sound(page)).src).toBe(`${first.src}?again`);
  await expect(label(second)).toBeVisible();
  expect(await axeFinds(page, '[data-audio-player]')).toEqual([]);
  await press(page, 'ย้อนกลับ');
  await expect(player(page).getByRole('heading', { name: 'การตั้งค่า' })).toBeVisible();
  await press(page, 'ย้อนกลับ');

  // collapsed from any page of the player, it opens with the first page
  await press(page, 'การตั้งค่า');
  await label(second).click();
  await press(page, 'เปิดเครื่องเล่น');
  await expect(title(page, playlist.items[0])).toBeVisible();

  // at the end of an article the next one begins, and a screen reader announces it
  await toTheEnd(page);
  await expect(title(page, playlist.items[1])).toBeVisible();
  await heard(page);
  await expect(page.getByText(`ข่าวถัดไป ${playlist.items[1].title}`)).toBeAttached();
  await expect(marked.filter({ has: heardOf(1) })).toBeVisible();
  await expect(marked).toHaveCount(1);
  // there is no other voice for this article
  await press(page, 'การตั้งค่า');
  await expect(player(page).getByRole('button', { name: /^เลือกเสียงผู้อ่าน/ })).toBeDisabled();
  await press(page, 'ย้อนกลับ');
  await press(page, 'ข่าวถัดไป');
  await expect(title(page, playlist.items[2])).toBeVisible();
  await heard(page, 0.5);
  await press(page, 'ข่าวก่อนหน้า');
  await expect(title(page, playlist.items[1])).toBeVisible();
  await heard(page);

  // without autoplay, the playlist can be started again
  await press(page, 'การตั้งค่า');
  await autoplay.click();
  await press(page, 'ย้อนกลับ');
  await toTheEnd(page);
  await expect(player(page).getByRole('button', { name: 'เริ่มเล่นใหม่' })).toHaveAttribute('title', 'เริ่มเล่นใหม่');
  await press(page, 'เริ่มเล่นใหม่');
  await expect(title(page, playlist.items[0])).toBeVisible();
  await heard(page);
});

test('[2.15-12] [2.15-19] [9.1-08] [9.6-23] [4.3-18] [4.3-19] on a phone the player is above the bottom navigation, and pauses and collapses on the page of a channel', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await overhear(page);
  const { contentId: first } = playlist.items[0];
  const titleOf = (length: number) => 'นครจันทราเปิดเส้นทางจักรยานสายใหม่ริมน้ำ'.slice(0, length);
  await alter(page, playlist, (item) => ({ ...item, title: titleOf(item.contentId === first ? 37 : 38) }));
  await open(page, PLAYLIST);
  await page.getByRole('button', { name: 'ฟังทั้งหมด' }).click();
  await heard(page);
  // the open player covers no focused element, also at the end of the page
  await page.getByRole('main').getByRole('link').first().focus();
  for (let step = 0; step < 8; step++) await expectUncovered(page, 'Tab');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  for (let step = 0; step < 4; step++) await expectUncovered(page, 'Shift+Tab');
  // a title of 38 characters scrolls, one of 37 does not
  for (const isPassing of [false, true]) {
    if (isPassing) {
      await press(page, 'เปิดเครื่องเล่น');
      await press(page, 'ข่าวถัดไป');
      await expect(player(page).getByText(titleOf(38))).toBeVisible();
      // a narrower phone has the same player; only one with no room for it, beside its scrollbar, has a narrower one
      for (const [screen, width] of [
        [365, 346],
        [335, 320],
      ] as const) {
        await page.setViewportSize({ width: screen, height: 812 });
        expect((await box(page)).width).toBe(width);
      }
      await page.setViewportSize({ width: 375, height: 812 });
    }
    await heard(page);
    const { x, y, width, height } = await box(page);
    expect({ x, width, height }).toEqual({ x: 0, width: 346, height: 317 });
    expect((await player(page).getByRole('slider', { name: 'ตำแหน่งที่ฟัง' }).boundingBox())?.height).toBe(44);
    const nav = await page.getByRole('navigation', { name: 'เมนูล่าง' }).boundingBox();
    expect(y + height).toBeLessThanOrEqual(nav?.y ?? 0);
    await player(page).getByRole('button', { expanded: true }).click();
    const passes = await player(page)
      .getByRole('button', { expanded: false })
      .evaluate((bar) => bar.getAnimations({ subtree: true }).length > 0);
    expect(passes).toBe(isPassing);
  }

  // after a reload the player is as it was, and goes on at the same position
  await page.evaluate(() => {
    const audio = globalThis.sounding.sound;
    if (audio) audio.currentTime = 12;
  });
  await heard(page, 12);
  await page.reload();
  await expect(player(page).getByRole('button', { expanded: false })).toBeVisible();
  expect(await page.evaluate(() => globalThis.sounding.plays)).toEqual([]);
  await press(page, 'เล่น');
  await heard(page, 12);

  await press(page, 'เปิดเครื่องเล่น');
  // a phone in landscape is too low for the player: its title bar is below the navigation nevertheless
  await page.setViewportSize({ width: 640, height: 360 });
  await player(page).getByRole('button', { name: 'ปิดเครื่องเล่น' }).click({ trial: true });
  await press(page, 'การตั้งค่า');
  await player(page).getByRole('switch', { name: 'อ่านให้ฟังต่อเนื่อง' }).click({ trial: true });
  await press(page, 'ย้อนกลับ');
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('navigation', { name: 'เมนูล่าง' }).getByRole('link', { name: 'ชมสด' }).click();
  await expect(page).toHaveURL(/\/live$/);
  await expect(player(page).getByRole('button', { expanded: false })).toBeVisible();
  expect((await sound(page)).paused).toBe(true);
  await press(page, 'เปิดเครื่องเล่น');
  await expect(player(page).getByRole('button', { expanded: true })).toBeVisible();
});

test('the player reports a lost network, a missing file and a narration in the making, and plays on', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await overhear(page);
  // when the player's code fails to load there is a message, and the button works again
  const longest = `นครจันทราเปิดเส้นทางจักรยานสายใหม่ริมน้ำ ${'เชื่อมตลาดเก่ากับสถานีรถไฟ '.repeat(6)}`.trim();
  const { contentId: gone } = playlist.items[2];
  await alter(page, playlist, (item) => (item.contentId === gone ? { ...item, title: longest } : item));
  let isLost = true;
  await page.route('**/assets/player-*.js', (route) => (isLost ? route.abort() : route.continue()));
  await open(page, PLAYLIST);
  const listenToAll = page.getByRole('button', { name: 'ฟังทั้งหมด' });
  await listenToAll.click();
  await expect(page.getByRole('status').getByText('หรือโหลดหน้านี้ใหม่')).toBeVisible();
  isLost = false;
  await listenToAll.click();
  await heard(page);
  expect((await box(page)).x).toBeLessThanOrEqual(1024 - 346);

  await context.setOffline(true);
  await press(page, 'ข่าวถัดไป');
  await expect(player(page)).toHaveAttribute('data-player-state', 'stalled');
  await expect(player(page).getByText('การเชื่อมต่อขาดหาย')).toBeVisible();
  await context.setOffline(false);
  await expect(title(page, playlist.items[1])).toBeVisible();
  await heard(page);
  await expect(player(page).getByText('การเชื่อมต่อขาดหาย')).toBeHidden();

  // a file that does not exist any more
  await page.route(`**${sourceBy(playlist.items[2], 12).src}`, (route) => route.fulfill({ status: 404 }));
  await press(page, 'ข่าวถัดไป');
  await expect(title(page, playlist.items[3])).toBeVisible();
  const word = await player(page).getByText(`ไม่พบไฟล์เสียงของข่าว “${longest}”`).boundingBox();
  const slider = await player(page).getByRole('slider', { name: 'ตำแหน่งที่ฟัง' }).boundingBox();
  expect((word?.y ?? 0) + (word?.height ?? 0)).toBeLessThanOrEqual(slider?.y ?? 0);
  await heard(page);

  // an article whose narration is being made for the first time
  let isMade = false;
  await page.route('**/ai-audio-news/items/*', async (route) => {
    if (isMade) return route.continue();
    const answer = await route.fetch();
    const { item } = await answer.json();
    await route.fulfill({ response: answer, json: { state: 'waiting', item: { ...item, sources: [] } } });
  });
  await open(page, article(playlist.items[0]));
  await listenHere(page);
  await expect(player(page).getByText('กำลังทำเสียงอ่านข่าวนี้')).toBeVisible();
  isMade = true;
  await heard(page);
  await expect(player(page).getByText('กำลังทำเสียงอ่านข่าวนี้')).toBeHidden();
});

test('the listen button of a card on the front page plays and pauses its article', async ({ page, complaints }) => {
  await overhear(page);
  await open(page, '/home');
  const main = page.getByRole('main');
  const card = main.getByRole('button', { name: /^ฟังข่าว: ./ }).first();
  const name = await card.evaluate((button) => button.getAttribute('aria-label') ?? '');
  await card.click();
  await heard(page);
  const pause = main.getByRole('button', { name: `หยุด${name}`, exact: true }).first();
  await pause.click();
  await expect(main.getByRole('button', { name, exact: true }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => globalThis.sounding.sound?.paused)).toBe(true);
  expect(complaints).toEqual([]);
});
