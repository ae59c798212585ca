import { formatFullDay, THAI_WEEKDAYS, toStartOfDay } from '@sala/thai';
import { isLeftOut } from '../../platform/leftOut/index.ts';
import { toImageAddress } from '../../ui/index.ts';
import type { ChannelView } from './channels.ts';
import styles from './TimeGrid.module.css';

/** The head of a channel's column: its logo and name, linked to its live page where it has a stream. */
export function ChannelHead({ channel: { title, href, logo } }: { channel: ChannelView }) {
  return (
    <a className={styles.channel} href={isLeftOut(href) ? undefined : href}>
      {logo && <img src={toImageAddress(logo, 160, 'fit')} alt="" width="96" height="40" />}
      {title}
    </a>
  );
}

/** The head of a day's column: screen readers would say the abbreviation letter by letter. */
export function DayHead({ day, isToday }: { day: string; isToday: boolean }) {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const fullDay = formatFullDay(toStartOfDay(day));
  return (
    <>
      <abbr title={fullDay}>
        <span aria-hidden="true">{`${THAI_WEEKDAYS.abbreviated[weekday]} ${Number(day.slice(8))}`}</span>
        <span className="visually-hidden">{fullDay}</span>
      </abbr>
      {isToday && <small> วันนี้</small>}
    </>
  );
}
