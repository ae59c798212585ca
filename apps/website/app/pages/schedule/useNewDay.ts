import { MINUTE_MS } from '@sala/thai';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { pollWhileVisible } from '../../platform/polling/index.ts';
import { isOutdated, type ScheduleInput } from './scheduleInput.ts';

/** Longer than browsers may keep the page of the day before (server/cacheControl.ts). */
const RETRY_MS = 2 * MINUTE_MS;
/** Not all readers ask in the second after midnight. */
const MAX_FIRST_DELAY_MS = 10_000;

/** Has a page without a date in its address load the new day once those that it shows have ended. */
export function useNewDay(input: ScheduleInput, days: string[], now: number): void {
  const navigate = useNavigate();
  const hasEnded = isOutdated(input, days, now);
  useEffect(() => {
    if (!hasEnded) return;
    return pollWhileVisible(
      async () => {
        const { pathname, search } = location;
        // the router leaves a page whose address does not answer
        const answer = await fetch(pathname + search, { method: 'HEAD' });
        if (!answer.ok) throw new Error(`${answer.status}`);
        await navigate(pathname + search, { replace: true, preventScrollReset: true });
      },
      RETRY_MS,
      Math.random() * MAX_FIRST_DELAY_MS,
    );
  }, [hasEnded, navigate]);
}
