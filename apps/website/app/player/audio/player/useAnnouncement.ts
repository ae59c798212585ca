import { useEffect, useState } from 'react';
import { createAnnouncer } from './announcer.ts';
import type { PlayerState } from './playerState.ts';

// outside of React: the error page is a tree of its own, whose player must not announce again what this one has
let announce: ((state: PlayerState) => string) | undefined;

/**
 * What the live region says. It is empty at first: screen readers tell what changes in a region that is there already.
 */
export function useAnnouncement(state: PlayerState): string {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    // who listens on a phone has no such key
    announce ??= createAnnouncer(matchMedia('(any-pointer: fine)').matches);
    setAnnouncement(announce(state));
  }, [state]);
  return announcement;
}
