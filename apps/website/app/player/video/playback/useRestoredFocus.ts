import { useEffect } from 'react';

/** Keeps the focus in the player when the focused button is removed by its press. */
export function useRestoredFocus(frame: HTMLElement): void {
  useEffect(() => {
    let isInside = frame.contains(document.activeElement);
    const enter = () => {
      isInside = true;
    };
    const leave = ({ target }: FocusEvent) =>
      // a removed element loses the focus before it is removed; if it is still connected, the user has moved the focus
      // elsewhere
      queueMicrotask(() => {
        if ((target as Element).isConnected && !frame.contains(document.activeElement)) isInside = false;
      });
    const watch = new MutationObserver(() => {
      if (isInside && document.activeElement === document.body) frame.focus({ preventScroll: true });
    });
    watch.observe(frame, { childList: true, subtree: true });
    frame.addEventListener('focusin', enter);
    frame.addEventListener('focusout', leave);
    return () => {
      watch.disconnect();
      frame.removeEventListener('focusin', enter);
      frame.removeEventListener('focusout', leave);
    };
  }, [frame]);
}
