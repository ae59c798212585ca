import { hasSchedule, SCHEDULED_CHANNELS, STATION } from '@sala/station';
import { formatLongDate, thaiText, toDay } from '@sala/thai';
import { data } from 'react-router';
import { toPageResponse } from '../../components/unavailable/index.ts';
import { toReaderArea } from '../../platform/areas/index.ts';
import { findSite, toBreadcrumbData, toPageMeta } from '../../platform/metadata/index.ts';
import {
  createPageSignal,
  fetchLiveChannels,
  fetchPartnerMonth,
  fetchPartnerUpcoming,
} from '../../platform/services/index.server.ts';
import type { Route } from './+types/scheduleRoute';
import { type ChannelView, toChannelViews } from './channels.ts';
import { SchedulePage } from './SchedulePage.tsx';
import { fetchAirings, type Span, toRestOfDay } from './schedule.server.ts';
import { listDays, parseScheduleInput, type ScheduleInput, toSpan } from './scheduleInput.ts';

/** `/program/schedules` and `/program/schedule` (SPEC 2.1-21, 2.2-11): a day, or with `?view=week` a week. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const now = Date.now();
  const input = parseScheduleInput(url.searchParams, now);
  if (!input) throw data(null, 404);
  const signal = createPageSignal(request);
  const days = listDays(input, now);
  const isFromNow = input.view === 'day' && input.date === '';
  const span = isFromNow ? toRestOfDay(now) : toSpan(days);
  const [airings, entries, partner] = await Promise.all([
    fetchAirings(span, now, signal, input.view === 'week' ? input.channel : undefined),
    fetchLiveChannels(),
    isFromNow ? fetchPartnerUpcoming(signal) : input.view === 'day' ? fetchPartnerDay(span, signal) : null,
  ]);
  const onAir = airings.response?.find(
    ({ channel, endsAt, picture }) => channel === input.channel && endsAt > now && picture !== '',
  );
  const page = {
    input,
    days,
    span,
    /** Of the airing that is on or comes next, for social networks. */
    picture: onAir?.picture ?? '',
    channels: toChannelViews(entries).filter(hasSchedule),
    areas: {
      schedules: toReaderArea(airings, (items) => items.map(({ picture, ...item }) => ({ ...item, picture: '' }))),
    },
    partner: {
      items: partner?.response?.items ?? [],
      // a station without a partner has no such schedule
      hasFailed: partner?.error != null && partner.error.status !== 404,
    },
  };
  return toPageResponse(airings, page);
}

/** The airings on the partner's channel that begin on a day, from the schedule of its month (SPEC 7.9-01). */
async function fetchPartnerDay({ from, to }: Span, signal: AbortSignal) {
  const month = await fetchPartnerMonth(toDay(from).slice(0, 7), signal);
  return toReaderArea(month, ({ items }) => ({
    items: items.filter(({ startsAt }) => startsAt >= from && startsAt < to),
  }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = findSite(matches);
  const { input, days, channels, picture } = loaderData;
  const names = channels.map(({ title }) => title).join(' ');
  const page = {
    title: formatTitle(input, days, channels),
    description: thaiText`ผังรายการวันนี้และทั้งสัปดาห์ของ${STATION.name} ${names} เวลาออกอากาศ รายการที่มีภาษามือ คำบรรยายแทนเสียง และเสียงบรรยายภาพ`,
    canonical: '/program/schedules',
    picture,
  };
  const steps = [
    { title: 'รายการ', path: '/program' },
    { title: 'ผังรายการ', path: page.canonical },
  ];
  return [...toPageMeta(page, site), toBreadcrumbData(steps, site)];
}

/** The title of a page; it names the channel, the week and the day that differ from those without parameters. */
function formatTitle({ view, date, channel }: ScheduleInput, days: string[], channels: ChannelView[]): string {
  const name = channel === SCHEDULED_CHANNELS[0]?.key ? '' : channels.find(({ key }) => key === channel)?.title;
  const title = name ? thaiText`ผังรายการของ${name} ` : 'ผังรายการ';
  const day = date && `วันที่ ${formatLongDate(view === 'week' ? (days[0] ?? date) : date)}`;
  if (view === 'day') return `${title}${day}`.trimEnd();
  return `${title}ทั้งสัปดาห์${day && ` ตั้งแต่${day}`}`;
}

export default function ScheduleRoute({ loaderData }: Route.ComponentProps) {
  return <SchedulePage {...loaderData} />;
}
