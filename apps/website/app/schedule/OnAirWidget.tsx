import { isLiveAt } from '@sala/contracts';
import { time } from '@sala/thai';
import { type AirWindow, onAirAt } from './airWindow.ts';
import styles from './OnAirWidget.module.css';
import type { OnAirBrief } from './onAirBrief.ts';
import { liveHref, SCHEDULED } from './stationChannels.ts';
import { useNowAt } from './useNowAt.ts';

/** What is on each channel now and next, with the way to watch it (SPEC 1-25). */
export function OnAirWidget({ briefs }: { briefs: OnAirBrief[] }) {
  const now = useNowAt(() => briefs.flat().flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]));
  return (
    <section className={styles.widget} aria-labelledby="on-air">
      <h2 id="on-air">
        <a href="/program/schedules">ผังรายการ</a>
      </h2>
      <ul>
        {SCHEDULED.map(({ key, title, air }, index) => {
          const left = (briefs[index] ?? []).filter(({ endsAt }) => endsAt > now);
          const current = left.find((item) => isLiveAt(item, now));
          const next = left.find(({ startsAt }) => startsAt > now);
          return (
            <li key={key}>
              <a href={liveHref(key)}>
                <span className="visually-hidden">ชมสด </span>
                <small>{title}</small>
                <strong>{current?.title ?? unplanned(air, now)}</strong>
              </a>
              {next && (
                <p>
                  {time(next.startsAt)} {next.title}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What is said of a channel of which the schedule says nothing. */
function unplanned(air: AirWindow, now: number): string {
  if (!air) return 'ออกอากาศตลอด 24 ชั่วโมง';
  return onAirAt(air, now).isOnAir ? 'กำลังออกอากาศ' : 'ยังไม่ออกอากาศ';
}
