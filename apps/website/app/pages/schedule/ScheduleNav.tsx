import { addDays, formatFullDay, THAI_WEEKDAYS, toStartOfDay } from '@sala/thai';
import { ListNav } from '../../ui/index.ts';
import type { ChannelView } from './channels.ts';
import styles from './ScheduleNav.module.css';
import { findVisibleDay, type ScheduleInput, toSchedulePath } from './scheduleInput.ts';

interface ScheduleNavProps {
  input: ScheduleInput;
  channels: ChannelView[];
  today: string;
  /** The days that are shown. */
  days: string[];
  /** Whether the page shows the current airing, so that a link can jump to it. */
  isNowShown: boolean;
}

/** How many days are listed before and after today. */
const [BEFORE, AFTER] = [1, 6];

/** The navigation of the schedules: day or week, the day, and the channel. All of it is links. */
export function ScheduleNav({ input, channels, today, days, isNowShown }: ScheduleNavProps) {
  const { view, date, channel } = input;
  const to = (change: Partial<ScheduleInput>) => toSchedulePath({ ...input, ...change });
  const strip = Array.from({ length: BEFORE + AFTER + 1 }, (_, index) => addDays(today, index - BEFORE));
  const dayLinks = strip.map((day) => ({
    ...describeDay(day, today),
    href: to({ date: day === today ? '' : day }),
  }));
  const [monday = today] = days;
  const weekLinks = [
    { title: 'สัปดาห์ก่อนหน้า', day: addDays(monday, -7) },
    { title: 'สัปดาห์นี้', day: today },
    { title: 'สัปดาห์ถัดไป', day: addDays(monday, 7) },
  ].map(({ title, day }) => ({ title, href: to({ date: day === today ? '' : day }) }));
  const visibleDay = findVisibleDay(input, days, today);
  const isToday = date === today || (view === 'week' && days.includes(today));
  return (
    <div className={`${styles.nav} not-printed`}>
      <div className={styles.days}>
        <ListNav
          label={view === 'day' ? 'เลือกวัน' : 'เลือกสัปดาห์'}
          links={view === 'day' ? dayLinks : weekLinks}
          current={to(isToday ? { date: '' } : {})}
        />
        <ListNav
          label="รายวันหรือรายสัปดาห์"
          links={[
            { title: 'รายวัน', href: to({ view: 'day' }) },
            { title: 'รายสัปดาห์', href: to({ view: 'week' }) },
          ]}
          current={to({})}
        />
      </div>
      <div data-only={view === 'day' ? 'phone' : undefined}>
        <ListNav
          label="เลือกช่อง"
          links={channels.map(({ key, title }) => ({ title, href: to({ channel: key }) }))}
          current={to({ channel })}
        />
      </div>
      {view === 'week' && (
        <nav className={styles.week} data-only="phone" aria-label="เลือกวันของสัปดาห์">
          <ul>
            {days.map((day) => (
              <li key={day}>
                <a
                  href={to({ date: day })}
                  aria-label={`${describeShortDay(day)}${day === today ? ' วันนี้' : ''}`}
                  aria-current={day === visibleDay ? 'page' : undefined}
                >
                  {formatShortDay(day)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {view === 'day' && isNowShown && (
        <p className={styles.ways}>
          {date ? <a href="#now">ไปยังรายการขณะนี้</a> : <a href={to({ date: today })}>ดูรายการที่ออกอากาศไปแล้วของวันนี้</a>}
        </p>
      )}
    </div>
  );
}

/** `วันนี้` for today, otherwise the weekday and the date. */
function describeDay(day: string, today: string): { title: string; label?: string } {
  const near = { [today]: 'วันนี้', [addDays(today, 1)]: 'พรุ่งนี้', [addDays(today, -1)]: 'เมื่อวาน' }[day];
  return near ? { title: near } : { title: formatShortDay(day), label: describeShortDay(day) };
}

/** `พ. 25` */
function formatShortDay(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return `${THAI_WEEKDAYS.abbreviated[weekday]} ${Number(day.slice(8))}`;
}

/**
 * The accessible name of a day that is abbreviated on the screen: in full, because screen readers spell the
 * abbreviation, which follows for those who say what they see to their device (WCAG 2.5.3).
 */
const describeShortDay = (day: string): string => `${formatFullDay(toStartOfDay(day))} ${formatShortDay(day)}`;
