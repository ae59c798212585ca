import { useSyncExternalStore } from 'react';
import { bindListeners } from '../../media/index.ts';

/** Whether the player fills the screen. */
export function useFullscreen(frame: HTMLElement): boolean {
  return useSyncExternalStore(
    (listener) => bindListeners(document, { fullscreenchange: listener }),
    () => document.fullscreenElement === frame,
  );
}
