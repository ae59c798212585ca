import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { AudioItem, AudioSource } from '@sala/contracts';
import { WEBSITE } from './addresses.ts';
import { expect, test } from './fixtures.ts';

// The shared parts of the tests of narrations.

export const PLAYLIST = '/ai-audio-news/playlists/daily-news';

export type Playlist = { name: string; url: string; items: AudioItem[] };

/**
 * The playlist of the day, as the website sends it to its player, once the newsroom has made narrations of this many
 * articles.
 */
export async function readPlaylist(request: APIRequestContext, atLeast: number, website = WEBSITE): Promise<Playlist> {
  let playlist: Playlist | undefined;
  await expect
    .poll(
      async () => {
        playlist = await (await request.get(`${website}${PLAYLIST}/items?at=${Date.now()}`)).json();
        return playlist?.items.length;
      },
      { timeout: 90_000 },
    )
    .toBeGreaterThanOrEqual(atLeast);
  return playlist as Playlist;
}

/** The playlist of the day, which is read before the tests of a file. */
export function preparePlaylist() {
  const playlist = {} as Playlist & { items: [AudioItem, AudioItem, AudioItem, AudioItem] };
  test.beforeAll(async ({ request }) => {
    Object.assign(playlist, await readPlaylist(request, 4));
  });
  return playlist;
}

/** Gives the player this playlist, because further narrations may be made during a test. */
export const offer = (page: Page, playlist: Playlist): Promise<unknown> =>
  page.route(`**${PLAYLIST}/items`, (route) => route.fulfill({ json: playlist }));

/** Changes the website's answers for the articles of a playlist. */
export async function alter(page: Page, playlist: Playlist, change: (item: AudioItem) => AudioItem): Promise<void> {
  await offer(page, { ...playlist, items: playlist.items.map(change) });
  await page.route('**/ai-audio-news/items/*', async (route) => {
    const answer = await route.fetch();
    const { item, state } = await answer.json();
    await route.fulfill({ response: answer, json: { state, item: change(item) } });
  });
}

/** An article's sound by a speaker. */
export const sourceBy = ({ sources }: AudioItem, speaker: number): AudioSource =>
  sources.find(({ audioStyle }) => audioStyle.audioStyleSetting.speaker === speaker) as AudioSource;

export const player = (page: Page): Locator => page.getByRole('region', { name: 'เครื่องเล่นอ่านให้ฟัง' });
/** A button of the player. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  player(page)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click();

/** The path of the article that an item reads. */
export const article = ({ contentId }: AudioItem): string => `/news/content/${contentId}`;
/** Starts the reading of the article that is open. */
export const listenHere = (page: Page): Promise<void> => page.getByRole('button', { name: 'ฟังข่าวนี้' }).click();
/** The title of an item in the player. */
export const title = (page: Page, { title: text }: AudioItem): Locator => player(page).getByText(text);

/** Where the player is in the window. */
export const box = async (page: Page) => (await player(page).boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };

/** Moves the focus with a key: of what gets it, the player covers nothing, or nothing of its first 44 px. */
export async function expectUncovered(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  const focused = page.locator(':focus');
  const rect = await focused.boundingBox();
  if (!rect) throw new Error('nothing has the focus');
  const ends = Math.min(rect.y + rect.height, rect.y + 44);
  expect(ends, await focused.evaluate(({ outerHTML }) => outerHTML)).toBeLessThanOrEqual((await box(page)).y);
}

interface Sounding {
  /** The audio element, which is not part of the document. */
  sound?: HTMLAudioElement;
  /** The played addresses, and whether each began during a press. */
  plays: { src: string; isInTap: boolean }[];
}
declare global {
  var sounding: Sounding;
}

/** Observes what the page plays; must be called before the page is opened. */
export async function overhear(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.sounding = { plays: [] };
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function playHeard(this: HTMLAudioElement) {
      // the live channel of the front page plays by itself, but is no narration
      if (this.localName === 'video') return play.call(this);
      globalThis.sounding.sound = this;
      globalThis.sounding.plays.push({
        src: this.getAttribute('src') ?? '',
        isInTap: navigator.userActivation.isActive,
      });
      return play.call(this);
    };
  });
}

/** The state of the audio element. */
export const sound = (page: Page) =>
  page.evaluate(() => {
    const { sound: audio } = globalThis.sounding;
    if (!audio) throw new Error('nothing has been played');
    const { currentTime, duration, paused, muted, volume, playbackRate } = audio;
    return { src: audio.getAttribute('src') ?? '', currentTime, duration, paused, muted, volume, playbackRate };
  });

/** Waits until an article, not the intro, has played to so many seconds. */
export const heard = (page: Page, from = 0.2): Promise<unknown> =>
  page.waitForFunction((seconds) => {
    const audio = globalThis.sounding.sound;
    return audio?.getAttribute('src')?.startsWith('/sound/') && !audio.paused && audio.currentTime > seconds;
  }, from);

/** Seeks to the last moments of the article. */
export const toTheEnd = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const audio = globalThis.sounding.sound;
    if (audio) audio.currentTime = audio.duration - 0.5;
  });
