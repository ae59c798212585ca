import type { Operator, Screen } from '../../video/index.ts';
import { type ShortClip, toShortClipPath } from '../shortClip.ts';

/** Two films in turn: the one that is seen, and the one after it, which gets ready. */
export interface PlayerPair {
  /** The film at a place of the feed; it is opened, and laid on its screen, when it is not yet. */
  at(index: number, clip: ShortClip, screen: Element): Operator;
  both(tell: (film: Operator) => void): void;
  close(): void;
}

/** They stay the same two elements: an iPhone gives sound only to those that a finger has told to play. */
export function createPlayerPair({ operate }: Pick<Screen, 'operate'>): PlayerPair {
  const films = [0, 1].map(() => {
    const video = document.createElement('video');
    Object.assign(video, { playsInline: true, loop: true, muted: true, preload: 'metadata', tabIndex: -1 });
    // what lies is shown whole, what stands fills the screen
    video.addEventListener('resize', () => {
      video.dataset.shape = video.videoWidth > video.videoHeight ? 'wide' : 'tall';
    });
    return { operator: operate(video, { toggleFullscreen() {} }), key: '' };
  });
  const both = (tell: (film: Operator) => void) => {
    for (const { operator } of films) tell(operator);
  };
  return {
    both,
    at(index, clip, screen) {
      const film = films[index % 2] as (typeof films)[number];
      const { operator } = film;
      if (operator.video.parentElement !== screen) screen.append(operator.video);
      if (film.key !== clip.key) {
        film.key = clip.key;
        operator.pause();
        operator.open(toVideoSource(clip), null);
      }
      return operator;
    },
    close() {
      both((operator) => {
        operator.close();
        operator.video.remove();
      });
    },
  };
}

const toVideoSource = ({ key, title, src, picture }: ShortClip) => ({
  id: `story-${key}`,
  title,
  src,
  poster: picture,
  durationSeconds: 0,
  aspect: 'tall' as const,
  path: toShortClipPath(key),
});
