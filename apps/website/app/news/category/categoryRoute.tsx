import type { NewsList, SectionArchive } from '@sala/contracts';
import { STATION } from '@sala/station';
import { data, isRouteErrorResponse, redirect } from 'react-router';
import { emptyArea, forReaders, rejected } from '../../areas/index.ts';
import { breadcrumbData, pageMeta, siteOf } from '../../metadata/index.ts';
import { fetchHotNews, fetchSection, pageDeadline } from '../../services/index.server.ts';
import { toCards } from '../cards/index.ts';
import { categoryAt } from '../categories.ts';
import type { Route } from './+types/categoryRoute';
import { CategoryPage } from './CategoryPage.tsx';

export async function loader({ request, url }: Route.LoaderArgs) {
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
    section: forReaders(section, (archive) => toCards(archive, page === 1 ? 1 : 0)),
    hotNews: forReaders(hotNews, (list) => toCards(list)),
  };
  return data({ category, page, areas }, section.error ? 503 : 200);
}

/** A further page that does not come through is an area that failed: a broken connection does not take the page away. */
export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  const category = categoryAt(url.pathname);
  const page = Number(url.searchParams.get('page'));
  return serverLoader().catch((cause) => {
    if (!category || page < 2 || isRouteErrorResponse(cause)) throw cause;
    const areas = { section: rejected(emptyArea<SectionArchive>(), cause), hotNews: emptyArea<NewsList>() };
    return { category, page, areas };
  });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { category, page } = loaderData;
  const pages = page > 1 ? ` หน้า ${page}` : '';
  const site = siteOf(matches);
  const tags = pageMeta(
    {
      title: `ข่าว${category.title}${pages}`,
      description: `ข่าว${category.title}ล่าสุด ครบทุกประเด็น จาก${STATION.name}`,
      keywords: [category.title, `ข่าว${category.title}`],
      canonical: page > 1 ? `${category.canonical}?page=${page}` : category.canonical,
    },
    site,
  );
  const title = `ข่าว${category.title} | ${STATION.name}`;
  const href = `/feeds/${category.section}.xml`;
  return [
    ...tags,
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', href, title },
    breadcrumbData([{ title: category.title, path: category.canonical }], site),
  ];
}

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  const { category, page } = loaderData;
  return <CategoryPage {...loaderData} key={`${category.path}?page=${page}`} />;
}

function pageNumber(value: string | null): number {
  if (value === null) return 1;
  if (!/^[1-9]\d{0,4}$/.test(value)) throw data(null, 404);
  return Number(value);
}
