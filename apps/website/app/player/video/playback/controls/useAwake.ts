import { useCallback, useEffect, useRef, useState } from 'react';

/** How long the controls stay when nothing is done, in milliseconds. */
const HIDE_DELAY_MS = 3000;

/**
 * Whether the controls show: while the pointer moves on the player, while the keyboard is in it, and while `stays`.
 * `wake` shows them for a while, `sleep` hides them.
 */
export function useAwake(frame: HTMLElement, stays: boolean): { isAwake: boolean; wake(): void; sleep(): void } {
  const [isMoved, setMoved] = useState(true);
  const [hasKeyboard, setHasKeyboard] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sleep = useCallback(() => {
    clearTimeout(timer.current);
    setMoved(false);
  }, []);
  const wake = useCallback(() => {
    clearTimeout(timer.current);
    setMoved(true);
    timer.current = setTimeout(() => setMoved(false), HIDE_DELAY_MS);
  }, []);
  useEffect(() => {
    const move = ({ pointerType }: PointerEvent) => {
      // a finger says with its tap what it wants
      if (pointerType === 'mouse') wake();
    };
    const leave = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') sleep();
    };
    // who uses the keyboard sees where it is; a button that was clicked has the focus, too, but does not show it
    const focus = () => setHasKeyboard(frame.querySelector(':focus-visible') !== null);
    const press = () => {
      focus();
      wake();
    };
    const listeners = {
      pointermove: move,
      pointerleave: leave,
      focusin: focus,
      focusout: focus,
      keydown: press,
    } as const;
    for (const [type, listen] of Object.entries(listeners)) frame.addEventListener(type, listen as EventListener);
    wake();
    return () => {
      clearTimeout(timer.current);
      for (const [type, listen] of Object.entries(listeners)) frame.removeEventListener(type, listen as EventListener);
    };
  }, [frame, wake, sleep]);
  return { isAwake: isMoved || hasKeyboard || stays, wake, sleep };
}
