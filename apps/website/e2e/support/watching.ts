import { expect, type Locator, type Page } from '@playwright/test';
import { STATION } from '@sala/station';

// The shared parts of the tests of films and channels.

/** An episode of forty seconds with captions, and one that others follow. */
export const EPISODE = '/program/talat-ni/episodes/51001';
export const EARLIER_EPISODE = '/program/khao-kham/episodes/50203';

/** The short clip to which the bottom navigation links. */
export const SHORT_CLIP_KEY = STATION.shortClipKey ?? '';
export const SHORT_CLIP = `/program/stories/${SHORT_CLIP_KEY}`;

/** A window for films whose size does not matter: the player loads the stream that fits, which costs half as much. */
export const SMALL_WINDOW = { width: 320, height: 480 };

/** Every part of a film and of a channel comes from here. */
export const STREAMS = '**/streams/**';

export const videoPlayer = (page: Page): Locator => page.getByRole('region', { name: /^เครื่องเล่นวิดีโอ/ });
const element = (page: Page): Locator => videoPlayer(page).locator('video').first();

/** Presses the poster's button. */
export const begin = (page: Page): Promise<void> =>
  videoPlayer(page)
    .getByRole('button', { name: /^เล่นวิดีโอ/ })
    .click();

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  videoPlayer(page).getByRole('button', { name }).click();

/** The present state of the video element. */
export const film = (page: Page) =>
  element(page).evaluate((video: HTMLVideoElement) => {
    const { currentTime, duration, paused, muted, volume, playbackRate, ended } = video;
    return { currentTime, duration, paused, muted, volume, playbackRate, ended };
  });

/** Waits until the video has played to this second. */
export const seen = (page: Page, from = 0.2): Promise<void> =>
  expect
    .poll(async () => {
      const { paused, currentTime } = await film(page);
      return paused ? 0 : currentTime;
    })
    .toBeGreaterThan(from);

/** Seeks to a second of the video. */
export const goTo = (page: Page, seconds: number): Promise<void> =>
  element(page).evaluate((video: HTMLVideoElement, second) => {
    video.currentTime = second;
  }, seconds);
