import type { WeatherCondition } from '@sala/contracts';
import sky from './weather.svg?no-inline';

/** A drawing of the weather; the words are beside it. For an unknown kind its space stays empty. */
export function WeatherIcon({ condition, size }: { condition: WeatherCondition | null; size: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      {condition && <use href={`${sky}#${condition}`} />}
    </svg>
  );
}
