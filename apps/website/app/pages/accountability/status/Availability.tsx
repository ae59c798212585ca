import type { ScorecardDay } from '@sala/contracts';
import { ACCOUNTABILITY } from '@sala/station';
import { formatLongDate, formatNumber, formatShortDate } from '@sala/thai';
import styles from './Availability.module.css';
import { formatPercent, toAvailability, toLevel } from './verdict.ts';

/** The verdict of a day, which shows as the colour and the height of its bar. */
const LEVELS = {
  all: { title: 'เปิดได้ทุกครั้ง', height: 48 },
  promised: { title: 'ขัดข้องบ้าง แต่ตามสัญญา', height: 36 },
  less: { title: 'ขัดข้องเกินสัญญา', height: 22 },
  none: { title: 'ยังไม่ได้วัด', height: 6 },
} as const;
type Level = keyof typeof LEVELS;

const STEP = 20;
const WIDTH = 14;
const HIGHEST = 48;
const MINUTES_PER_DAY = 1440;

/** The verdict of a day as a sentence. */
function describeDay(day: ScorecardDay): string {
  const { share } = toAvailability([day]);
  return share === null ? 'ยังไม่ได้วัด' : formatPercent(share);
}

/** The last days, one bar each, and the same as a table. */
export function Availability({ days }: { days: ScorecardDay[] }) {
  const levels = days.map((day) => toLevel(day, ACCOUNTABILITY.availability));
  const counts = (Object.keys(LEVELS) as Level[])
    .map((level) => ({ level, count: levels.filter((one) => one === level).length }))
    .filter(({ count }) => count > 0);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <>
      <figure className={styles.strip}>
        <svg
          viewBox={`0 0 ${days.length * STEP} ${HIGHEST}`}
          role="img"
          aria-label={`การใช้งานได้รายวัน: ${counts.map(({ level, count }) => `${LEVELS[level].title} ${count} วัน`).join(' ')}`}
        >
          {days.map((day, index) => {
            const level = levels[index] ?? 'none';
            const { height } = LEVELS[level];
            return (
              <rect
                key={day.day}
                className={styles[level]}
                x={index * STEP + (STEP - WIDTH) / 2}
                y={HIGHEST - height}
                width={WIDTH}
                height={height}
                rx="2"
              >
                <title>{`${formatLongDate(day.day)}: ${describeDay(day)}`}</title>
              </rect>
            );
          })}
        </svg>
        <figcaption>
          <span>{first && formatShortDate(first.day)}</span>
          <span>วันนี้{last && ` ${formatShortDate(last.day)}`}</span>
        </figcaption>
      </figure>
      <ul className={styles.legend} aria-hidden="true">
        {counts.map(({ level }) => (
          <li key={level}>
            <svg viewBox={`0 0 ${WIDTH} ${HIGHEST}`} width="8" height="28" aria-hidden="true">
              <rect
                className={styles[level]}
                y={HIGHEST - LEVELS[level].height}
                width={WIDTH}
                height={LEVELS[level].height}
                rx="2"
              />
            </svg>
            {LEVELS[level].title}
          </li>
        ))}
      </ul>
      <details className={styles.days}>
        <summary>ดูเป็นตารางรายวัน</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">วันที่</th>
              <th scope="col">เปิดได้</th>
              <th scope="col">วัดได้</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row">
                  <time dateTime={day.day}>{formatShortDate(day.day)}</time>
                </th>
                <td>{describeDay(day)}</td>
                <td>
                  {formatNumber(day.minutes)} จาก {formatNumber(MINUTES_PER_DAY)} นาที
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
