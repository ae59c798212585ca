import { bindListeners, setSessionActions } from '../../media/index.ts';
import type { PlayerEvent } from './playerEvents.ts';
import { findSpeaker, type PlayerState, SEEK_STEP_SECONDS } from './playerState.ts';

/** The player on a lock screen, a headphone's buttons, a car: what is read, and what is pressed there. Answers what keeps it up to date. */
export function bindMediaSession(
  audio: HTMLAudioElement,
  send: (event: PlayerEvent) => void,
): (state: PlayerState) => void {
  const session = navigator.mediaSession;
  if (!session) return () => {};
  let told: PlayerState | null = null;

  // the buttons may stand there for a while after the player was closed
  const act = (event: PlayerEvent) => {
    if (told?.isShowing) send(event);
  };
  const press = (isToPlay: boolean) => () => {
    if (isToPlay !== (told?.playerState === 'playing')) act({ type: 'pressPlay' });
  };
  setSessionActions(session, {
    play: press(true),
    pause: press(false),
    seekbackward: () => act({ type: 'seekBy', seconds: -SEEK_STEP_SECONDS }),
    seekforward: () => act({ type: 'seekBy', seconds: SEEK_STEP_SECONDS }),
    seekto: ({ seekTime = 0 }) => act({ type: 'seekTo', seconds: seekTime }),
    previoustrack: () => act({ type: 'previous', at: audio.currentTime }),
    nexttrack: () => act({ type: 'next' }),
    stop: () => act({ type: 'close' }),
  });

  const tellPosition = () => {
    const { duration, currentTime: position, playbackRate } = audio;
    if (Number.isFinite(duration) && position <= duration)
      session.setPositionState?.({ duration, position, playbackRate });
  };
  const positionEvents = ['durationchange', 'seeked', 'ratechange', 'playing'];
  bindListeners(audio, Object.fromEntries(positionEvents.map((type) => [type, tellPosition])));

  return (state) => {
    const item = state.isShowing ? state.currentQueue : null;
    const isNew = item !== told?.currentQueue || state.currentSpeakerId !== told?.currentSpeakerId;
    if (isNew)
      session.metadata = item
        ? new MediaMetadata({
            title: item.title,
            artist: findSpeaker(item, state.currentSpeakerId).name,
            album: state.playlistInfo?.name ?? item.contentCategory,
            artwork: item.displayImgUrl ? [{ src: item.displayImgUrl }] : [],
          })
        : null;
    session.playbackState = !item ? 'none' : state.playerState === 'playing' ? 'playing' : 'paused';
    told = state;
  };
}
