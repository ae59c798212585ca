import type { SummaryList } from '@sala/contracts';
import { STATION } from '@sala/station';
import { data, redirect } from 'react-router';
import { emptyArea, forReaders } from '../areas/index.ts';
import { siteOf } from '../metadata/index.ts';
import { archiveMeta, archivePage, type Headlines, loadPage, pageNumber, toCard, toHeadlines } from '../news/index.ts';
import { fetchHotNews, fetchSummaries, pageDeadline } from '../services/index.server.ts';
import type { Route } from './+types/summariesRoute';
import { SummariesPage } from './SummariesPage.tsx';
import { REF_CODE, SUMMARIES, summaryPath } from './summaryPath.ts';

/** How many points a card shows: the first tell what has happened. */
const POINTS = 2;

export async function loader({ request, url }: Route.LoaderArgs) {
  // what links to an article's summary may know only the article's refCode
  const refCode = url.searchParams.get('refCode');
  if (refCode !== null) throw REF_CODE.test(refCode) ? redirect(summaryPath(refCode), 301) : data(null, 404);
  const page = pageNumber(url);
  const signal = pageDeadline(request);
  const [summaries, hotNews] = await Promise.all([fetchSummaries(page, signal), fetchHotNews(signal)]);
  const areas = {
    summaries: forReaders(summaries, toCardsWithPoints),
    hotNews: forReaders(hotNews, toHeadlines),
  };
  return archivePage(summaries, { page, areas });
}

/** Of each summary what its card shows: the first points, and where the rest is. */
function toCardsWithPoints({ page, totalPage, items }: SummaryList) {
  return {
    page,
    totalPage,
    items: items.map((item) => ({
      ...toCard(item),
      href: summaryPath(item.refCode),
      points: item.summary.slice(0, POINTS),
      more: Math.max(0, item.summary.length - POINTS),
    })),
  };
}

export type SummaryCards = ReturnType<typeof toCardsWithPoints>;

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadPage(args, (page, summaries) => ({
    page,
    areas: { summaries, hotNews: emptyArea<Headlines>() },
  }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, areas } = loaderData;
  const about = {
    title: SUMMARIES.title,
    description: `ประเด็นสำคัญของข่าวล่าสุดจาก${STATION.name} คัดจากเนื้อข่าวโดยระบบอัตโนมัติ อ่านจบในหนึ่งนาที พร้อมเนื้อข่าวฉบับเต็มให้ตรวจสอบ`,
    keywords: ['สรุปข่าว', 'สรุปประเด็นข่าว', 'สรุปข่าววันนี้'],
    canonical: SUMMARIES.path,
  };
  return archiveMeta(about, areas.summaries, page, siteOf(matches));
}

export default function SummariesRoute({ loaderData }: Route.ComponentProps) {
  return <SummariesPage {...loaderData} />;
}
