import { FootageMissing, VideoPlayer } from '../video/index.ts';
import { countWatched } from '../views/index.ts';
import type { Film } from './film.ts';
import type { Way } from './sequence.ts';

// what is missing of the others is not missing of all
const OTHERS: ReadonlySet<string> = new Set(['notYet', 'expired', 'none']);

interface ScreenProps {
  film: Film;
  /** What is played after it. */
  next: Way | null;
  /** Whether it counts that it is played. */
  isCounted: boolean;
}

/** The player, or why there is nothing to play. */
export function Screen({ film, next, isCounted }: ScreenProps) {
  const { footageId, title, path, picture, src, seconds, missing, program, watched } = film;
  if (missing) {
    const others = program && OTHERS.has(missing.kind) && { title: `ดูตอนอื่นของ${program.title}`, href: program.path };
    return <FootageMissing missing={missing} poster={picture} {...(others && { wayOn: others })} />;
  }
  const footage = {
    ...{ id: footageId, title, path, src, next },
    poster: picture,
    durationSeconds: seconds,
  };
  return <VideoPlayer footage={footage} onPlay={() => isCounted && countWatched(watched)} />;
}
