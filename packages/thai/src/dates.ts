// Every function here reads the Bangkok wall clock whatever the machine's zone, writes Arabic digits, and answers the
// empty string where `toEpochMs` finds no instant: unreadable input, or the wire's "none", 0001-01-01T00:00:00Z.
import { BANGKOK_OFFSET_MS, DAY_MS, type Instant, toBangkokClock, toEpochMs } from './instant.ts';
import { findMonthName, findWeekdayName, type NameForm } from './names.ts';
import { formatTwoDigits } from './numbers.ts';
import { BUDDHIST_ERA_YEARS } from './years.ts';

export type YearOptions = {
  /** 4 writes 2569, 2 writes 69. */
  yearDigits?: 2 | 4;
};

export type EraOptions = {
  /** false writes ค.ศ. and the Gregorian year. */
  buddhist?: boolean;
};

const formatBuddhistYear = (clock: Date, digits: 2 | 4): string => {
  const year = clock.getUTCFullYear() + BUDDHIST_ERA_YEARS;
  return digits === 2 ? formatTwoDigits(year % 100) : `${year}`;
};

const formatDayMonthYear = (clock: Date, form: NameForm, digits: 2 | 4): string =>
  `${clock.getUTCDate()} ${findMonthName(clock.getUTCMonth(), form)} ${formatBuddhistYear(clock, digits)}`;

const formatHourMinute = (clock: Date): string =>
  `${formatTwoDigits(clock.getUTCHours())}:${formatTwoDigits(clock.getUTCMinutes())}`;

const formatInBangkok = (instant: Instant, write: (clock: Date) => string): string => {
  const ms = toEpochMs(instant);
  return Number.isNaN(ms) ? '' : write(toBangkokClock(ms));
};

/** `18 ก.พ. 69`; empty without an instant (9.5-01). */
export const formatShortDate = (instant: Instant): string =>
  formatInBangkok(instant, (clock) => formatDayMonthYear(clock, 'abbreviated', 2));

/** `18 กุมภาพันธ์ 2569`, or `18 กุมภาพันธ์ 69` with two year digits; empty without an instant (9.5-02). */
export const formatLongDate = (instant: Instant, { yearDigits = 4 }: YearOptions = {}): string =>
  formatInBangkok(instant, (clock) => formatDayMonthYear(clock, 'full', yearDigits));

/** `18 กุมภาพันธ์ 2569 เวลา 15:28 น.`; empty without an instant (9.5-03). */
export const formatDateTime = (instant: Instant, { yearDigits = 4 }: YearOptions = {}): string =>
  formatInBangkok(
    instant,
    (clock) => `${formatDayMonthYear(clock, 'full', yearDigits)} เวลา ${formatHourMinute(clock)} น.`,
  );

/** Exactly midnight in Bangkok: the time of news of which only the day is known, such as those of an old archive. */
export const isDayAlone = (instant: Instant): boolean => (toEpochMs(instant) + BANGKOK_OFFSET_MS) % DAY_MS === 0;

/** When news appeared: like `formatDateTime`, but a long date where only the day is known; empty without an instant. */
export const formatAppearance = (instant: Instant): string =>
  (isDayAlone(instant) ? formatLongDate : formatDateTime)(instant);

/**
 * `วันพุธที่ 18 กุมภาพันธ์ พ.ศ. 2569`, or `… ค.ศ. 2026` with `buddhist: false`; empty without an instant (9.5-04).
 */
export const formatFullDay = (instant: Instant, { buddhist = true }: EraOptions = {}): string =>
  formatInBangkok(instant, (clock) => {
    const year = buddhist ? `พ.ศ. ${formatBuddhistYear(clock, 4)}` : `ค.ศ. ${clock.getUTCFullYear()}`;
    return `วัน${findWeekdayName(clock.getUTCDay())}ที่ ${clock.getUTCDate()} ${findMonthName(clock.getUTCMonth())} ${year}`;
  });

/** `15:28`, midnight is `00:00`; empty without an instant (9.5-05). */
export const formatTime = (instant: Instant): string => formatInBangkok(instant, formatHourMinute);

/** `18 ก.พ. 2569, 15:28 น.`: the `publishTimeTh` of WIRE.md; empty without an instant. */
export const formatPublishTime = (instant: Instant): string =>
  formatInBangkok(instant, (clock) => `${formatDayMonthYear(clock, 'abbreviated', 4)}, ${formatHourMinute(clock)} น.`);
