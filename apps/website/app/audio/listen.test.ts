import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen, place } from './listen.ts';

vi.mock('./player/index.ts', () => {
  throw new Error('Failed to fetch dynamically imported module');
});
const [play, pause] = [vi.fn(async () => {}), vi.fn()];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'Audio',
    class {
      play = play;
      pause = pause;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a player that cannot be loaded is told, for a while, and the intro ends', async () => {
  await listen({ contentId: '7', title: 'น้ำท่วม' });
  expect([place.get(), play.mock.calls.length, pause.mock.calls.length]).toEqual(['failed', 1, 1]);
  vi.advanceTimersByTime(60_000);
  expect(place.get()).toBeNull();
});
