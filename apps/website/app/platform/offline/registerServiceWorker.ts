import { STATION } from '@sala/station';

/** The service worker's address: a plain file that is the same for every station, with the station's name. */
export const SERVICE_WORKER_URL = `/service-worker.js?${new URLSearchParams({ station: STATION.name })}`;

/**
 * How long after a page has loaded the worker comes, in milliseconds: the first seconds on a cheap phone are the
 * reader's.
 */
const DELAY_AFTER_LOAD_MS = 3000;

/** Registers the worker that saves pages for reading without a network (public/service-worker/saved-pages.js). */
export function startServiceWorker(): void {
  // the development server's files change with each edit
  if (!import.meta.env.PROD) return;
  // a private window may refuse
  const register = () => navigator.serviceWorker?.register(SERVICE_WORKER_URL).catch(() => {});
  // the files that the worker saves at once must not delay those of the page
  const afterwards = () => setTimeout(register, DELAY_AFTER_LOAD_MS);
  if (document.readyState === 'complete') afterwards();
  else addEventListener('load', afterwards);
}
