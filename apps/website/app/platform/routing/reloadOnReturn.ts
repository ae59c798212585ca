import { MINUTE_MS } from '@sala/thai';
import type { NavigateFunction } from 'react-router';
import { startStopwatch } from '../clock/index.ts';
import { pollWhileVisible } from '../polling/index.ts';
import { reloadPage } from './reloadPage.ts';

/** The front page is reloaded after an absence of this length. */
const MIN_ABSENCE_MS = 10 * MINUTE_MS;
/** A phone that wakes up has no network at first: the reload is repeated after this time. */
const RETRY_MS = 5000;

/**
 * Reloads the page whenever it becomes visible again after a while, until `signal` is aborted. `absence` says how many
 * milliseconds ago it was hidden.
 */
export function reloadOnReturn(navigate: NavigateFunction, signal: AbortSignal, absence: () => number): void {
  let stopPolling = () => {};
  const onVisibilityChange = () => {
    if (document.hidden) absence = startStopwatch();
    else if (absence() >= MIN_ABSENCE_MS) {
      stopPolling();
      stopPolling = pollWhileVisible(() => reloadPage(navigate).then(stopPolling), RETRY_MS, 0);
    }
  };
  if (signal.aborted) return;
  document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  signal.addEventListener('abort', () => stopPolling());
  // phones stop pages that are not seen: the reader may be back before this was loaded
  if (!document.hidden) onVisibilityChange();
}
