import { isTopicId } from '@sala/contracts';
import { cleanArticleHtml } from '../../../platform/security/index.server.ts';
import { createPageSignal, fetchSituationEntries } from '../../../platform/services/index.server.ts';
import type { Route } from './+types/entriesRoute';
import { toCursor } from './cursor.ts';
import { toTimeline } from './pageSituation.ts';

/** More entries for an open page: those `?before=` an entry, or the newer ones `?after=` it. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const cursor = toCursor(url.searchParams);
  if (!isTopicId(params.topic) || !cursor) return new Response(null, { status: 404 });
  const area = await fetchSituationEntries(params.topic, cursor, createPageSignal(request));
  if (!area.response) return new Response(null, { status: [400, 404].includes(area.error?.status ?? 0) ? 404 : 503 });
  return Response.json(toTimeline(area.response, cleanArticleHtml));
}
