import { useSyncExternalStore } from 'react';

/** Whether the player fills the screen. */
export function useFullscreen(frame: HTMLElement): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('fullscreenchange', listener);
      return () => document.removeEventListener('fullscreenchange', listener);
    },
    () => document.fullscreenElement === frame,
  );
}
