import styles from './PlayIcon.module.css';

/** What tells that a picture is the beginning of a film; the link beside it plays it. */
export function PlayIcon() {
  return (
    <span className={styles.sign} aria-hidden="true">
      <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
        <path d="M8 5v14l11-7z" fill="currentColor" />
      </svg>
    </span>
  );
}
