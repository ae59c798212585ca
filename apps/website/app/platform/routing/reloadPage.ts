import type { NavigateFunction } from 'react-router';

/** Loads what is shown anew, at the reader's place. Rejects, and the page stays as it is, where it does not answer. */
export async function reloadPage(navigate: NavigateFunction): Promise<void> {
  const { pathname, search } = location;
  // the router leaves a page whose address does not answer
  const answer = await fetch(pathname + search, { method: 'HEAD' });
  if (!answer.ok) throw new Error(`${answer.status}`);
  await navigate(pathname + search, { replace: true, preventScrollReset: true });
}
