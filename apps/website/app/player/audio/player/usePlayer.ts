import { useSyncExternalStore } from 'react';
import { useMediaTime } from '../../media/index.ts';
import type { PlayerEvent } from '../playback/playerEvents.ts';
import type { PlayerState } from '../playback/playerState.ts';
import { requirePlayer } from '../playback/startPlayback.ts';

interface UsedPlayer {
  state: PlayerState;
  audio: HTMLAudioElement;
  send(event: PlayerEvent): void;
}

/** The state of the player, and the function that sends it events. */
export function usePlayer(): UsedPlayer {
  const { subscribe, state, audio, send } = requirePlayer();
  return { state: useSyncExternalStore(subscribe, state), audio, send };
}

const readWholeSecond = () => {
  const { position, state } = requirePlayer();
  return state().isIntroPlaying ? 0 : Math.floor(position());
};

/** How far the article has been read, in whole seconds. */
export function usePosition(): number {
  return useMediaTime(requirePlayer().audio, readWholeSecond);
}
