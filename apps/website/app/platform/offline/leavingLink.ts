/** The link by which a click leaves the page in this tab; null when it stays, or opens elsewhere. */
export function findLeavingLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  return link.hash && withoutHash(link) === withoutHash(location) ? null : link;
}

const withoutHash = ({ href, hash }: { href: string; hash: string }) => href.slice(0, href.length - hash.length);

/** Whether a link's address can be loaded, as far as is known without a request. */
export const isReachable = (link: HTMLElement): boolean => navigator.onLine || 'reachable' in link.dataset;

const UNANSWERED = 'unanswered';

/** Whether the browser may leave the page for one that has not answered: not while something plays. */
export const canLeaveUnanswered = (): boolean => document.dispatchEvent(new Event(UNANSWERED, { cancelable: true }));

/** Calls `listener` when a page has not answered; with `preventDefault` it stays on this one. Returns what ends it. */
export function keepWhenUnanswered(listener: (event: Event) => void): () => void {
  document.addEventListener(UNANSWERED, listener);
  return () => document.removeEventListener(UNANSWERED, listener);
}
