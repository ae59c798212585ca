import { dateTime, relativeTime } from '@sala/thai';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

const Now = createContext(0);
const TICK = 60_000;

/**
 * The time for everything below it. It starts at the instant the server rendered at, so that every reader gets the same
 * HTML and hydration agrees with it, and then ticks, by the reader's stopwatch rather than by the reader's clock.
 */
export function Clock({ renderedAt, children }: { renderedAt: number; children: ReactNode }) {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    const started = performance.now();
    const ticking = setInterval(() => setNow(renderedAt + performance.now() - started), TICK);
    return () => clearInterval(ticking);
  }, [renderedAt]);
  return <Now value={now}>{children}</Now>;
}

/** The time of this rendering, in milliseconds since 1970; it goes on every minute. */
export const useNow = (): number => useContext(Now);

/** How long ago something happened (SPEC 9.5), with the full date in its title. Nothing for an unknown time. */
export function TimeAgo({ at }: { at: number | null }) {
  const now = useNow();
  if (at === null) return null;
  return (
    <time dateTime={new Date(at).toISOString()} title={dateTime(at)}>
      {relativeTime(at, now)}
    </time>
  );
}
