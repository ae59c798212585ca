const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
// Bangkok has no summer time
const BANGKOK = 7 * 60 * MINUTE;
/** The longest a slot may begin before or end after its day, in days. */
const SPILL = 2;

/** What is on week after week: see the table of the slots. */
export interface Slot {
  weekdays: number[];
  startMinute: number;
  minutes: number;
  validFrom: Date | null;
  validUntil: Date | null;
}

/** A slot on one of its days, in milliseconds since 1970. */
export interface SlotAiring<Of extends Slot = Slot> {
  slot: Of;
  startsAt: number;
  endsAt: number;
}

/** The first instant of a day in Bangkok. */
export function toStartOfDay(at: number): number {
  return Math.floor((at + BANGKOK) / DAY) * DAY - BANGKOK;
}

/**
 * What of these slots is on between two instants, in the order of time: computed for any time, from nothing but the
 * slots.
 */
export function toAirings<Of extends Slot>(slots: Of[], from: number, to: number): SlotAiring<Of>[] {
  const found: SlotAiring<Of>[] = [];
  for (let day = toStartOfDay(from) - SPILL * DAY; day < to; day += DAY) {
    const weekday = new Date(day + BANGKOK).getUTCDay();
    for (const slot of slots) {
      if (!slot.weekdays.includes(weekday)) continue;
      const startsAt = day + slot.startMinute * MINUTE;
      const endsAt = startsAt + slot.minutes * MINUTE;
      const isValid =
        startsAt >= (slot.validFrom?.getTime() ?? Number.NEGATIVE_INFINITY) &&
        startsAt < (slot.validUntil?.getTime() ?? Number.POSITIVE_INFINITY);
      if (isValid && startsAt < to && endsAt > from) found.push({ slot, startsAt, endsAt });
    }
  }
  return found.sort((a, b) => a.startsAt - b.startsAt);
}
