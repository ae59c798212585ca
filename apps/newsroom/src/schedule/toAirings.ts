import { DAY_MS, MINUTE_MS, toDay, toStartOfDay } from '@sala/thai';

/** The longest a slot may begin before or end after its day, in days. */
export const SPILL_DAYS = 2;

/** What is on week after week: see the table of the slots. */
export interface Slot {
  weekdays: number[];
  startMinute: number;
  minutes: number;
  validFrom: Date | null;
  validUntil: Date | null;
  /** Days in Bangkok on which it is left out. */
  exceptDays?: string[];
}

/** A slot on one of its days, in milliseconds since 1970. */
export interface SlotAiring<Of extends Slot = Slot> {
  slot: Of;
  startsAt: number;
  endsAt: number;
}

/**
 * The airings of slots between two instants, in milliseconds since 1970, sorted by time; computed for any time from the
 * slots alone. Those of different slots may overlap.
 */
export function toAirings<Of extends Slot>(slots: Of[], from: number, to: number): SlotAiring<Of>[] {
  const slotAirings: SlotAiring<Of>[] = [];
  for (let day = toStartOfDay(toDay(from)) - SPILL_DAYS * DAY_MS; day < to; day += DAY_MS) {
    const date = toDay(day);
    // the weekday of a day in Bangkok, from its date
    const weekday = new Date(date).getUTCDay();
    for (const slot of slots) {
      if (!slot.weekdays.includes(weekday) || slot.exceptDays?.includes(date)) continue;
      const startsAt = day + slot.startMinute * MINUTE_MS;
      const endsAt = startsAt + slot.minutes * MINUTE_MS;
      const isValid =
        startsAt >= (slot.validFrom?.getTime() ?? Number.NEGATIVE_INFINITY) &&
        startsAt < (slot.validUntil?.getTime() ?? Number.POSITIVE_INFINITY);
      if (isValid && startsAt < to && endsAt > from) slotAirings.push({ slot, startsAt, endsAt });
    }
  }
  return slotAirings.sort((a, b) => a.startsAt - b.startsAt);
}
