import { STATION } from '@sala/station';
import { dayAt } from '@sala/thai';
import { data } from 'react-router';
import { forReaders } from '../areas/index.ts';
import { breadcrumbData, pageMeta, siteOf } from '../metadata/index.ts';
import { fetchLiveChannels, fetchPartnerMonth, fetchPartnerUpcoming, pageDeadline } from '../services/index.server.ts';
import type { Route } from './+types/scheduleRoute';
import { shownChannels } from './channels.ts';
import { SchedulePage } from './SchedulePage.tsx';
import { fetchListings, restOfDay, type Span } from './schedule.server.ts';
import { daysOf, readScheduleQuestion, spanOf } from './scheduleQuestion.ts';
import { SPECIAL } from './stationChannels.ts';

/** `/program/schedules` and `/program/schedule` (SPEC 2.1-21, 2.2-11): a day, or with `?view=week` a week. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const now = Date.now();
  const question = readScheduleQuestion(url.searchParams, now);
  if (!question) throw data(null, 404);
  const signal = pageDeadline(request);
  const days = daysOf(question, now);
  const isFromNow = question.view === 'day' && question.date === '';
  const span = isFromNow ? restOfDay(now) : spanOf(days);
  const [listings, entries, partner] = await Promise.all([
    fetchListings(span, now, signal, question.view === 'week' ? question.channel : undefined),
    fetchLiveChannels(),
    isFromNow ? fetchPartnerUpcoming(signal) : question.view === 'day' ? fetchPartnerDay(span, signal) : null,
  ]);
  const page = {
    question,
    days,
    span,
    channels: shownChannels(entries).filter(({ key }) => key !== SPECIAL),
    areas: {
      schedules: forReaders(listings, (items) => items.map(({ picture, ...item }) => ({ ...item, picture: '' }))),
    },
    // what the partner shows stands beside: nobody misses it
    partner: partner?.response?.items ?? [],
  };
  return data(page, listings.error ? 503 : 200);
}

/** What begins within a day on the partner's channel, from the schedule of its month (SPEC 7.9-01). */
async function fetchPartnerDay({ from, to }: Span, signal: AbortSignal) {
  const month = await fetchPartnerMonth(dayAt(from).slice(0, 7), signal);
  return forReaders(month, ({ items }) => ({
    items: items.filter(({ startsAt }) => startsAt >= from && startsAt < to),
  }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const names = loaderData.channels.map(({ title }) => title).join(' ');
  const page = {
    title: 'ผังรายการ',
    description: `ผังรายการวันนี้และทั้งสัปดาห์ของ${STATION.name} ${names} เวลาออกอากาศ รายการที่มีภาษามือ คำบรรยายแทนเสียง และเสียงบรรยายภาพ`,
    canonical: '/program/schedules',
  };
  const steps = [
    { title: 'รายการ', path: '/program' },
    { title: page.title, path: page.canonical },
  ];
  return [...pageMeta(page, site), breadcrumbData(steps, site)];
}

export default function ScheduleRoute({ loaderData }: Route.ComponentProps) {
  return <SchedulePage {...loaderData} />;
}
