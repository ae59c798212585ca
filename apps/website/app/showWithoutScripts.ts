/** Reloads the HTML of the page without scripts after React has failed, because React leaves an empty page. */
export async function showWithoutScripts(error: unknown): Promise<void> {
  reportError(error);
  const answer = await fetch(location.href);
  const sent = new DOMParser().parseFromString(await answer.text(), 'text/html');
  sent.documentElement.dataset.withoutScripts = '';
  for (const one of sent.querySelectorAll('noscript')) one.replaceWith(...one.childNodes);
  document.documentElement.replaceWith(sent.documentElement);
}
