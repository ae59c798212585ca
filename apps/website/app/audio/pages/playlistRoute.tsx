import { data } from 'react-router';
import { forReaders } from '../../areas/index.ts';
import { breadcrumbData, pageMeta, siteOf } from '../../metadata/index.ts';
import { fetchPlaylist, fetchPlaylists, pageDeadline, settings } from '../../services/index.server.ts';
import { AUDIO_NEWS, PLAYLIST_URL_PATTERN, toPlaylistPath, toPodcastPath } from '../playlists.ts';
import { filterOtherPlaylists, toTypesetPlaylist } from '../playlistView.ts';
import { describePodcast } from '../podcast.ts';
import type { Route } from './+types/playlistRoute';
import { PlaylistPage } from './PlaylistPage.tsx';
import { playlistData, podcastLink } from './playlistData.ts';

/** A playlist of the news read aloud (SPEC 2.2-25). */
export async function loader({ request, params: { url } }: Route.LoaderArgs) {
  if (!PLAYLIST_URL_PATTERN.test(url)) throw data(null, 404);
  const signal = pageDeadline(request);
  const [playlist, playlists] = await Promise.all([fetchPlaylist(url, signal), fetchPlaylists(signal)]);
  if (playlist.error?.status === 404) throw data(null, 404);
  const areas = {
    playlist: forReaders(playlist, toTypesetPlaylist),
    playlists: forReaders(playlists, (all) => filterOtherPlaylists(all, url)),
  };
  return data({ url, feed: `${settings.siteUrl}${toPodcastPath(url)}`, areas }, playlist.error ? 503 : 200);
}

export function meta({ loaderData, matches, params: { url } }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const playlist = loaderData.areas.playlist.response;
  const name = playlist?.name || 'เพลย์ลิสต์';
  const picture = playlist?.tracks.find((track) => track.picture)?.picture;
  return [
    ...pageMeta(
      {
        title: `${AUDIO_NEWS.title}: ${name}`,
        description: describePodcast(name),
        keywords: ['ข่าวเสียง', 'ฟังข่าว', name],
        canonical: toPlaylistPath(url),
        ...(picture && { picture }),
      },
      site,
    ),
    podcastLink(url, name),
    breadcrumbData([AUDIO_NEWS, { title: name, path: toPlaylistPath(url) }], site),
    ...(playlist ? [playlistData(url, playlist, site)] : []),
  ];
}

export default function PlaylistRoute({ loaderData }: Route.ComponentProps) {
  return <PlaylistPage {...loaderData} />;
}
