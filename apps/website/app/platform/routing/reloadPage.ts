import type { NavigateFunction } from 'react-router';
import { fetchOk } from '../requests/index.ts';

/**
 * Reloads the data of the page, at the same scroll position. Rejects, and keeps the page, when its address does not
 * answer.
 */
export async function reloadPage(navigate: NavigateFunction): Promise<void> {
  const { pathname, search } = location;
  // the router leaves a page whose address does not answer
  await fetchOk(pathname + search, { method: 'HEAD' });
  await navigate(pathname + search, { replace: true, preventScrollReset: true });
}
