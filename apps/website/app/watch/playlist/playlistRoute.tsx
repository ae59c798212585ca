import { STATION } from '@sala/station';
import { data, redirect } from 'react-router';
import { fulfilled } from '../../areas/index.ts';
import { breadcrumbData, pageMeta, siteOf, structured } from '../../metadata/index.ts';
import { pageDeadline } from '../../services/index.server.ts';
import { videoFilm } from '../film.server.ts';
import { filmMissing } from '../filmMissing.ts';
import { PLAYLISTS } from '../lists/videoLists.ts';
import { fetchWholePlaylist, playlistSequence } from '../sequences.server.ts';
import type { Route } from './+types/playlistRoute';
import { PlaylistPage } from './PlaylistPage.tsx';

/** A playlist in its player (SPEC 2.2-19): its first video, and all of it. */
export async function loader({ request, params: { playlistKey }, url }: Route.LoaderArgs) {
  if (!/^[\w.~-]{1,100}$/.test(playlistKey)) throw data(null, 404);
  const { response, error } = await fetchWholePlaylist(playlistKey, pageDeadline(request));
  if (!response) throw filmMissing(error);
  const { playlist, videos } = response;
  // a playlist has one address, that of its key
  if (playlist.key !== playlistKey) throw redirect(playlist.href + url.search, 301);
  const [first] = videos;
  return {
    playlist: { title: playlist.title, subtitle: playlist.subtitle, path: playlist.href },
    film: first ? videoFilm(first, Date.now()) : null,
    areas: { programVideo: { playlistVideos: fulfilled(playlistSequence(response, 0)) } },
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { playlist, film, areas } = loaderData;
  const site = siteOf(matches);
  const items = areas.programVideo.playlistVideos.response?.items ?? [];
  const about = {
    title: playlist.title,
    description: `เพลย์ลิสต์ ${playlist.title} ${items.length} เรื่อง ดูต่อเนื่องทาง${STATION.name}`,
    keywords: [PLAYLISTS.title, playlist.subtitle].filter(Boolean),
    canonical: playlist.path,
    type: 'video.other',
    ...(film?.picture && { picture: film.picture }),
  };
  return [
    ...pageMeta(about, site),
    structured({
      '@type': 'ItemList',
      name: playlist.title,
      itemListElement: items.map(({ title, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: new URL(href, site.siteUrl).href,
      })),
    }),
    breadcrumbData([{ title: 'รายการ', path: '/program' }, PLAYLISTS, playlist], site),
  ];
}

export default function PlaylistRoute({ loaderData }: Route.ComponentProps) {
  const { playlist, film, areas } = loaderData;
  return (
    <PlaylistPage playlist={playlist} film={film} sequence={areas.programVideo.playlistVideos} key={playlist.path} />
  );
}
