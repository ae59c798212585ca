import { STATION } from '@sala/station';
import { data } from 'react-router';
import { forReaders } from '../../areas/index.ts';
import { breadcrumbData, pageMeta, siteOf } from '../../metadata/index.ts';
import { fetchPlaylist, fetchPlaylists, pageDeadline, settings } from '../../services/index.server.ts';
import { AUDIO_NEWS, DAILY_NEWS, toPodcastPath } from '../playlists.ts';
import { filterOtherPlaylists, toTypesetPlaylist } from '../playlistView.ts';
import type { Route } from './+types/audioNewsRoute';
import { AudioNewsPage } from './AudioNewsPage.tsx';
import { playlistData, podcastLink } from './playlistData.ts';

/** The news read aloud (SPEC 2.1-23). */
export async function loader({ request }: Route.LoaderArgs) {
  const signal = pageDeadline(request);
  const [daily, playlists] = await Promise.all([fetchPlaylist(DAILY_NEWS, signal), fetchPlaylists(signal)]);
  const areas = {
    daily: forReaders(daily, toTypesetPlaylist),
    playlists: forReaders(playlists, (all) => filterOtherPlaylists(all, DAILY_NEWS)),
  };
  return data({ feed: `${settings.siteUrl}${toPodcastPath(DAILY_NEWS)}`, areas }, daily.error ? 503 : 200);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  const daily = loaderData?.areas.daily.response;
  const picture = daily?.tracks.find((track) => track.picture)?.picture;
  return [
    ...pageMeta(
      {
        title: `${AUDIO_NEWS.title} อ่านให้ฟัง`,
        description: `ฟังข่าววันนี้จาก${STATION.name} อ่านให้ฟังด้วยเสียงสังเคราะห์ ต่อเนื่องทุกเรื่องหรือเลือกตามหมวด ฟังบนเว็บ ดาวน์โหลดเป็นไฟล์ หรือติดตามเป็นพอดแคสต์`,
        keywords: ['ข่าวเสียง', 'ฟังข่าว', 'อ่านข่าวให้ฟัง', 'พอดแคสต์ข่าว'],
        canonical: AUDIO_NEWS.path,
        ...(picture && { picture }),
      },
      site,
    ),
    podcastLink(DAILY_NEWS, daily?.name ?? AUDIO_NEWS.title),
    breadcrumbData([AUDIO_NEWS], site),
    ...(daily ? [playlistData(DAILY_NEWS, daily, site)] : []),
  ];
}

export default function AudioNewsRoute({ loaderData }: Route.ComponentProps) {
  return <AudioNewsPage {...loaderData} />;
}
