import type { MetaDescriptor } from 'react-router';
import type { Area } from '../../platform/areas/index.ts';
import { type PageMetadata, type SiteData, toBreadcrumbData, toPageMeta } from '../../platform/metadata/index.ts';
import { type ListPage, toPagePath } from './archivePage.ts';

interface ArchiveMetadata extends Omit<PageMetadata, 'picture'> {
  /** The breadcrumbs between the front page and the archive; none when it is directly below the front page. */
  above?: { title: string; path: string }[];
  /** The address of the RSS feed with the same articles. */
  feed?: string;
}

/**
 * The meta tags of an archive's page: each page has its own title, canonical and neighbours, and the picture of its
 * first article. `about` describes the first page.
 */
export function toArchiveMeta(
  about: ArchiveMetadata,
  area: Area<ListPage<object>>,
  page: number,
  site: SiteData,
): MetaDescriptor[] {
  const { title, canonical, above = [], feed } = about;
  const last = area.response?.totalPage ?? page;
  const link = (rel: string, href: string) => ({ tagName: 'link', rel, href });
  const picture = (area.response?.items as { picture?: string }[] | undefined)?.find((item) => item.picture)?.picture;
  return [
    ...toPageMeta(
      {
        ...about,
        title: page > 1 ? `${title} หน้า ${page}` : title,
        canonical: toPagePath(canonical, page),
        ...(picture && { picture }),
      },
      site,
    ),
    ...(page > 1 ? [link('prev', toPagePath(canonical, page - 1))] : []),
    ...(page < last ? [link('next', toPagePath(canonical, page + 1))] : []),
    ...(feed ? [{ ...link('alternate', feed), type: 'application/rss+xml', title }] : []),
    toBreadcrumbData([...above, { title, path: canonical }], site),
  ];
}
