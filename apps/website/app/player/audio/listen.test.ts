import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen, playerSlot } from './listen.ts';

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
  expect([playerSlot.get(), play.mock.calls.length, pause.mock.calls.length]).toEqual(['failed', 1, 1]);
  vi.advanceTimersByTime(60_000);
  expect(playerSlot.get()).toBeNull();
});

test('of presses while the player is loaded the last counts, in whatever order it comes for them', async () => {
  const pressed: string[] = [];
  const heard: string[] = [];
  const press = (contentId: string) => {
    pressed.push(contentId);
    return later.listen({ contentId, title: '' });
  };
  vi.resetModules();
  vi.doMock('./player/index.ts', () => ({
    isPlaying: () => false,
    startPlayback: (_: unknown, _onChange: unknown, { contentId }: { contentId: string }) => {
      heard.push(contentId);
      // a third press comes between what the first two waited for
      if (contentId === '1') void press('3');
    },
  }));
  const later = await import('./listen.ts');
  await Promise.all([press('1'), press('2')]);
  expect(heard.at(-1)).toBe(pressed.at(-1));
});
