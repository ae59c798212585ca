import { useEffect, useState } from 'react';
import type { PlayerState } from '../playback/playerState.ts';
import { createAnnouncer } from './announcer.ts';

// outside of React, because the error page is another tree, whose player must not repeat an announcement
let announce: ((state: PlayerState) => string) | undefined;

/**
 * The text of the live region. It is empty at first, because screen readers announce changes only in an existing
 * region.
 */
export function useAnnouncement(state: PlayerState): string {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    // a phone has no such key
    announce ??= createAnnouncer(matchMedia('(any-pointer: fine)').matches);
    setAnnouncement(announce(state));
  }, [state]);
  return announcement;
}
