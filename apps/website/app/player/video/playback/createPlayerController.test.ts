import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowserStore } from '../../../platform/localStore/testBrowserStore.ts';
import { createPlayerController } from './createPlayerController.ts';
import type { PlayerController } from './playerController.ts';
import { TestVideo } from './testVideo.ts';

const FILM = { id: 'episode-1', title: 'ตลาดเช้า', src: '/film.mp4', poster: '', durationSeconds: 40, path: '/film' };
let video: TestVideo;
let player: PlayerController;

let page: EventTarget;
let stored: Map<string, string>;

beforeEach(() => {
  page = new EventTarget();
  stored = stubBrowserStore();
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  video = new TestVideo();
  player = createPlayerController(video as unknown as HTMLVideoElement, { toggleFullscreen() {} });
  player.open(FILM, null);
  player.play();
});
afterEach(() => {
  player.close();
  vi.unstubAllGlobals();
});

const phase = () => player.state().playback.phase;

test.each([
  ['the key j', () => player.act({ type: 'seekBy', seconds: -10 }), 30],
  ['the slider', () => player.seekTo(12), 12],
  ['a digit', () => player.act({ type: 'seekToShare', share: 0.5 }), 20],
])('a video that has ended plays again from the position that %s seeks to', (_, seek, seconds) => {
  video.end();
  expect(phase()).toBe('ended');
  seek();
  expect(phase()).toBe('playing');
  expect([video.paused, video.currentTime]).toEqual([false, seconds]);
});

test('a video that has ended restarts when played, and stays ended when sought forward', () => {
  video.end();
  player.act({ type: 'seekBy', seconds: 10 });
  expect([phase(), video.paused]).toEqual(['ended', true]);
  player.play();
  expect([phase(), video.currentTime]).toEqual(['playing', 0]);
});

test('a video that has ended is still meant to play on, until it is paused', () => {
  video.end();
  expect(player.state().shouldPlay).toBe(true);
  player.pause();
  expect([phase(), player.state().shouldPlay]).toEqual(['ended', false]);
});

test('a paused video stays paused after seeking', () => {
  player.pause();
  player.seekTo(12);
  expect([phase(), video.paused]).toEqual(['paused', true]);
});

test('what is set in another tab is set here as well: a live channel keeps its speed, a muted video its silence', () => {
  const hearOf = (settings: object) => {
    stored.set('videoSettings', JSON.stringify(settings));
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'videoSettings' }));
  };
  video.muted = true;
  hearOf({ speed: 1.5, volume: 0.35, playsOn: false });
  expect(video).toMatchObject({ playbackRate: 1.5, volume: 0.35, muted: true });
  expect(player.state().settings).toMatchObject({ speed: 1.5, playsOn: false });
  player.open({ ...FILM, id: 'live-tv', src: '/live.mp4', isLive: true }, null);
  hearOf({ speed: 2 });
  expect(video.playbackRate).toBe(1);
  player.close();
  hearOf({ volume: 0.1 });
  expect(video.volume).toBe(1);
});

test('a channel whose page is left while it goes off the air does not come back by itself', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T00:00:00+07:00') });
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<(answer: Response) => void>();
  vi.stubGlobal('fetch', () => new Promise<Response>((answer) => ask(answer)));
  player.open({ ...FILM, id: 'live-tv', src: '/live.mp4', isLive: true }, null);
  video.play();
  video.end();
  const answer = await isAsked;
  player.close();
  video.src = '';
  answer(Response.json({ title: 'Off air', on_air_at: '2026-11-27T06:00:00+07:00' }, { status: 404 }));
  await vi.advanceTimersByTimeAsync(7 * 3_600_000);
  expect(video.src).toBe('');
  vi.useRealTimers();
});
