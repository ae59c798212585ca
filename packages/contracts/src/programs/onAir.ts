// Apart from the schemas: browsers need these, and not what reads the wire.

/** Something that is on from `startsAt` until `endsAt`, in milliseconds since 1970. */
export interface Scheduled {
  startsAt: number;
  endsAt: number;
}

/** Whether it is on at `now` (SPEC 4.6-01, 9.5-19): of two back to back one is. */
export function isLiveAt({ startsAt, endsAt }: Scheduled, now: number): boolean {
  return startsAt <= now && now < endsAt;
}

/** What is on at `now` or comes after (SPEC 4.6-02), each with whether it is on (SPEC 3.6-03, 3.6-07). */
export function listUpcoming<Item extends Scheduled>(items: Item[], now: number): (Item & { isLive: boolean })[] {
  return items.filter((item) => item.endsAt > now).map((item) => ({ ...item, isLive: isLiveAt(item, now) }));
}
