import {
  BUDDHIST_ERA_YEARS,
  type DateLocale,
  DEFAULT_DATE_LOCALE,
  formatFullDay,
  listWeekdayHeadings,
} from '@sala/thai';
import styles from './Calendar.module.css';
import { findDayInMonth, listWeeks } from './days.ts';

interface CalendarProps {
  /** The selected day. */
  day: string;
  /** The first and the last day of the archive. */
  first: string;
  today: string;
  locale?: DateLocale;
}

/** The address of a day's news; dated also for today, because a page may stay open over midnight. */
export const toDayPath = (day: string) => `/news/archive?date=${day}`;

/**
 * A month of days as links, in Thai in the Buddhist era, in en-US unless a locale is given (SPEC 9.5-20). Days in the
 * future or before the archive are no links.
 */
export function Calendar({ day, first, today, locale = DEFAULT_DATE_LOCALE }: CalendarProps) {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const name = `${locale.months.full[month - 1]} ${locale.id === 'th-TH' ? year + BUDDHIST_ERA_YEARS : year}`;
  return (
    <nav className={styles.calendar} id="calendar" aria-label="เลือกวัน">
      <div className={styles.months}>
        <Step label="ปีก่อน" sign="«" months={-12} {...{ day, first, today }} />
        <Step label="เดือนก่อน" sign="‹" months={-1} {...{ day, first, today }} />
        <strong id="calendar-month">{name}</strong>
        <Step label="เดือนถัดไป" sign="›" months={1} {...{ day, first, today }} />
        <Step label="ปีถัดไป" sign="»" months={12} {...{ day, first, today }} />
      </div>
      <table aria-labelledby="calendar-month">
        <thead>
          <tr>
            {listWeekdayHeadings(locale).map(({ full, abbreviated }) => (
              <th key={full} scope="col" abbr={full}>
                {abbreviated}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWeeks(day, locale.weekStartsOn).map((week) => (
            <tr key={week.join()}>
              {week.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the column is what a cell of another month is known by
                <td key={index}>{cell && <Day cell={cell} {...{ day, first, today }} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </nav>
  );
}

function Day({ cell, day, first, today }: CalendarProps & { cell: string }) {
  const date = Number(cell.slice(8));
  if (cell < first || cell > today) return <span>{date}</span>;
  return (
    <a
      href={toDayPath(cell)}
      aria-label={formatFullDay(cell)}
      aria-current={cell === day ? 'date' : undefined}
      data-today={cell === today || undefined}
    >
      {date}
    </a>
  );
}

interface StepProps extends CalendarProps {
  label: string;
  sign: string;
  months: number;
}

/** A link to another month; outside of the archive it is pale and no link, but keeps its space. */
function Step({ label, sign, months, day, first, today }: StepProps) {
  const target = findDayInMonth(day, months, first, today);
  if (!target) return <span aria-hidden="true">{sign}</span>;
  return (
    <a href={toDayPath(target)} title={label}>
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden">{label}</span>
    </a>
  );
}
