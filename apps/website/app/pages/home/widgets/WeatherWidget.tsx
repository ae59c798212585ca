import { TimeAgo } from '../../../platform/clock/index.ts';
import type { PlaceWeather, Weather } from './describeWeather.ts';
import { WeatherIcon } from './WeatherIcon.tsx';
import styles from './Widgets.module.css';

/**
 * The lowest and the highest temperature of the day (SPEC 1-28): of the first place at once, of the others on demand.
 */
export function WeatherWidget({ weather: { places, updatedAt } }: { weather: Weather }) {
  const [first, ...others] = places;
  if (!first) return null;
  return (
    <section className={styles.widget} aria-labelledby="weather">
      <h2 id="weather">อากาศวันนี้</h2>
      <div className={styles.today}>
        <WeatherIcon condition={first.condition} size={56} />
        <p>
          <strong>{first.name}</strong>
          {first.words && <span className={styles.quiet}>{first.words}</span>}
        </p>
        <dl className={styles.extremes}>
          <div>
            <dt>ต่ำสุด</dt>
            <dd className={styles.low}>{first.low}°</dd>
          </div>
          <div>
            <dt>สูงสุด</dt>
            <dd>{first.high}°</dd>
          </div>
        </dl>
      </div>
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>อากาศเมืองอื่น</summary>
          <ul>
            {others.map((place) => (
              <li key={place.name}>
                <WeatherIcon condition={place.condition} size={28} />
                <p>
                  {place.name}
                  {place.words && <span className="visually-hidden"> {place.words}</span>}
                </p>
                <Temperatures place={place} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <UpdatedAt at={updatedAt} />
    </section>
  );
}

function Temperatures({ place: { low, high } }: { place: PlaceWeather }) {
  return (
    <p className={styles.temperatures}>
      <span className={styles.low}>
        <span className="visually-hidden">ต่ำสุด </span>
        {low}°
      </span>{' '}
      <span>
        <span className="visually-hidden">สูงสุด </span>
        {high}°
      </span>
    </p>
  );
}

/** The time of a widget's data. */
export function UpdatedAt({ at }: { at: number | null }) {
  if (at === null) return null;
  return (
    <p className={styles.updated}>
      อัปเดต <TimeAgo at={at} />
    </p>
  );
}
