import { useCallback, useSyncExternalStore } from 'react';
import { bindListeners } from './bindListeners.ts';

const TICKS = ['timeupdate', 'seeking', 'emptied', 'progress'];

/** The position of a media element, in seconds; `read` may round it, so that it renders less often. */
export function useMediaTime(media: HTMLMediaElement, read = () => media.currentTime): number {
  const subscribe = useCallback(
    (listener: () => void) => bindListeners(media, Object.fromEntries(TICKS.map((type) => [type, listener]))),
    [media],
  );
  return useSyncExternalStore(subscribe, read);
}
