import { STATION } from '@sala/station';
import { thaiText } from '@sala/thai';
import { toPageResponse } from '../../components/unavailable/index.ts';
import { toReaderArea } from '../../platform/areas/index.ts';
import { findSite, toBreadcrumbData, toPageMeta } from '../../platform/metadata/index.ts';
import { createPageSignal, fetchPlaylist, fetchPlaylists, settings } from '../../platform/services/index.server.ts';
import { AUDIO_NEWS, DAILY_NEWS, toPodcastPath } from '../../player/audio/index.ts';
import type { Route } from './+types/audioNewsRoute';
import { AudioNewsPage } from './AudioNewsPage.tsx';
import { toPlaylistData, toPodcastLink } from './playlistData.ts';
import { filterOtherPlaylists, toTypesetPlaylist } from './playlistView.ts';

/** The news read aloud (SPEC 2.1-23). */
export async function loader({ request }: Route.LoaderArgs) {
  const signal = createPageSignal(request);
  const [daily, playlists] = await Promise.all([fetchPlaylist(DAILY_NEWS, signal), fetchPlaylists(signal)]);
  const areas = {
    daily: toReaderArea(daily, toTypesetPlaylist),
    playlists: toReaderArea(playlists, (all) => filterOtherPlaylists(all, DAILY_NEWS)),
  };
  return toPageResponse(daily, { feed: `${settings.siteUrl}${toPodcastPath(DAILY_NEWS)}`, areas });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = findSite(matches);
  const daily = loaderData?.areas.daily.response;
  const picture = daily?.tracks.find((track) => track.picture)?.picture;
  return [
    ...toPageMeta(
      {
        title: `${AUDIO_NEWS.title} อ่านให้ฟัง`,
        description: thaiText`ฟังข่าววันนี้จาก${STATION.name} อ่านให้ฟังด้วยเสียงสังเคราะห์ ต่อเนื่องทุกเรื่องหรือเลือกตามหมวด ฟังบนเว็บ ดาวน์โหลดเป็นไฟล์ หรือติดตามเป็นพอดแคสต์`,
        keywords: ['ข่าวเสียง', 'ฟังข่าว', 'อ่านข่าวให้ฟัง', 'พอดแคสต์ข่าว'],
        canonical: AUDIO_NEWS.path,
        ...(picture && { picture }),
      },
      site,
    ),
    toPodcastLink(DAILY_NEWS, daily?.name ?? AUDIO_NEWS.title),
    toBreadcrumbData([AUDIO_NEWS], site),
    ...(daily ? [toPlaylistData(DAILY_NEWS, daily, site)] : []),
  ];
}

export default function AudioNewsRoute({ loaderData }: Route.ComponentProps) {
  return <AudioNewsPage {...loaderData} />;
}
