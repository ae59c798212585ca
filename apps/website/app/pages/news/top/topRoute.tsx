import { STATION } from '@sala/station';
import { formatFullDay, thaiText } from '@sala/thai';
import { findPicture, toBreakingNews, toPageSections } from '../../../components/newsSections/index.ts';
import { toPageResponse } from '../../../components/unavailable/index.ts';
import { toReaderArea } from '../../../platform/areas/index.ts';
import { findSite, toBreadcrumbData, toFeedLink, toPageMeta } from '../../../platform/metadata/index.ts';
import {
  createPageSignal,
  fetchBreakingNews,
  fetchPage,
  parsePageContentUrl,
} from '../../../platform/services/index.server.ts';
import type { Route } from './+types/topRoute';
import { TopPage } from './TopPage.tsx';

/** Today's top news (SPEC 2.1-03), from the page that the Page API calls `path:news` (7.2-02). */
export async function loader({ request }: Route.LoaderArgs) {
  const contentUrl = parsePageContentUrl(request);
  const signal = createPageSignal(request);
  const [newsPage, breakingnews] = await Promise.all([
    fetchPage('path:news', signal, contentUrl),
    fetchBreakingNews(signal),
  ]);
  const areas = {
    newsPage: toReaderArea(newsPage, ({ sections }) => ({ sections: toPageSections(sections) })),
    breakingnews: toReaderArea(breakingnews, toBreakingNews),
  };
  const picture = findPicture(areas.newsPage.response?.sections ?? []);
  return toPageResponse(newsPage, { picture, today: formatFullDay(Date.now()), areas });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = findSite(matches);
  const about = {
    title: 'ข่าวเด่นวันนี้',
    description: thaiText`ข่าวเด่น ข่าวล่าสุด และข่าวด่วนวันนี้ ครบทุกหมวด คัดเลือกโดยกองบรรณาธิการ${STATION.name}`,
    keywords: ['ข่าวเด่น', 'ข่าววันนี้', 'ข่าวล่าสุด'],
    canonical: '/news',
    picture: loaderData?.picture ?? '',
  };
  const breadcrumbs = toBreadcrumbData([{ title: about.title, path: about.canonical }], site);
  return [...toPageMeta(about, site), toFeedLink(), breadcrumbs];
}

export default function TopRoute({ loaderData }: Route.ComponentProps) {
  return <TopPage {...loaderData} />;
}
