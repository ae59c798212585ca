import { useCallback, useSyncExternalStore } from 'react';
import { bindListeners } from './bindListeners.ts';

const TICKS = ['timeupdate', 'seeking', 'emptied', 'progress'];

/** Where what sounds or is seen is, in seconds. `read` says it otherwise, such as in whole seconds. */
export function useMediaTime(media: HTMLMediaElement, read = () => media.currentTime): number {
  const subscribe = useCallback(
    (listener: () => void) => bindListeners(media, Object.fromEntries(TICKS.map((type) => [type, listener]))),
    [media],
  );
  return useSyncExternalStore(subscribe, read);
}
