import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS, toBangkokClock, toEpochMs } from './instant.ts';

const WEEK_MS = 7 * DAY_MS;

const toMonthOffset = (clock: Date): number =>
  clock.getTime() - Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth(), 1);

const countWholeMonths = (from: number, to: number): number => {
  const start = toBangkokClock(from);
  const end = toBangkokClock(to);
  const months = (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
  return toMonthOffset(end) < toMonthOffset(start) ? months - 1 : months;
};

/**
 * How long ago `then` was, seen from `now`, in Thai (9.5-09 to 9.5-16); empty when either is no instant.
 *
 * Every unit is rounded down. Minutes, hours, days (24 hours each) and weeks are elapsed time. From 28 days on
 * months and years are counted on the Bangkok calendar, so a year ends on the anniversary; 28 to 30 days that hold
 * no whole calendar month are 1 month, so nothing lies between 3 weeks and 1 month. From the twelfth anniversary
 * on the text is empty. A future `then` (clocks disagree) reads as under 1 minute.
 */
export const formatRelativeTime = (then: Instant, now: Instant): string => {
  const from = toEpochMs(then);
  const to = toEpochMs(now);
  const age = to - from;
  if (Number.isNaN(age)) return '';
  if (age < MINUTE_MS) return 'น้อยกว่า 1 นาที';
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} นาทีที่แล้ว`;
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)} ชั่วโมงที่แล้ว`;
  if (age < 2 * DAY_MS) return 'เมื่อวานนี้';
  if (age < WEEK_MS) return `${Math.floor(age / DAY_MS)} วันที่แล้ว`;
  if (age < 2 * WEEK_MS) return 'สัปดาห์ที่แล้ว';
  if (age < 4 * WEEK_MS) return `${Math.floor(age / WEEK_MS)} สัปดาห์ที่แล้ว`;
  const months = countWholeMonths(from, to);
  if (months < 2) return 'เดือนที่แล้ว';
  if (months < 12) return `${months} เดือนที่แล้ว`;
  if (months < 24) return 'ปีที่แล้ว';
  if (months < 144) return `${Math.floor(months / 12)} ปีที่แล้ว`;
  return '';
};
