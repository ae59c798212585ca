import { isUnknown } from '../../platform/areas/index.ts';
import { toJsonResponse } from '../../platform/requests/index.server.ts';
import { toProblemResponse } from '../../platform/security/index.server.ts';
import { createPageSignal, fetchPlaylist, settings } from '../../platform/services/index.server.ts';
import { PLAYLIST_URL_PATTERN } from '../../player/audio/index.ts';
import type { Route } from './+types/playlistItemsRoute';
import { omitLines, toBrowserItem } from './toBrowserItem.server.ts';

/** `/ai-audio-news/playlists/{url}/items`: `{name, url, items}` without their lines, for the player. */
export async function loader({ request, params: { url } }: Route.LoaderArgs) {
  if (!PLAYLIST_URL_PATTERN.test(url)) return toProblemResponse(404, 'No such playlist');
  const { response, error } = await fetchPlaylist(url, createPageSignal(request));
  if (!response)
    return isUnknown(error)
      ? toProblemResponse(404, 'No such playlist')
      : toProblemResponse(503, 'The service does not answer');
  const items = response.items.map((item) => omitLines(toBrowserItem(item, settings.ttsApi)));
  return toJsonResponse({ name: response.name, url, items });
}
