import { type Category, findCategory, STATION } from '@sala/station';
import { thaiText } from '@sala/thai';
import { data, redirect } from 'react-router';
import { loadNextPage, parsePageNumber, toArchiveMeta, toArchiveResponse } from '../../../components/archive/index.ts';
import { type Headlines, toCards, toHeadlines } from '../../../components/articleCards/index.ts';
import { createArea, toReaderArea } from '../../../platform/areas/index.ts';
import { findSite } from '../../../platform/metadata/index.ts';
import { createPageSignal, fetchHotNews, fetchSection } from '../../../platform/services/index.server.ts';
import { findCategoryPage } from '../findCategoryPage.ts';
import type { Route } from './+types/categoryRoute';
import { CategoryPage } from './CategoryPage.tsx';

export async function loader({ request, url }: Route.LoaderArgs) {
  const category = requireCategory(url);
  const page = parsePageNumber(url);
  const signal = createPageSignal(request);
  const [section, hotNews] = await Promise.all([fetchSection(category.slug, page, signal), fetchHotNews(signal)]);
  const areas = {
    section: toReaderArea(section, (archive) => toCards(archive, page === 1 ? 1 : 0)),
    hotNews: toReaderArea(hotNews, toHeadlines),
  };
  return toArchiveResponse(section, { category, page, areas });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadNextPage(args, (page, section) => {
    const areas = { section, hotNews: createArea<Headlines>() };
    return { category: requireCategory(args.url), page, areas };
  });
}

function requireCategory(url: URL): Category {
  const category = findCategoryPage(url.pathname);
  if (category) return category;
  const path = url.pathname.toLowerCase();
  // READINGS.md: the services' payloads link to this address of every category
  const linked = findCategoryPage(path) ?? findCategory(/^\/news\/categories\/([^/]+)$/.exec(path)?.[1] ?? '');
  throw linked ? redirect(linked.path, 301) : data(null, 404);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { category, page, areas } = loaderData;
  const title = thaiText`ข่าว${category.name}`;
  const about = {
    title,
    description: thaiText`${title}ล่าสุด ครบทุกประเด็น จาก${STATION.name}`,
    keywords: [category.name, title],
    canonical: category.path,
    feed: `/feeds/${category.slug}.xml`,
  };
  return toArchiveMeta(about, areas.section, page, findSite(matches));
}

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  return <CategoryPage {...loaderData} />;
}
