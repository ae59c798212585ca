import type { Sleep } from './playerState.ts';

/** How long the sound takes to fade, in milliseconds. */
const FADE_MS = 10_000;
const FRAME_MS = 250;

/**
 * Creates a timer that ends the sound after some minutes: it calls `fade` with the volume that is left, from 1 to 0,
 * and then `slept`. Returns what sets it.
 */
export function createSleepTimer(fade: (share: number) => void, slept: () => void): (sleep: Sleep) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fall = (remainingMs: number) => {
    if (remainingMs > 0) {
      fade(remainingMs / FADE_MS);
      timer = setTimeout(fall, FRAME_MS, remainingMs - FRAME_MS);
      return;
    }
    slept();
    fade(1);
  };
  return (sleep) => {
    clearTimeout(timer);
    fade(1);
    if (typeof sleep === 'number') timer = setTimeout(fall, sleep * 60_000 - FADE_MS, FADE_MS);
  };
}
