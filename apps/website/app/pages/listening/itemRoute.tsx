import { toJsonResponse } from '../../platform/requests/index.server.ts';
import { toProblemResponse } from '../../platform/security/index.server.ts';
import type { Route } from './+types/itemRoute';
import { fetchAudioItem } from './audioItem.server.ts';

/**
 * `/ai-audio-news/items/{contentId}`: `{state, item}`, for the player; a request for an article without a narration
 * queues one. `?refCode=` names its source (SPEC 3.3-24), as a playlist does.
 */
export async function loader({ request, url, params: { contentId } }: Route.LoaderArgs) {
  const audio = await fetchAudioItem(contentId, request, url.searchParams.get('refCode') ?? '');
  if (audio.item) {
    const { status, ...body } = audio;
    // 202: no cache stores a response that changes soon (server/cacheControl.ts)
    return toJsonResponse(body, { status });
  }
  if (audio.status === 404) return toProblemResponse(404, 'Nobody reads this');
  return audio.status === 429
    ? toProblemResponse(429, 'Too many articles that nobody has read yet', { 'retry-after': '3600' })
    : toProblemResponse(503, 'The service does not answer');
}
