import { useEffect, useRef } from 'react';

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1, PageDown: 1, PageUp: -1 };

/** Up and down are the channel before and the next, as on a remote control; in the player they are its volume. */
export function useChannelKeys(go: (step: 1 | -1) => void): void {
  const latest = useRef(go);
  latest.current = go;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const target = event.target as Element;
      // in menus, in the audio player and in the settings of cookies the keys scroll or belong to what has the focus
      const isElsewhere = target !== document.body && !target.closest('main');
      const ownsKeys = target.closest('[data-video-player], input, select');
      if (!step || isElsewhere || ownsKeys || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey)
        return;
      event.preventDefault();
      latest.current(step);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
