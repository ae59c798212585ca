import { STATION } from '@sala/station';
import { thaiText } from '@sala/thai';
import type { MetaDescriptor } from 'react-router';
import type { VideoItem } from '../../components/programCards/index.ts';
import { toPlainTitle } from '../../platform/headlines/index.ts';
import { type SiteData, toBreadcrumbData, toPageMeta, toStructuredData } from '../../platform/metadata/index.ts';
import { PLAYLISTS } from './playlists.ts';

/** The meta tags of a playlist's page. */
export function toPlaylistMeta(
  { title, subtitle, path }: { title: string; subtitle: string; path: string },
  items: VideoItem[],
  site: SiteData,
): MetaDescriptor[] {
  const picture = items.find((item) => item.picture)?.picture;
  return [
    ...toPageMeta(
      {
        title,
        description: thaiText`เพลย์ลิสต์ ${title} ${items.length} เรื่อง ดูต่อเนื่องทาง${STATION.name}`,
        keywords: [PLAYLISTS.title, subtitle].filter(Boolean),
        canonical: path,
        type: 'video.other',
        ...(picture && { picture }),
      },
      site,
    ),
    toStructuredData({
      '@type': 'ItemList',
      name: title,
      itemListElement: items.map(({ title: name, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: toPlainTitle(name),
        url: new URL(href, site.siteUrl).href,
      })),
    }),
    toBreadcrumbData([{ title: 'รายการ', path: '/program' }, PLAYLISTS, { title, path }], site),
  ];
}
