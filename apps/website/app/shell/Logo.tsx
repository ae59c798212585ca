import { STATION } from '@sala/station';
import styles from './Logo.module.css';

/** The station’s mark alone, small. */
export const Mark = () => <span className={`${styles.mark} ${styles.small} station-mark`} />;

/** The mark and the station's name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <span className={`${styles.mark} station-mark`} />
      <span>{STATION.name}</span>
    </span>
  );
}
