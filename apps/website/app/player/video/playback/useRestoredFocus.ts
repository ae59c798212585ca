import { useEffect } from 'react';

/** What was pressed may go with the press: the keyboard stays in the player. */
export function useRestoredFocus(frame: HTMLElement): void {
  useEffect(() => {
    let isInside = frame.contains(document.activeElement);
    const enter = () => {
      isInside = true;
    };
    const leave = ({ target }: FocusEvent) =>
      // what is taken away loses the focus before it goes; who leaves what stays goes elsewhere
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
