import { toCards } from '../../../components/articleCards/index.ts';
import { isUnknown } from '../../../platform/areas/index.ts';
import { toJsonResponse } from '../../../platform/requests/index.server.ts';
import { createPageSignal, fetchInterested } from '../../../platform/services/index.server.ts';
import type { Route } from './+types/interestedRoute';
import { MAX_RECENT_ARTICLES } from './recentArticles.ts';

/**
 * Recommended articles for a reader of the articles of `?ids=` (SPEC 7.3-05): `{items}`, for the browser that stores
 * these ids.
 */
export async function loader({ request, url }: Route.LoaderArgs) {
  const ids = (url.searchParams.get('ids') ?? '').split(',').filter((id) => /^\d{1,10}$/.test(id));
  const { response, error } = await fetchInterested(ids.slice(0, MAX_RECENT_ARTICLES), createPageSignal(request));
  const items = response ? toCards(response).items : [];
  const failure = isUnknown(error) ? 404 : 503;
  return toJsonResponse({ items }, { status: response ? 200 : failure });
}
