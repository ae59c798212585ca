import { toImageAddress } from '../../../ui/index.ts';
import { bindMediaSession } from '../../media/index.ts';
import type { VideoSource } from '../videoSource.ts';
import { LEAP_SECONDS } from './controls/keys.ts';
import type { PlayerController } from './playerController.ts';

/**
 * Connects the video with the lock screen and remote controls. Returns a function that sets the video that they show;
 * null clears it.
 */
export function bindVideoSession(player: PlayerController): (source: VideoSource | null) => void {
  const setMetadata = bindMediaSession(player.video, {
    play: player.play,
    pause: player.pause,
    seekbackward: () => player.act({ type: 'seekBy', seconds: -LEAP_SECONDS }),
    seekforward: () => player.act({ type: 'seekBy', seconds: LEAP_SECONDS }),
    seekto: ({ seekTime = 0 }) => player.seekTo(seekTime),
  });
  return (source) =>
    setMetadata(
      source && {
        title: source.title,
        artwork: source.poster ? [{ src: toImageAddress(source.poster, 640), sizes: '640x360' }] : [],
      },
    );
}
