import { STATION } from '@sala/station';
import styles from './Logo.module.css';

/** The mark alone: a three-tiered pavilion roof; `width` in px. */
export function Roof({ width }: { width: number }) {
  return (
    <svg viewBox="0 0 64 56" width={width} height={(width * 7) / 8} aria-hidden="true" fill="currentColor">
      <path d="M32 0c.8 5 2.400 8.200 5.600 11.200L44 17H20l6.400-5.800C29.600 8.200 31.200 5 32 0Z" />
      <path d="M18.500 20h27l9.200 9.200c2 2 4.300 2.900 7.300 3.300H2c3-.4 5.300-1.300 7.300-3.300L18.500 20Z" />
      <path d="M14 36h36l6 6c2.200 2.100 4.700 3 8 3.300H0c3.300-.3 5.800-1.200 8-3.300l6-6Z" />
      <path d="M12 48h5v8h-5zM29.500 48h5v8h-5zM47 48h5v8h-5z" />
    </svg>
  );
}

/** The mark and the station's name. */
export function Logo() {
  return (
    <span className={styles.mark}>
      <Roof width={48} />
      <span>{STATION.name}</span>
    </span>
  );
}
