import { DAY_MS, MINUTE_MS, toDay, toStartOfDay } from '@sala/thai';
import type { Channel, DailyHours } from './shape.ts';

/**
 * The last day of a channel's programmes to have begun by an instant; it may have ended. All in milliseconds since 1970.
 */
export function findAirDay(hours: DailyHours, now: number): { from: number; to: number } {
  const opening = toStartOfDay(toDay(now)) + hours.from * MINUTE_MS;
  const from = opening <= now ? opening : opening - DAY_MS;
  return { from, to: from + (hours.to - hours.from) * MINUTE_MS };
}

/**
 * Whether a channel is on the air at an instant, and when that changes: null for never or unknown. A special channel is
 * on during an airing, any other during its hours, planned or not (SPEC 9.4, 2.2-23).
 * @param next what is on the channel, or else comes next, in milliseconds since 1970
 */
export function findAirState(
  { kind, air }: Pick<Channel, 'kind' | 'air'>,
  now: number,
  next: { startsAt: number; endsAt: number } | undefined,
): { isOnAir: boolean; changesAt: number | null } {
  if (kind === 'special') {
    const isOnAir = next !== undefined && next.startsAt <= now && now < next.endsAt;
    return { isOnAir, changesAt: (isOnAir ? next.endsAt : next?.startsAt) ?? null };
  }
  if (!air) return { isOnAir: true, changesAt: null };
  const { from, to } = findAirDay(air, now);
  return now < to ? { isOnAir: true, changesAt: to } : { isOnAir: false, changesAt: from + DAY_MS };
}
