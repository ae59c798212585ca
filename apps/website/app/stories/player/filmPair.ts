import type { Operator, Screen } from '../../video/index.ts';
import { type StoryItem, storyPath } from '../storyItem.ts';

/** Two films in turn: the one that is seen, and the one after it, which gets ready. */
export interface FilmPair {
  /** The film at a place of the feed; it is opened, and laid on its screen, when it is not yet. */
  at(index: number, clip: StoryItem, screen: Element): Operator;
  both(tell: (film: Operator) => void): void;
  close(): void;
}

/** They stay the same two elements: an iPhone gives sound only to those that a finger has told to play. */
export function filmPair({ operate }: Pick<Screen, 'operate'>): FilmPair {
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
        operator.open(toFootage(clip), null);
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

const toFootage = ({ key, title, src, picture }: StoryItem) => ({
  id: `story-${key}`,
  title,
  src,
  poster: picture,
  durationSeconds: 0,
  aspect: 'tall' as const,
  path: storyPath(key),
});
