import { MINUTE_MS } from '@sala/thai';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { pollWhileVisible } from '../../platform/polling/index.ts';
import { reloadPage } from '../../platform/routing/index.ts';
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
    if (hasEnded) return pollWhileVisible(() => reloadPage(navigate), RETRY_MS, Math.random() * MAX_FIRST_DELAY_MS);
  }, [hasEnded, navigate]);
}
