/** The link by which a click leaves the page in this tab; null when it stays, or opens elsewhere. */
export function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  const isSamePage =
    link.origin + link.pathname + link.search === location.origin + location.pathname + location.search;
  return link.hash && isSamePage ? null : link;
}

/** Whether something can be had from a link's address, as far as is known without asking. */
export const isReachable = (link: HTMLElement): boolean => navigator.onLine || 'reachable' in link.dataset;

/** Follows a link whose address has just answered, whatever the browser says of the network. */
export function follow(link: HTMLElement): void {
  link.dataset.reachable = '';
  link.click();
  delete link.dataset.reachable;
}
