import { MINUTE_MS } from '@sala/thai';
import { useEffect, useState } from 'react';
import { useNow } from '../../platform/clock/index.ts';

/**
 * The time of this rendering, in milliseconds since 1970. It renders again every minute, and at the instants that
 * `changesAfter` returns, at which something changes (SPEC 4.6-01).
 */
export function useNowAt(changesAfter: (now: number) => number[]): number {
  const minute = useNow();
  const [reached, setReached] = useState(0);
  const now = Math.max(minute, reached);
  const next = Math.min(...changesAfter(now).filter((at) => at > now));
  useEffect(() => {
    if (next - now > MINUTE_MS) return;
    const timer = setTimeout(() => setReached(next), next - now);
    return () => clearTimeout(timer);
  }, [now, next]);
  return now;
}
