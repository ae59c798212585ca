import { type ChangeEvent, useRef, useState } from 'react';

/**
 * The dragged position of a progress bar, in seconds, and the handlers of the bar: a drag seeks when it ends, a key at
 * once.
 */
export function useDraggedSeconds(seekTo: (seconds: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null);
  const isHeld = useRef(false);
  const letGo = () => {
    isHeld.current = false;
    if (dragged !== null) seekTo(dragged);
    setDragged(null);
  };
  const handlers = {
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      if (isHeld.current) setDragged(Number(target.value));
      else seekTo(Number(target.value));
    },
    onPointerDown: () => {
      isHeld.current = true;
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
  return { dragged, handlers };
}
