import { useCallback, useEffect, useRef, useState } from 'react';

/** How long the controls stay visible without input, in milliseconds. */
const HIDE_DELAY_MS = 3000;

/**
 * Whether the controls show: while the pointer moves on the player, while a finger is on a control and for a while after
 * it, while the keyboard is in the player, and while `stays`. `show` shows them for a while, `hide` hides them.
 */
export function useControlsVisible(frame: HTMLElement, stays: boolean) {
  const [isMoved, setMoved] = useState(true);
  const [isTouched, setTouched] = useState(false);
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
      // touches of the picture are handled by taps
      if (pointerType === 'mouse') show();
    };
    const leave = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') hide();
    };
    const touch = ({ type, pointerType, target }: PointerEvent) => {
      if (pointerType === 'mouse' || !(target as Element).closest('[data-controls]')) return;
      setTouched(type === 'pointerdown');
      show();
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
      pointerdown: touch,
      pointerup: touch,
      pointercancel: touch,
      // a screen reader moves a slider without pointer and keys
      input: show,
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
  return { areVisible: isMoved || isTouched || hasKeyboard || stays, show, hide };
}
