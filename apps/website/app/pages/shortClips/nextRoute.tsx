import { isContentKey } from '../../components/programCards/index.ts';
import { isUnknown } from '../../platform/areas/index.ts';
import { toJsonResponse } from '../../platform/requests/index.server.ts';
import { toProblemResponse } from '../../platform/security/index.server.ts';
import { createPageSignal, fetchPlayQueue } from '../../platform/services/index.server.ts';
import type { Route } from './+types/nextRoute';
import { toFollowingClips } from './toPlayableClip.server.ts';

/** `/program/stories/{key}/next`: the short clips after one, as `{items}`, for the feed. */
export async function loader({ request, params: { key } }: Route.LoaderArgs) {
  if (!isContentKey(key)) return toProblemResponse(404, 'No such short clip');
  const { response, error } = await fetchPlayQueue({ id: key, type: 'story' }, createPageSignal(request));
  if (response) return toJsonResponse({ items: toFollowingClips(response.items, key) });
  return isUnknown(error)
    ? toProblemResponse(404, 'No such short clip')
    : toProblemResponse(503, 'The service does not answer');
}
