import { hasSchedule } from '@sala/station';
import { DAY_MS, HOUR_MS } from '@sala/thai';
import { createPageSignal, fetchLiveChannels, settings } from '../../platform/services/index.server.ts';
import type { Route } from './+types/calendarRoute';
import { renderCalendar } from './calendar.ts';
import { toChannelViews } from './channels.ts';
import { fetchAirings } from './schedule.server.ts';

/** How many days of the schedule a subscribed calendar contains. */
const AHEAD_DAYS = 14;

/**
 * `/program/schedules/{channel}.ics`, and `/program/schedules/{channel}/{start}.ics`, the start in seconds since 1970.
 */
export async function loader({ request, url }: Route.LoaderArgs) {
  const [, key, start] = /^\/program\/schedules\/([a-z]+)(?:\/(\d{9,11}))?\.ics$/.exec(url.pathname) ?? [];
  const channels = toChannelViews(await fetchLiveChannels());
  const channel = channels.find((one) => one.key === key && hasSchedule(one));
  if (!channel) throw new Response(null, { status: 404 });
  const now = Date.now();
  const startsAt = Number(start) * 1000;
  const span = start ? { from: startsAt, to: startsAt + HOUR_MS } : { from: now, to: now + AHEAD_DAYS * DAY_MS };
  if (Math.abs(span.from - now) > 4 * AHEAD_DAYS * DAY_MS) throw new Response(null, { status: 404 });
  const { response } = await fetchAirings(span, now, createPageSignal(request), channel.key);
  // on an error, calendar programs keep the entries that they have
  if (!response) throw new Response(null, { status: 503 });
  const items = start ? response.filter((item) => item.startsAt === startsAt) : response;
  if (start && items.length === 0) throw new Response(null, { status: 404 });
  // rounded to the hour, so that an unchanged calendar stays byte for byte the same
  const hour = Math.floor(now / HOUR_MS) * HOUR_MS;
  return new Response(renderCalendar({ channel, items, siteUrl: settings.siteUrl, now: hour }), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${[key, start].filter(Boolean).join('-')}.ics"`,
    },
  });
}
