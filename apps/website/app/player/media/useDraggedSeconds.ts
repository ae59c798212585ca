import { type ChangeEvent, useRef, useState } from 'react';

/**
 * Where a finger holds a progress bar, in seconds, and what the bar listens to: what a finger moves over is heard or
 * seen where it lets go, what a key changes at once.
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
