import { STATION } from '@sala/station';
import { formatLongDate, isDay, thaiText, toDay } from '@sala/thai';
import { data } from 'react-router';
import { loadNextPage, parsePageNumber, toArchiveMeta, toArchiveResponse } from '../../../components/archive/index.ts';
import { toCards } from '../../../components/articleCards/index.ts';
import { toReaderArea } from '../../../platform/areas/index.ts';
import { findSite } from '../../../platform/metadata/index.ts';
import { createPageSignal, fetchList } from '../../../platform/services/index.server.ts';
import type { Route } from './+types/roundupRoute';
import { toDayPath } from './Calendar.tsx';
import { RoundupPage } from './RoundupPage.tsx';

/** The archive begins here where its service does not say when: there was hardly any news online before. */
const EARLIEST_DAY = '2000-01-01';

/** The news of one day in Bangkok: that of `?date=`, by default today (SPEC 2.1-07, 2.2-05). */
export async function loader({ request, url }: Route.LoaderArgs) {
  const page = parsePageNumber(url);
  const today = toDay(Date.now());
  const day = requireDay(url, today);
  const dailyNews = await fetchList('latest', page, createPageSignal(request), { date: day });
  const firstMs = (dailyNews.response?.firstTs ?? 0) * 1000;
  const first = firstMs > 0 && firstMs <= Date.now() ? toDay(firstMs) : EARLIEST_DAY;
  if (day < first) throw data(null, 404);
  return toArchiveResponse(dailyNews, {
    page,
    day,
    today,
    first,
    areas: { dailyNews: toReaderArea(dailyNews, (list) => toCards(list)) },
  });
}

/** @throws a 404 for an invalid day, and for one in the future */
function requireDay(url: URL, today: string): string {
  const day = url.searchParams.get('date') ?? today;
  if (!isDay(day) || day > today) throw data(null, 404);
  return day;
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadNextPage(args, (page, dailyNews) => {
    const today = toDay(Date.now());
    const day = requireDay(args.url, today);
    return { page, day, today, first: day, areas: { dailyNews } };
  });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { day, today, page, areas } = loaderData;
  const date = formatLongDate(day);
  const about = {
    title: day === today ? 'รวมข่าวรายวัน' : `รวมข่าววันที่ ${date}`,
    description: thaiText`รวมข่าวทุกหมวดประจำวันที่ ${date} เรียงตามเวลา จาก${STATION.name}`,
    keywords: ['รวมข่าวรายวัน', 'ข่าวย้อนหลัง', date],
    canonical: day === today ? '/news/archive' : toDayPath(day),
    above: [{ title: 'ข่าว', path: '/news' }],
  };
  return toArchiveMeta(about, areas.dailyNews, page, findSite(matches));
}

export default function RoundupRoute({ loaderData }: Route.ComponentProps) {
  return <RoundupPage {...loaderData} />;
}
