import { toImageAddress } from '../../../ui/index.ts';
import { type SessionActions, setSessionActions } from '../../media/index.ts';
import type { VideoSource } from '../videoSource.ts';
import { LEAP_SECONDS } from './controls/keys.ts';
import type { PlayerController } from './playerController.ts';

/** The video on a lock screen, a headphone's buttons, a television's remote control. Answers what says which video it is. */
export function bindMediaSession(player: PlayerController): (source: VideoSource | null) => void {
  const session = navigator.mediaSession;
  if (!session) return () => {};
  const actions: SessionActions = {
    play: player.play,
    pause: player.pause,
    seekbackward: () => player.act({ type: 'seekBy', seconds: -LEAP_SECONDS }),
    seekforward: () => player.act({ type: 'seekBy', seconds: LEAP_SECONDS }),
    seekto: ({ seekTime = 0 }) => player.seekTo(seekTime),
  };
  let source: VideoSource | null = null;
  let told: MediaMetadata | null = null;
  const set = (isOurs: boolean) => {
    told = isOurs && source ? metadataOf(source) : null;
    session.metadata = told;
    setSessionActions(session, actions, isOurs);
  };
  // the one that plays is the one whose buttons count
  player.video.addEventListener('playing', () => source && set(true));
  return (shown) => {
    source = shown;
    // another one may have begun since: what it says there stays
    if (told && session.metadata === told) set(shown !== null);
  };
}

const metadataOf = ({ title, poster }: VideoSource) =>
  new MediaMetadata({
    title,
    artwork: poster ? [{ src: toImageAddress(poster, 640), sizes: '640x360' }] : [],
  });
