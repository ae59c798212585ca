import type { Page, Route } from '@playwright/test';
import { ARTICLE, expect, open } from './fixtures.ts';
import { player } from './listening.ts';

export const modal = (page: Page) => page.getByRole('dialog', { name: 'อ่านไปด้วยกัน' });
export const text = (page: Page) => modal(page).getByRole('list', { name: 'ข้อความที่อ่าน' });
export const spoken = (page: Page) => text(page).locator('[aria-current]');

// one line a second, of a usual length, each with its number
const LINES = Array.from({ length: 120 }, (_, index) => ({
  text: `บรรทัดที่ ${index + 1} กรมอุตุนิยมวิทยาเตือนประชาชนในภาคใต้ให้ระวังอันตรายจากฝนตกหนักถึงหนักมากและฝนที่ตกสะสม`,
  startOffsetSeconds: index,
  endOffsetSeconds: index + 0.8,
}));

/** The duration of the sound, in seconds, so long that it does not end during a test. */
const DURATION = 400;

/** A silent recording of this length. */
function silence(seconds: number): Buffer {
  const rate = 3000;
  const sound = Buffer.alloc(44 + seconds * rate, 128);
  sound.write('RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0', 'latin1');
  sound.write('\x01\0\x08\0data', 32, 'latin1');
  for (const [at, value] of [
    [4, 36 + seconds * rate],
    [24, rate],
    [28, rate],
    [40, seconds * rate],
  ] as const)
    sound.writeUInt32LE(value, at);
  return sound;
}

/** Answers with a range of the sound, which browsers request for seeking. */
async function play(route: Route, sound: Buffer): Promise<void> {
  const from = Number(/^bytes=(\d+)-/.exec(route.request().headers().range ?? '')?.[1] ?? 0);
  const range = `bytes ${from}-${sound.length - 1}/${sound.length}`;
  const headers = { 'content-type': 'audio/wav', 'accept-ranges': 'bytes', 'content-range': range };
  await route.fulfill({ status: 206, headers, body: sound.subarray(from) });
}

/** Plays an article with {@link LINES} as its narration, and opens the window for reading along. */
export async function readAlong(page: Page): Promise<void> {
  await page.route('**/voice-intro.mp3', (route) => play(route, silence(1)));
  await page.route('**/sound/*', (route) => play(route, silence(DURATION)));
  await page.route('**/ai-audio-news/items/*', async (route) => {
    const contentId = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const [imgUrl, title] = ['/station/icon.svg', 'ปากธารเร่งอพยพผู้สูงอายุก่อนน้ำถึงตลาดเก่า'];
    const style = { id: '12', audioStyleSetting: { settingType: 'speaker', speaker: 12 } };
    const source = { src: '/sound/x.mp3', audioStyle: style, duration: DURATION, highlightTexts: LINES };
    const item = { title, contentId, imgUrl, displayImgUrl: imgUrl, contentCategory: 'ภัยพิบัติ', audioStyle: style };
    const named = { contentRefCode: `sala-news/${contentId}`, audioStyleId: '12', publishedAt: null };
    await route.fulfill({ json: { state: 'ready', item: { ...item, ...named, sources: [source] } } });
  });
  await openLines(page);
}

/** Plays the article and opens its lines; the test can query the position in seconds. */
export async function openLines(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Sound = window.Audio;
    window.Audio = class extends Sound {
      constructor() {
        super();
        Object.assign(window, { sound: this });
      }
    };
  });
  await open(page, ARTICLE);
  await page.getByRole('button', { name: 'ฟังข่าวนี้' }).click();
  await player(page).getByRole('button', { name: 'อ่านไปด้วยกัน', pressed: false }).click({ timeout: 60_000 });
  await expect(spoken(page)).toBeVisible();
}
