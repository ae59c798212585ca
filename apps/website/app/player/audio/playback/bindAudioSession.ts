import { bindMediaSession, type SessionMetadata } from '../../media/index.ts';
import type { PlayerEvent } from './playerEvents.ts';
import { findSpeaker, type PlayerState, SEEK_STEP_SECONDS } from './playerState.ts';

/** Connects the player with the lock screen. Returns a function that shows a state there. */
export function bindAudioSession(
  audio: HTMLAudioElement,
  send: (event: PlayerEvent) => void,
): (state: PlayerState) => void {
  let isPlaying = false;
  const setMetadata = bindMediaSession(audio, {
    play: () => {
      if (!isPlaying) send({ type: 'pressPlay' });
    },
    pause: () => send({ type: 'silenced' }),
    seekbackward: () => send({ type: 'seekBy', seconds: -SEEK_STEP_SECONDS }),
    seekforward: () => send({ type: 'seekBy', seconds: SEEK_STEP_SECONDS }),
    seekto: ({ seekTime = 0 }) => send({ type: 'seekTo', seconds: seekTime }),
    previoustrack: () => send({ type: 'previous', at: audio.currentTime }),
    nexttrack: () => send({ type: 'next' }),
    stop: () => send({ type: 'close' }),
  });
  return (state) => {
    isPlaying = state.playerState === 'playing';
    setMetadata(toSessionMetadata(state));
  };
}

function toSessionMetadata({ isShowing, currentQueue, currentSpeakerId, playlistInfo }: PlayerState): SessionMetadata {
  if (!isShowing || !currentQueue) return null;
  const { title, contentCategory, displayImgUrl } = currentQueue;
  return {
    title,
    artist: findSpeaker(currentQueue, currentSpeakerId).name,
    album: playlistInfo?.name ?? contentCategory,
    artwork: displayImgUrl ? [{ src: displayImgUrl }] : [],
  };
}
