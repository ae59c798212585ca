import { isContentKey } from '../programs/index.ts';
import { refusal } from '../security/index.server.ts';
import { fetchPlayQueue, pageDeadline } from '../services/index.server.ts';
import type { Route } from './+types/nextRoute';
import { toFollowingClips } from './toPlayableClip.server.ts';

/** `/program/stories/{key}/next`: the short clips that follow one, `{items}`, for a feed that goes on. */
export async function loader({ request, params: { key } }: Route.LoaderArgs): Promise<Response> {
  if (!isContentKey(key)) return refusal(404, 'No such story');
  const { response, error } = await fetchPlayQueue({ id: key, type: 'story' }, pageDeadline(request));
  if (response) return Response.json({ items: toFollowingClips(response.items, key) });
  return error?.status === 404 || error?.status === 400
    ? refusal(404, 'No such story')
    : refusal(503, 'The service does not answer');
}
