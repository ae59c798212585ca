import type { PlayedVideo } from './countWhenSeen.ts';

/**
 * Has a video counted that has begun to play (SPEC 7.13-05, 7.13-06). What does it is loaded then: no picture waits for
 * it.
 */
export function countPlayLater(video: PlayedVideo): void {
  import('./countWhenSeen.ts').then(({ countPlay }) => countPlay(video)).catch(() => {});
}
