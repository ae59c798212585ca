import type { WeatherCondition } from '@sala/contracts';
import styles from './WeatherIcon.module.css';

const RAYS = 'M12 5V2M12 22v-3M5 12H2M22 12h-3M7 7 5 5M19 19l-2-2M7 17l-2 2M19 5l-2 2';
const CLOUD = 'M7 19a4 4 0 0 1-.4-8 5.5 5.5 0 0 1 10.600-1.200A4.600 4.600 0 0 1 17 19z';
const HIGH_CLOUD = 'M7 15.5a4 4 0 0 1-.4-8 5.5 5.5 0 0 1 10.600-1.200 4.600 4.600 0 0 1-.2 9.200z';

const BOLT = 'm13 14.5-3.5 4.5h2.300l-1 3.5 4-5h-2.300z';

const FALLING: Partial<Record<WeatherCondition, string>> = {
  fog: 'M4 19h16M7 22h10',
  'light-rain': 'M9 18.5l-.8 2.5M15 18.5l-.8 2.5',
  rain: 'M7 18.5 6 22M12 18.5 11 22M17 18.5 16 22',
  thunderstorm: 'M8 18.5 7 22M17 18.5 16 22',
};

/** What the sky does, drawn; the words stand beside it. For what is not known only the place is kept. */
export function WeatherIcon({ condition, size }: { condition: WeatherCondition | null; size: number }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {condition && <Sky condition={condition} />}
    </svg>
  );
}

function Sky({ condition }: { condition: WeatherCondition }) {
  if (condition === 'clear')
    return (
      <>
        <path className={styles.rays} d={RAYS} />
        <circle className={styles.sun} cx="12" cy="12" r="5" />
      </>
    );
  const falling = FALLING[condition];
  return (
    <>
      {condition === 'partly-cloudy' && <circle className={styles.sun} cx="15.5" cy="8.5" r="5" />}
      <path className={styles.cloud} d={falling ? HIGH_CLOUD : CLOUD} />
      {falling && <path className={styles.falling} d={falling} />}
      {condition === 'thunderstorm' && <path className={styles.sun} d={BOLT} />}
    </>
  );
}
