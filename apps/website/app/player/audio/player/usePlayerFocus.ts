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
  // closing the player with the mouse must not scroll the page
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}

/**
 * Keeps the focus in the player when the pressed button disappears with its page, and moves it to the article when the
 * player is closed. Returns the handlers of the player's element, `place`.
 */
export function usePlayerFocus(place: RefObject<HTMLElement | null>) {
  const { state, send } = usePlayer();
  const { isShowing, isCollapsing, currentPlayerPage, currentQueue, isReadingAlong } = state;
  const { pathname } = useLocation();
  const hasFocus = useRef(false);
  // the page on which the reader read along
  const readAt = useRef('');
  const lastPage = useRef(currentPlayerPage);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another page of the player shows
  useEffect(() => {
    const closed = readAt.current === pathname && !isReadingAlong;
    readAt.current = isReadingAlong ? pathname : '';
    const previousPage = lastPage.current;
    lastPage.current = currentPlayerPage;
    const isLost = (hasFocus.current || closed) && document.activeElement === document.body;
    if (!isShowing) hasFocus.current = false;
    if (!isLost) return;
    if (!isShowing) return focusArticle(currentQueue?.contentId);
    const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector);
    // going back focuses the button that opened the window or the page
    const opener = (closed && find('[data-read-along]')) || find(`[data-opens="${previousPage}"]`);
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
