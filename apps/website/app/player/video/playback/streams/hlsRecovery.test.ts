import type Hls from 'hls.js';
import { ErrorDetails, ErrorTypes, Events } from 'hls.js';
import { beforeEach, expect, test, vi } from 'vitest';
import { bindHlsRecovery } from './hlsRecovery.ts';
import { events, openAnsweringPage } from './testStream.ts';

// The player's library is real where it plays (e2e): here only its events come, in an order that takes minutes to meet.
const closing = new AbortController();
const handlers = new Map<string, (event: string, data: object) => void>();
const hls = {
  levels: [{}],
  // unknown from the moment when another source is loaded
  latestLevelDetails: null,
  on: (event: string, handler: (event: string, data: object) => void) => handlers.set(event, handler),
  loadSource: vi.fn(),
  startLoad: vi.fn(),
};
const emit = (event: string, data: object) => handlers.get(event)?.(event, data);

/** A playlist cannot be loaded, although the stream's address answers; then a pause. */
async function losePlaylist(pauseMs = 20_000): Promise<void> {
  const { NETWORK_ERROR: type } = ErrorTypes;
  emit(Events.ERROR, { type, details: ErrorDetails.LEVEL_LOAD_ERROR, fatal: true, response: { code: 503 } });
  await vi.advanceTimersByTimeAsync(pauseMs);
}

openAnsweringPage();
beforeEach(() => {
  const video = Object.assign(new EventTarget(), { paused: true }) as unknown as HTMLVideoElement;
  bindHlsRecovery(hls as unknown as Hls, video, { src: '/live.m3u8', events, signal: closing.signal });
});

test('a channel whose playlists fail is loaded anew within four seconds, however long its studio is dead', async () => {
  emit(Events.LEVEL_LOADED, { details: { live: true } });
  for (let times = 1; times <= 8; times++) {
    await losePlaylist(4000);
    expect(hls.loadSource).toHaveBeenCalledTimes(times);
  }
  expect(hls.startLoad).not.toHaveBeenCalled();
  expect(events.stopped).not.toHaveBeenCalled();
});

test('a video whose playlists fail is retried four times', async () => {
  emit(Events.LEVEL_LOADED, { details: { live: false } });
  for (let times = 1; times <= 5; times++) await losePlaylist();
  expect(hls.startLoad).toHaveBeenCalledTimes(4);
  expect(events.stopped.mock.calls).toEqual([[{ kind: 'failed' }]]);
});
