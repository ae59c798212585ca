import { formatAppearance, formatRelativeTime } from '@sala/thai';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { startStopwatch } from './stopwatch.ts';

const Now = createContext(0);
const TICK_MS = 60_000;
const TIME_AGO = 'time[data-ago]';

/**
 * The time for all components below. It starts at the time of the server's rendering, so that all readers get the same
 * HTML and hydration matches it, and then advances by the elapsed time, whatever the reader's clock shows; it is
 * updated at once when the page becomes visible again, and once the server has told how old a kept page is.
 */
export function Clock({ renderedAt, children }: { renderedAt: number; children: ReactNode }) {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    const elapsed = startStopwatch();
    let age = 0;
    const tick = () => setNow(renderedAt + age + elapsed());
    if (isFromCache())
      import('./measureAge.ts')
        .then(async (file) => {
          age = await file.measureAge(renderedAt);
          tick();
        })
        .catch(() => {});
    const ticking = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [renderedAt]);
  useEffect(bindDateTitles, []);
  return <Now value={now}>{children}</Now>;
}

let hasMeasured = false;

/** Whether the reader has come back to a page that the browser had kept as it was sent, however long ago; true once. */
function isFromCache(): boolean {
  if (hasMeasured) return false;
  hasMeasured = true;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'back_forward' && visit.transferSize === 0;
}

/** Gives times ago their dates as titles, for the pointer and for paper: in the HTML they would be heavy. */
function bindDateTitles(): () => void {
  const addTitles = () => {
    for (const time of document.querySelectorAll<HTMLTimeElement>(TIME_AGO))
      time.title = formatAppearance(time.dateTime);
  };
  const handlePointer = ({ target }: PointerEvent) => (target as Element).matches(TIME_AGO) && addTitles();
  addEventListener('beforeprint', addTitles);
  document.addEventListener('pointerover', handlePointer);
  return () => {
    removeEventListener('beforeprint', addTitles);
    document.removeEventListener('pointerover', handlePointer);
  };
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
  for (const time of part.querySelectorAll<HTMLTimeElement>(TIME_AGO)) {
    const ago = formatRelativeTime(Date.parse(time.dateTime), now);
    // writing the same text would lay its card out again
    if (time.textContent !== ago) time.textContent = ago;
  }
}
