import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useMediaTime } from '../../media/index.ts';
import type { LivePosition } from './live/liveStatus.ts';
import type { PlayerController, PlayerState } from './playerController.ts';

export const PlayerContext = createContext<PlayerController | null>(null);

/** The player that the controls command, and its state. */
export function usePlayer(): { player: PlayerController; state: PlayerState } {
  const player = useContext(PlayerContext);
  if (!player) throw new Error('no film is open');
  return { player, state: useSyncExternalStore(player.subscribe, player.state) };
}

/** The position of playback, in seconds. */
export const usePosition = (): number => useMediaTime(usePlayer().player.video);

/**
 * The position in a channel, updated every second, also while it is paused, because live moves on. Null for a video.
 */
export function useLivePosition(isLive: boolean): LivePosition | null {
  const { player } = usePlayer();
  const [, tick] = useState(0);
  useEffect(() => {
    if (!isLive) return;
    const ticking = setInterval(() => tick((ticks) => ticks + 1), 1000);
    return () => clearInterval(ticking);
  }, [isLive]);
  return isLive ? player.live() : null;
}
