import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { usePlayer } from './usePlayer.ts';

/** Focuses the article that was read: the button that reads it, else the heading of the page. */
function focusArticle(contentId = ''): void {
  const buttons = document.querySelectorAll<HTMLElement>(`button[data-content-id="${CSS.escape(contentId)}"]`);
  const button = [...buttons].find((one) => one.getClientRects().length > 0);
  const target = button ?? document.querySelector<HTMLElement>('main h1');
  if (!target) return;
  if (!button) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  // the page stands still for a reader who closes the player with the mouse
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}

/**
 * Keeps the keyboard in the player when the pressed button goes with its page of the player, and takes it to the article
 * when the player is closed. Returns the handlers of the player's element, `place`.
 */
export function usePlayerFocus(place: RefObject<HTMLElement | null>) {
  const { state, send } = usePlayer();
  const { isShowing, isCollapsing, currentPlayerPage, currentQueue, isReadingAlong } = state;
  const { pathname } = useLocation();
  const hasFocus = useRef(false);
  // where something was read along
  const readAt = useRef('');
  const shownPage = useRef(currentPlayerPage);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another page of the player shows
  useEffect(() => {
    const closed = readAt.current === pathname && !isReadingAlong;
    readAt.current = isReadingAlong ? pathname : '';
    const leftPage = shownPage.current;
    shownPage.current = currentPlayerPage;
    const isLost = (hasFocus.current || closed) && document.activeElement === document.body;
    if (!isShowing) hasFocus.current = false;
    if (!isLost) return;
    if (!isShowing) return focusArticle(currentQueue?.contentId);
    const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector);
    // on the way back the focus is on the button that opened the window or the page
    const opener = (closed && find('[data-read-along]')) || find(`[data-opens="${leftPage}"]:enabled`);
    (opener || find('[data-page-heading]') || find('[data-title-bar]'))?.focus();
  }, [currentPlayerPage, isCollapsing, isReadingAlong, isShowing]);

  return {
    onFocus() {
      hasFocus.current = true;
    },
    onBlur({ relatedTarget }: FocusEvent) {
      if (!relatedTarget) return;
      hasFocus.current = place.current?.contains(relatedTarget) ?? false;
      if (!hasFocus.current) send({ type: 'yieldToPage', height: innerHeight });
    },
  };
}
