/** A moment in time: a `Date`, milliseconds since 1970 UTC, or ISO 8601 text as WIRE.md sends it. */
export type Instant = Date | number | string;

const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

// Asia/Bangkok has been +07:00 without summer time since 1920, so arithmetic is enough: Intl costs a hundred times more
export const BANGKOK_OFFSET_MS = 7 * HOUR_MS;

// "0001-01-01T00:00:00Z" is how the wire says "none"; whatever else lies out here is a broken clock, not news
const FIRST = Date.UTC(100, 0, 1);
const LAST = Date.UTC(9999, 11, 31) - 1;

const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?(?:(Z)|([+-])(\d\d):?(\d\d))?)?$/i;

// Date.parse reads text without an offset in the machine's zone and rolls 30 February over in some engines only
const parseIso = (text: string): number => {
  const match = ISO.exec(text);
  if (!match) return Number.NaN;
  const [
    ,
    year,
    month,
    day,
    hour = '0',
    minute = '0',
    second = '0',
    fraction = '',
    utc,
    sign,
    offsetHour,
    offsetMinute,
  ] = match;
  const midnight = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (midnight.getUTCMonth() !== Number(month) - 1) return Number.NaN;
  if (Number(year) < 100 || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return Number.NaN;
  const clock = Number(hour) * HOUR_MS + Number(minute) * MINUTE_MS + Number(second) * SECOND_MS;
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3));
  let offset = BANGKOK_OFFSET_MS;
  if (utc) offset = 0;
  else if (sign) offset = (Number(offsetHour) * HOUR_MS + Number(offsetMinute) * MINUTE_MS) * (sign === '-' ? -1 : 1);
  return midnight.getTime() + clock + milliseconds - offset;
};

/**
 * Milliseconds since 1970 UTC, or NaN where there is no instant: text that is not ISO 8601, days that do not
 * exist, and everything before the year 100 or after 30 December 9999, which includes the wire's "none",
 * `0001-01-01T00:00:00Z`. Text without an offset is Bangkok time, never the machine's.
 */
export const toEpochMs = (instant: Instant): number => {
  let ms: number;
  if (typeof instant === 'number') ms = instant;
  else if (typeof instant === 'string') ms = parseIso(instant);
  else ms = instant.getTime();
  return ms >= FIRST && ms <= LAST ? ms : Number.NaN;
};

/** A `Date` whose UTC getters, and whose ISO text, read Bangkok's clock. */
export const toBangkokClock = (ms: number): Date => new Date(ms + BANGKOK_OFFSET_MS);

/** The number of the Bangkok day that `ms` falls on: equal for two instants on one day, one more on the next. */
export const toBangkokDayNumber = (ms: number): number => Math.floor((ms + BANGKOK_OFFSET_MS) / DAY_MS);
