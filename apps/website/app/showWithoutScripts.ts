/** How long the HTML is waited for, in milliseconds. */
const TIMEOUT_MS = 20_000;

/**
 * Shows the HTML of the page without scripts after React has failed, because React leaves an empty page.
 * @throws when it does not come
 */
export async function showWithoutScripts(error: unknown): Promise<void> {
  reportError(error);
  // biome-ignore lint/style/noRestrictedGlobals: an error is a page, too
  const answer = await fetch(location.href, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  page.documentElement.dataset.withoutScripts = '';
  for (const one of page.querySelectorAll('noscript')) one.replaceWith(...one.childNodes);
  document.documentElement.replaceWith(page.documentElement);
}
