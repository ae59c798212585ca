import type { PlaybackModule, PlayerController } from '../../../player/video/index.ts';
import { type ShortClip, toShortClipPath } from '../shortClip.ts';

/** Two video elements in turn: one plays the current clip, the other prepares the next. */
export interface PlayerPair {
  /** The player of a clip of the feed; opens the clip and moves the video to its screen if it is not there yet. */
  at(index: number, clip: ShortClip, screen: Element): PlayerController;
  both(apply: (player: PlayerController) => void): void;
  close(): void;
}

/** The two elements are reused: an iPhone plays sound only on elements that a tap has started. */
export function createPlayerPair({
  createPlayerController,
}: Pick<PlaybackModule, 'createPlayerController'>): PlayerPair {
  const slots = [0, 1].map(() => {
    const video = document.createElement('video');
    Object.assign(video, { playsInline: true, loop: true, muted: true, preload: 'metadata', tabIndex: -1 });
    // a landscape video is shown whole, an upright one fills the screen
    video.addEventListener('resize', () => {
      video.dataset.shape = video.videoWidth > video.videoHeight ? 'wide' : 'tall';
    });
    return { player: createPlayerController(video, { toggleFullscreen() {} }), key: '' };
  });
  const both = (apply: (player: PlayerController) => void) => {
    for (const { player } of slots) apply(player);
  };
  return {
    both,
    at(index, clip, screen) {
      const slot = slots[index % 2] as (typeof slots)[number];
      const { player } = slot;
      if (player.video.parentElement !== screen) screen.append(player.video);
      if (slot.key !== clip.key) {
        slot.key = clip.key;
        player.pause();
        player.open(toVideoSource(clip), null);
      }
      return player;
    },
    close() {
      both((player) => {
        player.close();
        player.video.remove();
      });
    },
  };
}

const toVideoSource = ({ key, title, src, picture }: ShortClip) => ({
  id: `clip-${key}`,
  title,
  src,
  poster: picture,
  durationSeconds: 0,
  aspect: 'tall' as const,
  path: toShortClipPath(key),
});
