import { selectLastPlanned } from './selectLastPlanned.ts';
import { type Slot, type SlotAiring, toAirings } from './toAirings.ts';

type NumberedSlot = Slot & { id: number };

/** A period widened by the longest slot: an airing that overlaps one of its ends begins or ends within it. */
export function widenPeriod(slots: Slot[], from: number, to: number): [number, number] {
  const longest = Math.max(0, ...slots.map(({ minutes }) => minutes)) * 60_000;
  return [from - longest, to + longest];
}

/** Those between two instants of all airings in the widened period; of two at once the one that was planned last. */
export function selectAirings<One extends SlotAiring<NumberedSlot>>(all: One[], from: number, to: number): One[] {
  return selectLastPlanned(all).filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from);
}

/**
 * What slots put on a channel between two instants, in milliseconds since 1970: their airings, sorted by time, of two at
 * once the one that was planned last.
 */
export const toSchedule = <Of extends NumberedSlot>(slots: Of[], from: number, to: number): SlotAiring<Of>[] =>
  selectAirings(toAirings(slots, ...widenPeriod(slots, from, to)), from, to);
