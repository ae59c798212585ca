import { documentSearch, newsSearch, programSearch, SEARCH_PAGE_SIZE, searchSuggestions } from '@sala/contracts';
import { CATEGORY_SLUGS } from '@sala/station';
import { DAY_MS, toStartOfDay } from '@sala/thai';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { type Addresses, addEndpoint, type Catalogue } from '../http/index.ts';
import {
  ENGLISH_DOCUMENTS,
  loadOrganisationDocuments,
  type SearchedDocument,
  searchDocuments,
} from './documents/index.ts';
import { parseSearchText, type SearchHits, searchNews, searchPrograms } from './queries/index.ts';
import { highlight, loadNewsItems, loadProgramItems } from './results/index.ts';
import { listSuggestions } from './suggestions/index.ts';

// any text is a valid search: one that is too long is cut, one without words has no results
const q = z.string();
const page = z.coerce.number().int().min(1).max(100_000).default(1);
// the years of antiquity are formatted differently in PostgreSQL and JavaScript
const day = z.iso.date().refine((date) => date >= '1000', 'it is no day of our time');

const newsInput = z.object({
  q,
  page,
  sort: z.enum(['relevance', 'time']).default('relevance'),
  /** The first and the last day, in Bangkok. */
  from: day.optional(),
  to: day.optional(),
  section: z.enum(CATEGORY_SLUGS).optional(),
});
const documentInput = z.object({ q, page });

/** The Search API (SPEC 7.5), under `/search`. */
export function addSearchRoutes(app: Hono, catalogue: Catalogue, db: Database, addresses: Addresses): void {
  const news = { path: '/search/news', summary: 'Search articles', input: newsInput, answer: newsSearch };
  addEndpoint(app, catalogue, news, async (query) => {
    const hits = await searchNews(db, {
      text: query.q,
      sort: query.sort,
      section: query.section,
      from: query.from === undefined ? undefined : new Date(toStartOfDay(query.from)),
      before: query.to === undefined ? undefined : new Date(toStartOfDay(query.to) + DAY_MS),
      page: query.page,
      pageSize: SEARCH_PAGE_SIZE,
    });
    return { ...toSearchFields(hits, query), items: await loadNewsItems(db, hits.ids, hits.searched, addresses) };
  });

  const programs = {
    path: '/search/program',
    summary: 'Search programmes, episodes and clips',
    input: documentInput,
    answer: programSearch,
  };
  addEndpoint(app, catalogue, programs, async (query) => {
    const searchQuery = { text: query.q, sort: 'relevance', page: query.page, pageSize: SEARCH_PAGE_SIZE } as const;
    const hits = await searchPrograms(db, searchQuery);
    return {
      ...toSearchFields(hits, query),
      items: await loadProgramItems(db, hits.ids, hits.searched, addresses.newsroom),
    };
  });

  const documents: Record<string, { summary: string; read: () => Promise<SearchedDocument[]> | SearchedDocument[] }> = {
    organization: { summary: 'Search pages of the organisation', read: () => loadOrganisationDocuments(db) },
    organizationeng: { summary: 'Search in English', read: () => ENGLISH_DOCUMENTS },
  };
  for (const [name, { summary, read }] of Object.entries(documents)) {
    const endpoint = { path: `/search/${name}`, summary, input: documentInput, answer: documentSearch };
    addEndpoint(app, catalogue, endpoint, async (query) => toDocumentPage(await read(), query.q, query.page));
  }

  const suggestions = {
    path: '/search/suggestions',
    summary: 'Completions of a search that is being typed',
    input: z.object({ q }),
    answer: searchSuggestions,
  };
  addEndpoint(app, catalogue, suggestions, async (query) => {
    const items = await listSuggestions(db, query.q);
    return {
      query: parseSearchText(query.q).written,
      items: items.map(({ text, path }) => ({ text, url: path ?? `/search?q=${encodeURIComponent(text)}` })),
    };
  });
}

/** The fields that every search answers beside its items. */
const toSearchFields = (
  { searched, total, isMore, didYouMean }: SearchHits,
  { q, page }: { q: string; page: number },
) => ({
  query: parseSearchText(q).written,
  searched: searched.written,
  total,
  isMore,
  page,
  totalPage: Math.ceil(total / SEARCH_PAGE_SIZE),
  didYouMean,
});

function toDocumentPage(documents: SearchedDocument[], text: string, page: number): z.input<typeof documentSearch> {
  const search = parseSearchText(text);
  const matches = searchDocuments(documents, search);
  return {
    query: search.written,
    searched: search.written,
    total: matches.length,
    isMore: false,
    page,
    totalPage: Math.ceil(matches.length / SEARCH_PAGE_SIZE),
    didYouMean: null,
    items: matches.slice((page - 1) * SEARCH_PAGE_SIZE, page * SEARCH_PAGE_SIZE).map((document) => ({
      ...document,
      highlights: { title: highlight(document.title, search), excerpt: highlight(document.description, search) },
    })),
  };
}
