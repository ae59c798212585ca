import { SCHEDULED_CHANNELS } from '@sala/station';
import type { Airing } from './airing.ts';

/** The current and the next airings of a channel, only as titles and times: a widget needs no more. */
export type OnAirBrief = { title: string; startsAt: number; endsAt: number }[];

/** How many airings of a channel a page gets, so that it can stay open for a while. */
const MAX_ITEMS = 3;

/** For each channel with a schedule, in the station's order, the airings from `now` on (SPEC 1-25). */
export function toOnAirBriefs(items: Airing[], now: number): OnAirBrief[] {
  return SCHEDULED_CHANNELS.map(({ key }) =>
    items
      .filter((item) => item.channel === key && item.endsAt > now)
      .slice(0, MAX_ITEMS)
      .map(({ title, startsAt, endsAt }) => ({ title, startsAt, endsAt })),
  );
}
