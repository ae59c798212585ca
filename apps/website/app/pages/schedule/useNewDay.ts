import { MINUTE_MS } from '@sala/thai';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { pollWhileVisible } from '../../platform/polling/index.ts';
import { reloadPage } from '../../platform/routing/index.ts';
import { isOutdated, type ScheduleInput } from './scheduleInput.ts';

/** Longer than browsers may cache the page of the day before (server/cacheControl.ts). */
const RETRY_MS = 2 * MINUTE_MS;
/** Spreads the requests, so that not all readers send one in the second after midnight. */
const MAX_FIRST_DELAY_MS = 10_000;

/** Reloads a page without a date in its address once the days that it shows have ended. */
export function useNewDay(input: ScheduleInput, days: string[], now: number): void {
  const navigate = useNavigate();
  const hasEnded = isOutdated(input, days, now);
  useEffect(() => {
    if (hasEnded) return pollWhileVisible(() => reloadPage(navigate), RETRY_MS, Math.random() * MAX_FIRST_DELAY_MS);
  }, [hasEnded, navigate]);
}
