import { imageAddress } from '../../ui/index.ts';
import type { Footage } from '../footage.ts';
import { LEAP } from './controls/keys.ts';
import type { Operator } from './operator.ts';

/** The film on a lock screen, a headphone's buttons, a television's remote control. Answers what says which film it is. */
export function mediaSession(operator: Operator): (footage: Footage | null) => void {
  const session = navigator.mediaSession;
  if (!session) return () => {};
  const actions: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: operator.play,
    pause: operator.pause,
    seekbackward: () => operator.act({ type: 'seekBy', seconds: -LEAP }),
    seekforward: () => operator.act({ type: 'seekBy', seconds: LEAP }),
    seekto: ({ seekTime = 0 }) => operator.seekTo(seekTime),
  };
  let footage: Footage | null = null;
  const set = (isOurs: boolean) => {
    session.metadata =
      isOurs && footage
        ? new MediaMetadata({
            title: footage.title,
            artwork: footage.poster ? [{ src: imageAddress(footage.poster, 640), sizes: '640x360' }] : [],
          })
        : null;
    for (const [action, handler] of Object.entries(actions))
      try {
        session.setActionHandler(action as MediaSessionAction, isOurs ? handler : null);
      } catch {
        // not every browser knows every button
      }
  };
  // the one that plays is the one whose buttons count
  operator.video.addEventListener('playing', () => footage && set(true));
  return (shown) => {
    const hadOne = footage !== null;
    footage = shown;
    if (hadOne && !shown) set(false);
  };
}
