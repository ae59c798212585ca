import { STATION } from '@sala/station';
import { data, redirect } from 'react-router';
import { emptyArea, forReaders } from '../../areas/index.ts';
import { siteOf } from '../../metadata/index.ts';
import { fetchHotNews, fetchSection, pageDeadline } from '../../services/index.server.ts';
import { archiveMeta, archivePage, loadPage, pageNumber } from '../archive/index.ts';
import { type Headlines, toCards, toHeadlines } from '../cards/index.ts';
import { type Category, categoryAt } from '../categories.ts';
import type { Route } from './+types/categoryRoute';
import { CategoryPage } from './CategoryPage.tsx';

export async function loader({ request, url }: Route.LoaderArgs) {
  // READINGS.md: the services' payloads link to this address, which is none of the seventeen
  if (url.pathname === '/news/categories/politics') throw redirect('/news/politics', 301);
  const category = categoryOf(url);
  const page = pageNumber(url);
  const signal = pageDeadline(request);
  const [section, hotNews] = await Promise.all([fetchSection(category.section, page, signal), fetchHotNews(signal)]);
  const areas = {
    section: forReaders(section, (archive) => toCards(archive, page === 1 ? 1 : 0)),
    hotNews: forReaders(hotNews, toHeadlines),
  };
  return archivePage(section, { category, page, areas });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadPage(args, (page, section) => {
    const areas = { section, hotNews: emptyArea<Headlines>() };
    return { category: categoryOf(args.url), page, areas };
  });
}

function categoryOf(url: URL): Category {
  const category = categoryAt(url.pathname);
  if (!category) throw data(null, 404);
  return category;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { category, page, areas } = loaderData;
  const title = `ข่าว${category.title}`;
  const about = {
    title,
    description: `${title}ล่าสุด ครบทุกประเด็น จาก${STATION.name}`,
    keywords: [category.title, title],
    canonical: category.canonical,
    feed: `/feeds/${category.section}.xml`,
  };
  return archiveMeta(about, areas.section, page, siteOf(matches));
}

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  return <CategoryPage {...loaderData} />;
}
