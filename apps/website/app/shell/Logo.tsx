import { STATION } from '@sala/station';
import styles from './Logo.module.css';

/** The station’s mark alone; `width` in px. */
export function Mark({ width }: { width: number }) {
  return (
    <svg viewBox="0 0 64 56" width={width} height={(width * 7) / 8} aria-hidden="true" fill="currentColor">
      {STATION.mark.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

/** The mark and the station's name. */
export function Logo() {
  return (
    <span className={styles.mark}>
      <Mark width={48} />
      <span>{STATION.name}</span>
    </span>
  );
}
