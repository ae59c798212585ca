import { VideoRow } from '../../components/programCards/index.ts';
import { HighlightedText } from './HighlightedText.tsx';
import styles from './Results.module.css';
import type { VideoResult } from './searchResult.ts';

/**
 * The card of a programme, an episode or a clip: picture, duration, kind and programme, with the matches highlighted.
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
