import { beforeEach, expect, test, vi } from 'vitest';
import { openNativeStream } from './nativeStream.ts';
import { events, openAnsweringPage } from './testStream.ts';

// Real playback by the browser itself is tested in WebKit (e2e/engines): here only its errors come.
const makeVideo = () =>
  Object.assign(new EventTarget(), {
    src: '',
    currentTime: 0,
    paused: true,
    textTracks: Object.assign(new EventTarget(), { [Symbol.iterator]: () => [].values() }),
    error: { code: 4, MEDIA_ERR_SRC_NOT_SUPPORTED: 4 },
  });
let video = makeVideo();
const openChannel = () => openNativeStream(video as never, { src: '/live.m3u8', isLive: true, startAt: null }, events);
const fail = async () => {
  video.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(4000);
};

openAnsweringPage();
beforeEach(() => {
  video = makeVideo();
});

test('a channel that has played is asked again within four seconds, however long its studio is dead', async () => {
  openChannel();
  video.dispatchEvent(new Event('progress'));
  for (let times = 1; times <= 8; times++) {
    video.src = '';
    await fail();
    expect(video.src).toBe('/live.m3u8');
  }
  expect(events.stopped).not.toHaveBeenCalled();
});

test('what has never come and answers cannot be played by this browser', async () => {
  openChannel();
  await fail();
  expect(events.stopped.mock.calls).toEqual([[{ kind: 'unplayable' }]]);
});
