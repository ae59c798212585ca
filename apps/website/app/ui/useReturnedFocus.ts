import { type FocusEvent, useRef } from 'react';

/**
 * For what closes by its own buttons and would lose the focus: `rememberFocus` handles its `focus` events, and
 * `restoreFocus` returns the focus to where it came from.
 */
export function useReturnedFocus() {
  const last = useRef<Element | null>(null);
  return {
    rememberFocus({ currentTarget, relatedTarget }: FocusEvent) {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) last.current = relatedTarget;
    },
    restoreFocus() {
      if (last.current instanceof HTMLElement) last.current.focus({ preventScroll: true });
    },
  };
}
