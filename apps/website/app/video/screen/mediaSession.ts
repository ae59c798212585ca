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
  let told: MediaMetadata | null = null;
  const set = (isOurs: boolean) => {
    told = isOurs && footage ? metadataOf(footage) : null;
    session.metadata = told;
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
    footage = shown;
    // another one may have begun since: what it says there stays
    if (told && session.metadata === told) set(shown !== null);
  };
}

const metadataOf = ({ title, poster }: Footage) =>
  new MediaMetadata({
    title,
    artwork: poster ? [{ src: imageAddress(poster, 640), sizes: '640x360' }] : [],
  });
