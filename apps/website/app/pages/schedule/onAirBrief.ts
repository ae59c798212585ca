import { SCHEDULED_CHANNELS } from '@sala/station';
import type { Airing } from './airing.ts';

/** What is on a channel and what comes next, as short as a widget tells it: titles with their instants. */
export type OnAirBrief = { title: string; startsAt: number; endsAt: number }[];

/** As much of a channel as a page needs that stays open for a while. */
const MAX_ITEMS = 3;

/** Of each channel that has a schedule, in the station's order, what is on at `now` and what comes (SPEC 1-25). */
export function toOnAirBriefs(items: Airing[], now: number): OnAirBrief[] {
  return SCHEDULED_CHANNELS.map(({ key }) =>
    items
      .filter((item) => item.channel === key && item.endsAt > now)
      .slice(0, MAX_ITEMS)
      .map(({ title, startsAt, endsAt }) => ({ title, startsAt, endsAt })),
  );
}
