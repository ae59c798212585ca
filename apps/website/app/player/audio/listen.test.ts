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
  vi.stubGlobal('location', { pathname: '/news/content/7' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('when the player cannot be loaded, a failure is shown for a while and the intro stops', async () => {
  await listen({ contentId: '7', title: 'น้ำท่วม' });
  expect([playerSlot.get(), play.mock.calls.length, pause.mock.calls.length]).toEqual(['failed', 1, 1]);
  vi.advanceTimersByTime(60_000);
  expect(playerSlot.get()).toBeNull();
});

test('the last of several presses while the player is loading counts, in whatever order it loads', async () => {
  const pressed: string[] = [];
  const started: string[] = [];
  const press = (contentId: string) => {
    pressed.push(contentId);
    return later.listen({ contentId, title: '' });
  };
  vi.resetModules();
  vi.doMock('./player/index.ts', () => ({
    isPlaying: () => false,
    startPlayback: (_: unknown, _onChange: unknown, _on: string, { contentId }: { contentId: string }) => {
      started.push(contentId);
      // a third press comes while the first two are handled
      if (contentId === '1') void press('3');
    },
  }));
  const later = await import('./listen.ts');
  await Promise.all([press('1'), press('2')]);
  expect(started.at(-1)).toBe(pressed.at(-1));
});
