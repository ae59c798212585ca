import { isUnknown } from '../../platform/areas/index.ts';
import { createPageSignal, fetchPlaylist, settings } from '../../platform/services/index.server.ts';
import { PLAYLIST_URL_PATTERN } from '../../player/audio/index.ts';
import type { Route } from './+types/podcastRoute';
import { toPlaylistView } from './playlistView.ts';
import { renderPodcast } from './podcast.ts';

/** `/ai-audio-news/playlists/{url}/podcast.xml`: a playlist for players of podcasts. */
export async function loader({ request, params: { url } }: Route.LoaderArgs): Promise<Response> {
  if (!PLAYLIST_URL_PATTERN.test(url)) throw new Response(null, { status: 404 });
  const { response, error } = await fetchPlaylist(url, createPageSignal(request));
  // a podcast player that gets an error keeps the episodes that it has
  if (!response) throw new Response(null, { status: isUnknown(error) ? 404 : 503 });
  return new Response(renderPodcast(settings.siteUrl, url, toPlaylistView(response)), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
}
