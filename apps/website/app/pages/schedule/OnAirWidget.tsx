import { isLiveAt } from '@sala/contracts';
import { SCHEDULED_CHANNELS, toLivePath } from '@sala/station';
import { formatTime } from '@sala/thai';
import { useEffect, useState } from 'react';
import { isLeftOut } from '../../platform/leftOut/index.ts';
import styles from './OnAirWidget.module.css';
import type { OnAirBrief } from './onAirBrief.ts';
import { useNowAt } from './useNowAt.ts';

/** The current and the next airing of each channel, with links to watch (SPEC 1-25). */
export function OnAirWidget({ briefs: initialBriefs }: { briefs: OnAirBrief[] }) {
  const [briefs, setBriefs] = useState(initialBriefs);
  const now = useNowAt(() => briefs.flat().flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]));
  // a page that stays open runs out of the airings that came with it
  const isRunningOut = briefs.some(
    (brief, index) =>
      (brief.length > 0 || SCHEDULED_CHANNELS[index]?.air) && !brief.some(({ startsAt }) => startsAt > now),
  );
  const hasRunOut = briefs.some((brief) => brief.length > 0 && brief.every(({ endsAt }) => endsAt <= now));
  // the script is loaded early: a laptop that wakes up may have no network yet
  const [openedAt] = useState(now);
  const isNeeded = isRunningOut || now > openedAt;
  useEffect(() => {
    if (!isNeeded) return;
    const following = import('./pollOnAirBriefs.ts').then(
      ({ pollOnAirBriefs }) => (isRunningOut ? pollOnAirBriefs(setBriefs, hasRunOut) : () => {}),
      () => () => {},
    );
    return () => void following.then((stop) => stop());
  }, [isNeeded, isRunningOut, hasRunOut]);
  return (
    <section className={styles.widget} aria-labelledby="on-air">
      <h2 id="on-air">
        <a href="/program/schedules">ผังรายการ</a>
      </h2>
      <ul>
        {SCHEDULED_CHANNELS.map((channel, index) => {
          const { key, title, air, eventName } = channel;
          const remaining = (briefs[index] ?? []).filter(({ endsAt }) => endsAt > now);
          const current = remaining.find((item) => isLiveAt(item, now));
          const next = remaining.find(({ startsAt }) => startsAt > now);
          const path = isLeftOut(toLivePath(channel)) ? undefined : toLivePath(channel);
          if (!path && remaining.length === 0) return null;
          return (
            <li key={key} data-view-event={eventName && `homeSchedule${eventName}`}>
              <a href={path} data-event={eventName && `homeSchedulePlay${eventName}`}>
                {path && <span className="visually-hidden">ชมสด </span>}
                <small>{title}</small>
                <strong>{current?.title ?? (air ? 'ยังไม่ถึงเวลารายการถัดไป' : 'ออกอากาศตลอด 24 ชั่วโมง')}</strong>
              </a>
              {next && <p>{`${formatTime(next.startsAt)} ${next.title}`}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
