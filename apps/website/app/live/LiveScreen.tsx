import type { AccessMark } from '@sala/contracts';
import { imageAddress } from '../ui/index.ts';
import styles from './LivePage.module.css';

export interface Footage {
  id: string;
  title: string;
  src: string;
  poster: string;
  durationSeconds: number;
  isLive?: boolean;
  path: string;
  marks?: AccessMark[];
}

/** The picture, as far as the browser plays it by itself. */
export function LiveScreen({ footage: { src, title, poster } }: { footage: Footage }) {
  return (
    <video
      className={styles.screen}
      src={src}
      poster={poster && imageAddress(poster, 1280)}
      aria-label={title}
      controls
      muted
      autoPlay
      playsInline
    />
  );
}
