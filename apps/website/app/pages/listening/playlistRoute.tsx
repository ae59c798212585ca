import { data } from 'react-router';
import { toPageResponse } from '../../components/unavailable/index.ts';
import { isUnknown, toReaderArea } from '../../platform/areas/index.ts';
import { findSite, toBreadcrumbData, toPageMeta } from '../../platform/metadata/index.ts';
import { createPageSignal, fetchPlaylist, fetchPlaylists, settings } from '../../platform/services/index.server.ts';
import { AUDIO_NEWS, PLAYLIST_URL_PATTERN, toPlaylistPath, toPodcastPath } from '../../player/audio/index.ts';
import type { Route } from './+types/playlistRoute';
import { PlaylistPage } from './PlaylistPage.tsx';
import { toPlaylistData, toPodcastLink } from './playlistData.ts';
import { filterOtherPlaylists, toTypesetPlaylist } from './playlistView.ts';
import { describePodcast } from './podcast.ts';

/** A playlist of the news read aloud (SPEC 2.2-25). */
export async function loader({ request, params: { url } }: Route.LoaderArgs) {
  if (!PLAYLIST_URL_PATTERN.test(url)) throw data(null, 404);
  const signal = createPageSignal(request);
  const [playlist, playlists] = await Promise.all([fetchPlaylist(url, signal), fetchPlaylists(signal)]);
  if (isUnknown(playlist.error)) throw data(null, 404);
  const areas = {
    playlist: toReaderArea(playlist, toTypesetPlaylist),
    playlists: toReaderArea(playlists, (all) => filterOtherPlaylists(all, url)),
  };
  return toPageResponse(playlist, { url, feed: `${settings.siteUrl}${toPodcastPath(url)}`, areas });
}

export function meta({ loaderData, matches, params: { url } }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = findSite(matches);
  const playlist = loaderData.areas.playlist.response;
  const name = playlist?.name || 'เพลย์ลิสต์';
  const picture = playlist?.tracks.find((track) => track.picture)?.picture;
  return [
    ...toPageMeta(
      {
        title: `${AUDIO_NEWS.title}: ${name}`,
        description: describePodcast(name),
        keywords: ['ข่าวเสียง', 'ฟังข่าว', name],
        canonical: toPlaylistPath(url),
        ...(picture && { picture }),
      },
      site,
    ),
    toPodcastLink(url, name),
    toBreadcrumbData([AUDIO_NEWS, { title: name, path: toPlaylistPath(url) }], site),
    ...(playlist ? [toPlaylistData(url, playlist, site)] : []),
  ];
}

export default function PlaylistRoute({ loaderData }: Route.ComponentProps) {
  return <PlaylistPage {...loaderData} />;
}
