import { toJsonResponse } from '../../platform/requests/index.server.ts';
import { createPageSignal } from '../../platform/services/index.server.ts';
import type { Route } from './+types/onAirRoute';
import { fetchOnAirData } from './live.server.ts';

/** The present schedule, for pages that stay open after the end of a day or an edit of the schedule. */
export async function loader({ request }: Route.LoaderArgs) {
  const { items, hasFailed } = await fetchOnAirData(Date.now(), createPageSignal(request));
  if (hasFailed) throw new Response(null, { status: 503 });
  return toJsonResponse(items);
}
