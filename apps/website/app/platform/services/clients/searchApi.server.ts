import { documentSearch, newsSearch, programSearch, searchSuggestions, withResultCounts } from '@sala/contracts';
import { createService } from '../service.server.ts';
import { settings } from '../settings.server.ts';

// The Search API (SPEC 7.5).

const search = createService('search', settings.searchApi);

/** The input of a search among the articles; an empty filter does not apply. Days are Bangkok's, `2026-11-20`. */
export interface NewsSearchInput {
  q: string;
  sort: string;
  section: string;
  from: string;
  to: string;
  /** Counts from 1. */
  page: number;
}

/** The articles that match. */
export function fetchNewsSearch({ page, ...question }: NewsSearchInput, signal: AbortSignal) {
  const filters = Object.entries(question).filter(([, value]) => value !== '');
  const query = new URLSearchParams([...filters, ['page', String(page)]]);
  return search.fetchArea('search', `/news?${query}`, withResultCounts(newsSearch, page), signal);
}

/** The pages that match: of the organisation, or of what it has in English. */
export function fetchDocumentSearch(
  name: 'organization' | 'organizationeng',
  q: string,
  page: number,
  signal: AbortSignal,
) {
  const query = new URLSearchParams({ q, page: String(page) });
  return search.fetchArea('search', `/${name}?${query}`, withResultCounts(documentSearch, page), signal);
}

/** The programmes, episodes and clips that match. */
export function fetchProgramSearch(q: string, page: number, signal: AbortSignal) {
  const query = new URLSearchParams({ q, page: String(page) });
  return search.fetchArea('search', `/program?${query}`, withResultCounts(programSearch, page), signal);
}

/** How a search that is being typed may go on. */
export function fetchSuggestions(q: string, signal: AbortSignal) {
  const query = new URLSearchParams({ q });
  return search.fetchArea('searchSuggestions', `/suggestions?${query}`, searchSuggestions, signal);
}
