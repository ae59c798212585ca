import { useCallback, useEffect, useRef, useState } from 'react';

/** How long the controls stay visible without input, in milliseconds. */
const HIDE_DELAY_MS = 3000;

/**
 * Whether the controls show: while the pointer moves on the player, while the keyboard is in it, and while `stays`.
 * `show` shows them for a while, `hide` hides them.
 */
export function useControlsVisible(frame: HTMLElement, stays: boolean) {
  const [isMoved, setMoved] = useState(true);
  const [hasKeyboard, setHasKeyboard] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setMoved(false);
  }, []);
  const show = useCallback(() => {
    clearTimeout(timer.current);
    setMoved(true);
    timer.current = setTimeout(() => setMoved(false), HIDE_DELAY_MS);
  }, []);
  useEffect(() => {
    const move = ({ pointerType }: PointerEvent) => {
      // touches are handled by taps
      if (pointerType === 'mouse') show();
    };
    const leave = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') hide();
    };
    // only a visible focus is the keyboard's: a button that was clicked has the focus, too
    const focus = () => setHasKeyboard(frame.querySelector(':focus-visible') !== null);
    const press = () => {
      focus();
      show();
    };
    const listeners = {
      pointermove: move,
      pointerleave: leave,
      focusin: focus,
      focusout: focus,
      keydown: press,
    } as const;
    for (const [type, listen] of Object.entries(listeners)) frame.addEventListener(type, listen as EventListener);
    show();
    return () => {
      clearTimeout(timer.current);
      for (const [type, listen] of Object.entries(listeners)) frame.removeEventListener(type, listen as EventListener);
    };
  }, [frame, show, hide]);
  return { areVisible: isMoved || hasKeyboard || stays, show, hide };
}
