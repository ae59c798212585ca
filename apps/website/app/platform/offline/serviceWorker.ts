import { STATION } from '@sala/station';

/** Where the service worker is: a plain file that knows no station, and is told whose it is. */
export const SERVICE_WORKER_URL = `/service-worker.js?${new URLSearchParams({ station: STATION.name })}`;

/**
 * How long after a page has loaded the worker comes, in milliseconds: the first seconds on a cheap phone are the
 * reader's.
 */
const DELAY_AFTER_LOAD_MS = 3000;

/** Keeps, once the page has come, what is read for when there is no network (public/service-worker/saved-pages.js). */
export function startServiceWorker(): void {
  // the development server's files change with each edit
  if (!import.meta.env.PROD) return;
  // a private window may keep nothing, which is its right
  const register = () => navigator.serviceWorker?.register(SERVICE_WORKER_URL).catch(() => {});
  // what the worker keeps at once must not hold up what the page loads
  const afterwards = () => setTimeout(register, DELAY_AFTER_LOAD_MS);
  if (document.readyState === 'complete') afterwards();
  else addEventListener('load', afterwards);
}
