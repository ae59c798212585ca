import { FootageMissing, VideoPlayer } from '../video/index.ts';
import { countWatched } from '../views/index.ts';
import type { Film } from './film.ts';
import type { Way } from './sequence.ts';

interface ScreenProps {
  film: Film;
  /** What is played after it. */
  next: Way | null;
  /** Whether it counts that it is played. */
  isCounted: boolean;
}

/** The player, or why there is nothing to play. */
export function Screen({ film, next, isCounted }: ScreenProps) {
  const { footageId, title, path, picture, src, seconds, access, missing, program, watched } = film;
  if (missing) {
    const wayOn = program && missing.kind !== 'elsewhere' && { title: `ดู${program.title}`, href: program.path };
    return <FootageMissing missing={missing} poster={picture} {...(wayOn && { wayOn })} />;
  }
  const footage = {
    ...{ id: footageId, title, path, src, next },
    poster: picture,
    durationSeconds: seconds,
    marks: access,
  };
  return <VideoPlayer footage={footage} onPlay={() => isCounted && countWatched(watched)} />;
}
