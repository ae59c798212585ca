import styles from './PlayIcon.module.css';

/** The play sign on a picture; the link beside it plays the video. */
export function PlayIcon() {
  return (
    <span className={styles.sign} aria-hidden="true">
      <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
        <path d="M8 5v14l11-7z" fill="currentColor" />
      </svg>
    </span>
  );
}
