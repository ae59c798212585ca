import { VideoRow } from '../../components/programCards/index.ts';
import { HighlightedText } from './HighlightedText.tsx';
import styles from './Results.module.css';
import type { VideoResult } from './searchResult.ts';

/**
 * A programme, an episode or a clip: its picture, how long it is, of which kind, of which programme; what matches is
 * marked.
 */
export function VideoResultCard({ result: { video: film, highlights } }: { result: VideoResult }) {
  return (
    <VideoRow item={film} title={<HighlightedText parts={highlights.title} text={film.title} />}>
      {highlights.excerpt.length > 0 && (
        <p className={styles.excerpt}>
          <HighlightedText parts={highlights.excerpt} text="" />
        </p>
      )}
    </VideoRow>
  );
}
