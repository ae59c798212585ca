import { imageAddress } from '../../ui/index.ts';
import type { Footage } from '../footage.ts';
import { type Action, LEAP } from './controls/keys.ts';

interface Operated {
  play(): void;
  pause(): void;
  seekTo(seconds: number): void;
  act(action: Action): void;
}

/** The film on a lock screen, a headphone's buttons, a television's remote control. Answers what says which film it is. */
export function mediaSession(video: HTMLVideoElement, operated: Operated): (footage: Footage | null) => void {
  const session = navigator.mediaSession;
  if (!session) return () => {};
  const actions: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: operated.play,
    pause: operated.pause,
    seekbackward: () => operated.act({ type: 'seekBy', seconds: -LEAP }),
    seekforward: () => operated.act({ type: 'seekBy', seconds: LEAP }),
    seekto: ({ seekTime = 0 }) => operated.seekTo(seekTime),
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
  video.addEventListener('playing', () => footage && set(true));
  return (shown) => {
    const hadOne = footage !== null;
    footage = shown;
    if (hadOne && !shown) set(false);
  };
}
