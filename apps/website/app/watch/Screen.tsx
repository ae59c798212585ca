import { imageAddress, Notice } from '../ui/index.ts';
import { countWatched } from '../views/index.ts';
import type { Film } from './film.ts';
import styles from './Screen.module.css';
import type { Way } from './sequence.ts';

interface ScreenProps {
  film: Film;
  /** What is played after it. */
  next: Way | null;
  /** Whether it counts that it is played. */
  isCounted: boolean;
}

/** The player, or why there is nothing to play. */
export function Screen({ film: { picture, src, missing, watched }, isCounted }: ScreenProps) {
  if (missing) return <Notice title="รับชมวิดีโอนี้ทางเว็บไซต์ไม่ได้" />;
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions come with the stream
    <video
      className={styles.screen}
      controls
      preload="none"
      poster={imageAddress(picture, 1280)}
      src={src}
      onPlay={() => isCounted && countWatched(watched)}
    />
  );
}
