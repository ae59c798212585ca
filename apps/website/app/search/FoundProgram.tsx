import { VideoRow } from '../programs/index.ts';
import type { VideoResult } from './found.ts';
import { Marked } from './Marked.tsx';
import styles from './Results.module.css';

/** A programme, an episode or a clip: its picture, how long it is, of which kind, of which programme; what matches is marked. */
export function FoundProgram({ found: { video: film, highlights } }: { found: VideoResult }) {
  return (
    <VideoRow item={film} title={<Marked parts={highlights.title} text={film.title} />}>
      {highlights.excerpt.length > 0 && (
        <p className={styles.excerpt}>
          <Marked parts={highlights.excerpt} text="" />
        </p>
      )}
    </VideoRow>
  );
}
