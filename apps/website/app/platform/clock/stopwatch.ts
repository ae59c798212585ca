/**
 * Returns how many milliseconds have passed since it was started. The browser's own timer stops while a phone sleeps,
 * and the reader's clock may be set back: the longer of both times is right.
 */
export function startStopwatch(): () => number {
  const [date, ticks] = [Date.now(), performance.now()];
  return () => Math.max(Date.now() - date, performance.now() - ticks);
}
