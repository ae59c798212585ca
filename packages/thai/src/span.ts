import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS, toBangkokDayNumber, toEpochMs } from './instant.ts';

/**
 * `1 ชั่วโมง 30 นาที` between two instants, in whichever order, rounded down to the minute; hours are not folded
 * into days and both numbers are always written. `00:00` when less than a minute lies between them, empty when
 * either is no instant (9.5-08).
 */
export const formatSpan = (start: Instant, end: Instant): string => {
  const span = Math.abs(toEpochMs(end) - toEpochMs(start));
  if (Number.isNaN(span)) return '';
  if (span < MINUTE_MS) return '00:00';
  return `${Math.floor(span / HOUR_MS)} ชั่วโมง ${Math.floor((span % HOUR_MS) / MINUTE_MS)} นาที`;
};

/**
 * Whether more than 86,400,000 ms passed from `instant` to `now`; exactly 24 hours is not older, no instant
 * neither (9.5-17).
 */
export const isOlderThan24Hours = (instant: Instant, now: Instant): boolean =>
  toEpochMs(now) - toEpochMs(instant) > DAY_MS;

/** Whether `start` and `end` both fall on the Bangkok day of `now`; false when one of them is no instant (9.5-18). */
export const isWithinToday = (start: Instant, end: Instant, now: Instant): boolean => {
  const today = toBangkokDayNumber(toEpochMs(now));
  return toBangkokDayNumber(toEpochMs(start)) === today && toBangkokDayNumber(toEpochMs(end)) === today;
};
