import { type SearchSuggestions, toSearchText } from '@sala/contracts';
import { toJsonResponse } from '../../platform/requests/index.server.ts';
import { createPageSignal, fetchSuggestions } from '../../platform/services/index.server.ts';
import type { Route } from './+types/suggestionsRoute';

/** How many suggestions are offered. */
const MAX_SUGGESTIONS = 8;
/** A longer text gets no suggestions. */
const MAX_LENGTH = 100;

export type Suggestion = SearchSuggestions['items'][number];

/** How a search that is being typed may go on: `{items}`, for the search field. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const q = toSearchText(url.searchParams.get('q') ?? '');
  const none: Suggestion[] = [];
  if (q === '') return toJsonResponse({ items: none });
  const { response } = await fetchSuggestions(q, createPageSignal(request));
  const items = (response?.items ?? []).filter(({ text }) => text.length <= MAX_LENGTH).slice(0, MAX_SUGGESTIONS);
  return toJsonResponse({ items }, { status: response ? 200 : 503 });
}
