import { useState } from 'react';
import { WINDOW_MS } from './liveNow.ts';

/**
 * Whether the picture of a channel shows: while it is on the air, and after that for a viewer who is behind and has
 * something left to watch. `handlers` are for the player.
 */
export function usePicture(channel: string, isOnAir: boolean, now: number) {
  const [lastOnAir, setLastOnAir] = useState(0);
  // a swipe changes the channel
  const [watched, setWatched] = useState('');
  if (isOnAir && lastOnAir !== now) setLastOnAir(now);
  const isLeft = watched === channel && now - lastOnAir < WINDOW_MS;
  const handlers = { onPlay: () => setWatched(channel), onEnd: () => setWatched('') };
  return { isShown: isOnAir || isLeft, handlers };
}
