import { STATION } from '@sala/station';
import { fullDay } from '@sala/thai';
import { data } from 'react-router';
import { forReaders } from '../../areas/index.ts';
import { breadcrumbData, pageMeta, siteOf } from '../../metadata/index.ts';
import { fetchBreakingNews, fetchPage, pageContentUrl, pageDeadline } from '../../services/index.server.ts';
import { toPageSections } from '../sections/index.ts';
import type { Route } from './+types/topRoute';
import { TopPage } from './TopPage.tsx';

/** Today's top news (SPEC 2.1-03), from the page that the Page API calls `path:news` (7.2-02). */
export async function loader({ request }: Route.LoaderArgs) {
  const contentUrl = pageContentUrl(request);
  const signal = pageDeadline(request);
  const [newsPage, breakingnews] = await Promise.all([
    fetchPage('path:news', signal, contentUrl),
    fetchBreakingNews(signal),
  ]);
  const areas = {
    newsPage: forReaders(newsPage, ({ sections }) => ({ sections: toPageSections(sections) })),
    breakingnews: forReaders(breakingnews, ({ items }) => ({
      items: items.map(({ id, title, href }) => ({ id, title, href })),
    })),
  };
  return data({ today: fullDay(Date.now()), areas }, newsPage.error ? 503 : 200);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  const picture = loaderData?.areas.newsPage.response?.sections[0]?.items[0]?.picture;
  const about = {
    title: 'ข่าวเด่นวันนี้',
    description: `ข่าวเด่น ข่าวล่าสุด และข่าวด่วนวันนี้ ครบทุกหมวด คัดเลือกโดยกองบรรณาธิการ${STATION.name}`,
    keywords: ['ข่าวเด่น', 'ข่าววันนี้', 'ข่าวล่าสุด'],
    canonical: '/news',
    ...(picture && { picture }),
  };
  const feed = {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    href: '/feed.xml',
    title: STATION.name,
  };
  return [...pageMeta(about, site), feed, breadcrumbData([{ title: about.title, path: about.canonical }], site)];
}

export default function TopRoute({ loaderData }: Route.ComponentProps) {
  return <TopPage {...loaderData} />;
}
