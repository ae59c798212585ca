import { expect, test, vi } from 'vitest';
import { bindPositionSaving } from './bindPositionSaving.ts';

test('a position is saved every five seconds of playback, forwards or back, and when the page is left', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const media = Object.assign(new EventTarget(), { currentTime: 0 });
  const saved: (number | string)[] = [];
  const end = bindPositionSaving(media as never, () => saved.push(media.currentTime));
  for (const seconds of [1, 4.9, 5, 6, 9.9, 10.1, 3, 4]) {
    media.currentTime = seconds;
    media.dispatchEvent(new Event('timeupdate'));
  }
  page.dispatchEvent(new Event('pagehide'));
  end();
  page.dispatchEvent(new Event('pagehide'));
  expect(saved).toEqual([5, 10.1, 3, 4]);
  vi.unstubAllGlobals();
});
