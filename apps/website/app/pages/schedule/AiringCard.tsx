import { isLiveAt } from '@sala/contracts';
import { findChannel, toLivePath } from '@sala/station';
import { formatTime } from '@sala/thai';
import { AccessMarks } from '../../components/programCards/index.ts';
import { isLeftOut } from '../../platform/leftOut/index.ts';
import styles from './AiringCard.module.css';
import type { Airing } from './airing.ts';
import { toCalendarPath } from './calendarPath.ts';

/**
 * An airing in the schedule: its time and title, a link to watch it while it is on, and before that a calendar entry.
 */
export function AiringCard({ item, now }: { item: Airing; now: number }) {
  const channel = isLiveAt(item, now) ? findChannel(item.channel) : undefined;
  return (
    <article className={styles.slot}>
      <p className={styles.time}>
        <time dateTime={new Date(item.startsAt).toISOString()}>{formatTime(item.startsAt)}</time>–
        <time dateTime={new Date(item.endsAt).toISOString()}>{formatTime(item.endsAt)}</time>
      </p>
      <p className={styles.title}>{item.href ? <a href={item.href}>{item.title}</a> : item.title}</p>
      {item.episodeTitle && <p className={styles.episode}>{item.episodeTitle}</p>}
      <AccessMarks marks={item.access} />
      {channel && !isLeftOut(toLivePath(channel)) && (
        <a className={`${styles.live} not-printed`} href={toLivePath(channel)}>
          ชมสด<span className="visually-hidden">{` ${item.title}`}</span>
        </a>
      )}
      {item.startsAt > now && (
        <a className={`${styles.calendar} not-printed`} href={toCalendarPath(item.channel, item.startsAt)} download>
          เพิ่มลงปฏิทิน<span className="visually-hidden">{` ${item.title}`}</span>
        </a>
      )}
    </article>
  );
}
