import { useState } from 'react';
import { WINDOW_MS } from './liveNow.ts';

/**
 * Whether the picture of a channel shows: while it is on the air, and after that for a viewer who is behind and has
 * something left to watch. `handlers` are for the player.
 */
export function usePicture(isOnAir: boolean, now: number) {
  const [lastOnAir, setLastOnAir] = useState(0);
  const [isWatched, setWatched] = useState(false);
  if (isOnAir && lastOnAir !== now) setLastOnAir(now);
  const isLeft = isWatched && now - lastOnAir < WINDOW_MS;
  const handlers = { onPlay: () => setWatched(true), onEnd: () => setWatched(false) };
  return { isShown: isOnAir || isLeft, handlers };
}
