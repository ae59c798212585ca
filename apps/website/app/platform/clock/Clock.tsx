import { formatRelativeTime } from '@sala/thai';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { startStopwatch } from './stopwatch.ts';

const Now = createContext(0);
const TICK_MS = 60_000;

/**
 * The time for all components below. It starts at the time of the server's rendering, so that all readers get the same
 * HTML and hydration matches it, and then advances by the elapsed time, whatever the reader's clock shows; it is
 * updated at once when the page becomes visible again.
 */
export function Clock({ renderedAt, children }: { renderedAt: number; children: ReactNode }) {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    const elapsed = startStopwatch();
    const tick = () => setNow(renderedAt + elapsed());
    const ticking = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [renderedAt]);
  return <Now value={now}>{children}</Now>;
}

/** The time of this rendering, in milliseconds since 1970; it advances every minute. */
export const useNow = (): number => useContext(Now);

/** How long ago something happened (SPEC 9.5). Nothing for an unknown time. */
export function TimeAgo({ at }: { at: number | null }) {
  const now = useNow();
  if (at === null) return null;
  return (
    <time dateTime={new Date(at).toISOString()} data-ago="">
      {formatRelativeTime(at, now)}
    </time>
  );
}

/** Updates every {@link TimeAgo} of a part that React does not render. */
export function updateTimesAgo(part: Element, now: number): void {
  for (const time of part.querySelectorAll<HTMLTimeElement>('time[data-ago]')) {
    const ago = formatRelativeTime(Date.parse(time.dateTime), now);
    // writing the same text would lay its card out again
    if (time.textContent !== ago) time.textContent = ago;
  }
}
