import type { Slot, SlotAiring } from './toAirings.ts';

type Numbered = SlotAiring<Slot & { id: number }>;

/**
 * Where airings overlap, the slot that was planned last wins: it cuts its time out of the others, which go on after it
 * if they are longer. Slots are numbered in the order in which they are created.
 */
export function selectLastPlanned<One extends Numbered>(all: One[]): One[] {
  const inTime = all.toSorted((a, b) => a.startsAt - b.startsAt);
  if (inTime.every(({ endsAt }, place) => endsAt <= (inTime[place + 1]?.startsAt ?? endsAt))) return inTime;
  const selected: One[] = [];
  for (const one of all.toSorted((a, b) => b.slot.id - a.slot.id))
    selected.push(...selected.reduce((parts, over) => parts.flatMap((part) => without(part, over)), [one]));
  return selected.sort((a, b) => a.startsAt - b.startsAt);
}

/** The parts of a period before and after another. */
function without<One extends Numbered>(part: One, over: One): One[] {
  if (over.endsAt <= part.startsAt || over.startsAt >= part.endsAt) return [part];
  const parts = [
    { ...part, endsAt: over.startsAt },
    { ...part, startsAt: over.endsAt },
  ];
  return parts.filter(({ startsAt, endsAt }) => startsAt < endsAt);
}
