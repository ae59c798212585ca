import { useEffect, useLayoutEffect, useState } from 'react';
import type { PlayerState } from '../playback/playerState.ts';
import { createAnnouncer } from './announcer.ts';

// outside of React, because the error page is another tree, whose player must not repeat an announcement
let announce: ((state: PlayerState) => string) | undefined;
let announced = '';

/** The latest text for screen readers; none once the read-along window, with its own live region, opens or closes. */
export function useAnnouncement(state: PlayerState): string {
  const [announcement, setAnnouncement] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a region that comes with the last text would repeat it
  useLayoutEffect(() => setAnnouncement(''), [state.isReadingAlong]);
  useEffect(() => {
    // a phone has no such key
    announce ??= createAnnouncer(matchMedia('(any-pointer: fine)').matches);
    const text = announce(state);
    if (text !== announced) setAnnouncement(text);
    announced = text;
  }, [state]);
  return announcement;
}
