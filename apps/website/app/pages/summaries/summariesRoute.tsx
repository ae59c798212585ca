import { STATION } from '@sala/station';
import { thaiText } from '@sala/thai';
import { data, redirect } from 'react-router';
import { loadNextPage, parsePageNumber, toArchiveMeta, toArchiveResponse } from '../../components/archive/index.ts';
import { type Headlines, toHeadlines } from '../../components/articleCards/index.ts';
import { createArea, toReaderArea } from '../../platform/areas/index.ts';
import { findSite } from '../../platform/metadata/index.ts';
import { createPageSignal, fetchHotNews, fetchSummaries } from '../../platform/services/index.server.ts';
import type { Route } from './+types/summariesRoute';
import { SummariesPage } from './SummariesPage.tsx';
import { toSummaryCards } from './summaryCards.ts';
import { REF_CODE_PATTERN, SUMMARIES, toSummaryPath } from './summaryPath.ts';

export async function loader({ request, url }: Route.LoaderArgs) {
  // a link may have only the article's refCode
  const refCode = url.searchParams.get('refCode');
  if (refCode !== null) throw REF_CODE_PATTERN.test(refCode) ? redirect(toSummaryPath(refCode), 301) : data(null, 404);
  const page = parsePageNumber(url);
  const signal = createPageSignal(request);
  const [summaries, hotNews] = await Promise.all([fetchSummaries(page, signal), fetchHotNews(signal)]);
  const areas = {
    summaries: toReaderArea(summaries, toSummaryCards),
    hotNews: toReaderArea(hotNews, toHeadlines),
  };
  return toArchiveResponse(summaries, { page, areas });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadNextPage(args, (page, summaries) => ({
    page,
    areas: { summaries, hotNews: createArea<Headlines>() },
  }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, areas } = loaderData;
  const about = {
    title: SUMMARIES.title,
    description: thaiText`ประเด็นสำคัญของข่าวล่าสุดจาก${STATION.name} คัดจากเนื้อข่าวโดยระบบอัตโนมัติหรือกองบรรณาธิการ อ่านจบในหนึ่งนาที พร้อมเนื้อข่าวฉบับเต็มให้ตรวจสอบ`,
    keywords: ['สรุปข่าว', 'สรุปประเด็นข่าว', 'สรุปข่าววันนี้'],
    canonical: SUMMARIES.path,
  };
  return toArchiveMeta(about, areas.summaries, page, findSite(matches));
}

export default function SummariesRoute({ loaderData }: Route.ComponentProps) {
  return <SummariesPage {...loaderData} />;
}
