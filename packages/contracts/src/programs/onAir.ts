// Apart from the schemas, because browsers need only this.

/** An airing, from `startsAt` until `endsAt`, in milliseconds since 1970. */
export interface Scheduled {
  startsAt: number;
  endsAt: number;
}

/** True when it is on at `now` (SPEC 4.6-01, 9.5-19); of two adjacent airings exactly one is. */
export function isLiveAt({ startsAt, endsAt }: Scheduled, now: number): boolean {
  return startsAt <= now && now < endsAt;
}

/** The airings that are on at `now` or come later (SPEC 4.6-02), each with whether it is on (SPEC 3.6-03, 3.6-07). */
export function listUpcoming<Item extends Scheduled>(items: Item[], now: number): (Item & { isLive: boolean })[] {
  return items.filter((item) => item.endsAt > now).map((item) => ({ ...item, isLive: isLiveAt(item, now) }));
}
