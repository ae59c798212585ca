import { STATION } from '@sala/station';
import { data, redirect } from 'react-router';
import { fulfilled } from '../../areas/index.ts';
import { pageMeta, siteOf } from '../../metadata/index.ts';
import { fetchHotNews, fetchSection, pageDeadline } from '../../services/index.server.ts';
import { categoryAt } from '../categories.ts';
import { withoutDescriptions } from '../listItems.ts';
import type { Route } from './+types/categoryRoute';
import { CategoryPage } from './CategoryPage.tsx';

export async function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  // READINGS.md: the services' payloads link to this address, which is none of the seventeen
  if (url.pathname === '/news/categories/politics') throw redirect('/news/politics', 301);
  const category = categoryAt(url.pathname);
  if (!category) throw data(null, 404);
  const page = pageNumber(url.searchParams.get('page'));
  const signal = pageDeadline(request);
  const [section, hotNews] = await Promise.all([fetchSection(category.section, page, signal), fetchHotNews(signal)]);
  // a page beyond the last is none
  if (page > 1 && section.response?.items.length === 0) throw data(null, 404);
  const areas = {
    section: section.response ? fulfilled(withoutDescriptions(section.response, page === 1 ? 1 : 0)) : section,
    hotNews: hotNews.response ? fulfilled(withoutDescriptions(hotNews.response, 0)) : hotNews,
  };
  return data({ category, page, areas }, section.error ? 503 : 200);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { category, page } = loaderData;
  const pages = page > 1 ? ` หน้า ${page}` : '';
  return pageMeta(
    {
      title: `ข่าว${category.title}${pages}`,
      description: `ข่าว${category.title}ล่าสุด ครบทุกประเด็น จาก${STATION.name}`,
      keywords: [category.title, `ข่าว${category.title}`],
      canonical: page > 1 ? `${category.canonical}?page=${page}` : category.canonical,
    },
    siteOf(matches),
  );
}

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  return <CategoryPage {...loaderData} key={loaderData.category.path} />;
}

function pageNumber(value: string | null): number {
  if (value === null) return 1;
  if (!/^[1-9]\d{0,4}$/.test(value)) throw data(null, 404);
  return Number(value);
}
