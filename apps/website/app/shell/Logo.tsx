import { STATION } from '@sala/station';
import styles from './Logo.module.css';

/** The station’s mark alone, small. */
export const Mark = () => <span className={`${styles.mark} ${styles.small} station-mark`} />;

/** Whether the name is wider than the menus leave room for: it then has two lines. */
const IS_LONG = STATION.name.replace(/\p{Mn}/gu, '').length > 8;

/** The mark and the station's name. */
export function Logo() {
  return (
    <span className={styles.logo} data-long={IS_LONG || undefined}>
      <span className={`${styles.mark} station-mark`} />
      <span>{STATION.name}</span>
    </span>
  );
}
