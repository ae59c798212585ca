import type { WeatherCondition } from '@sala/contracts';
import sky from './weather.svg?no-inline';

/** What the sky does, drawn; the words stand beside it. For what is not known only the place is kept. */
export function WeatherIcon({ condition, size }: { condition: WeatherCondition | null; size: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      {condition && <use href={`${sky}#${condition}`} />}
    </svg>
  );
}
