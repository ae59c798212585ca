import { isTopicId } from '@sala/contracts';
import { isUnknown } from '../../../platform/areas/index.ts';
import { toJsonResponse } from '../../../platform/requests/index.server.ts';
import { cleanArticleHtml } from '../../../platform/security/index.server.ts';
import { createPageSignal, fetchSituationEntries, fetchTopic } from '../../../platform/services/index.server.ts';
import type { Route } from './+types/entriesRoute';
import { toCursor } from './cursor.ts';
import { type TimelineAnswer, toTimeline } from './pageSituation.ts';

/**
 * Entries for an open page: the newest with the facts and key events, or those `?before=` an entry. Pages that were
 * opened before an update of the website ask for those `?after=` one.
 */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const cursor = toCursor(url.searchParams);
  if (!isTopicId(params.topic) || !cursor) throw new Response(null, { status: 404 });
  const signal = createPageSignal(request);
  const isNewest = Object.keys(cursor).length === 0;
  const [area, topic] = await Promise.all([
    fetchSituationEntries(params.topic, cursor, signal),
    isNewest ? fetchTopic(params.topic, signal) : undefined,
  ]);
  if (!area.response) throw new Response(null, { status: isUnknown(area.error) ? 404 : 503 });
  const { facts, keyEvents } = topic?.response ?? {};
  const answer: TimelineAnswer = {
    ...toTimeline(area.response, cleanArticleHtml),
    boxes: facts && keyEvents && { facts, keyEvents },
  };
  return toJsonResponse(answer);
}
