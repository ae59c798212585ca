import { DAY_MS, HOUR_MS, MINUTE_MS, toDay, toStartOfDay } from '@sala/thai';

/**
 * The next occurrence of a time of day (`03:00`) in Bangkok, or an instant in ISO 8601, in milliseconds since 1970.
 * @throws {RangeError} when the text is neither
 */
export function parseNextInstant(text: string, now: number): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (hours === undefined) {
    const instant = Date.parse(text);
    if (Number.isNaN(instant)) throw new RangeError(`${text} is no time: give 03:00, or 2028-02-29T12:00:00+07:00.`);
    return instant;
  }
  const today = toStartOfDay(toDay(now)) + Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS;
  return today > now ? today : today + DAY_MS;
}
