import { documentSearch, newsSearch, SEARCH_PAGE_SIZE, SECTION_SLUGS, searchSuggestions } from '@sala/contracts';
import { plainText } from '@sala/thai';
import { inArray } from 'drizzle-orm';
import type { Hono } from 'hono';
import { z } from 'zod';
import { articles, type Database } from '../../database/index.ts';
import {
  excerpt,
  highlight,
  readSearchText,
  type SearchedDocument,
  type SearchText,
  searchDocuments,
  searchNews,
  suggest,
} from '../../search/index.ts';
import { type Catalogue, serve } from '../endpoint.ts';
import { LIST_COLUMNS, toNewsItem } from '../newsWire.ts';
import { ENGLISH_DOCUMENTS, organisationDocuments } from './documents.ts';

const DAY = 24 * 3600_000;

// any text is a search: what is too long is cut, what has no words finds nothing
const q = z.string();
const page = z.coerce.number().int().min(1).max(100_000).default(1);
// PostgreSQL and JavaScript write the years of antiquity differently
const day = z.iso.date().refine((date) => date >= '1000', 'not a day of our time');

const newsInput = z.object({
  q,
  page,
  sort: z.enum(['relevance', 'time']).default('relevance'),
  /** The first and the last day, in Bangkok. */
  from: day.optional(),
  to: day.optional(),
  section: z.enum(SECTION_SLUGS).optional(),
});
const documentInput = z.object({ q, page });

/** The Search API (SPEC 7.5), under `/search`. `address` is where others reach the newsroom. */
export function searchApi(app: Hono, catalogue: Catalogue, db: Database, address: string): void {
  const news = { path: '/search/news', summary: 'Stories that match', input: newsInput, answer: newsSearch };
  serve(app, catalogue, news, async (query) => {
    const found = await searchNews(db, {
      text: query.q,
      sort: query.sort,
      section: query.section,
      from: query.from === undefined ? undefined : startOfDay(query.from),
      before: query.to === undefined ? undefined : new Date(startOfDay(query.to).getTime() + DAY),
      page: query.page,
      pageSize: SEARCH_PAGE_SIZE,
    });
    return {
      query: readSearchText(query.q).written,
      searched: found.searched.written,
      total: found.total,
      isMore: found.isMore,
      page: query.page,
      totalPage: Math.ceil(found.total / SEARCH_PAGE_SIZE),
      didYouMean: found.didYouMean,
      items: await newsItems(db, found.ids, found.searched, address),
    };
  });

  const documents: Record<string, { summary: string; read: () => Promise<SearchedDocument[]> | SearchedDocument[] }> = {
    organization: { summary: 'Pages of the organisation that match', read: () => organisationDocuments(db) },
    organizationeng: { summary: 'What matches in English', read: () => ENGLISH_DOCUMENTS },
    program: { summary: 'Programmes that match; the newsroom has none yet', read: () => [] },
  };
  for (const [name, { summary, read }] of Object.entries(documents)) {
    const endpoint = { path: `/search/${name}`, summary, input: documentInput, answer: documentSearch };
    serve(app, catalogue, endpoint, async (query) => documentPage(await read(), query.q, query.page));
  }

  const suggestions = {
    path: '/search/suggestions',
    summary: 'How a search that is being typed may go on',
    input: z.object({ q }),
    answer: searchSuggestions,
  };
  serve(app, catalogue, suggestions, async (query) => {
    const items = await suggest(db, query.q);
    return {
      query: readSearchText(query.q).written,
      items: items.map(({ text, section }) => ({
        text,
        url: section === null ? `/search?q=${encodeURIComponent(text)}` : `/news/categories/${section}`,
      })),
    };
  });
}

function startOfDay(date: string): Date {
  return new Date(`${date}T00:00:00+07:00`);
}

async function newsItems(db: Database, ids: number[], search: SearchText, address: string) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ ...LIST_COLUMNS, body: articles.body })
    .from(articles)
    .where(inArray(articles.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const highlights = {
      title: highlight(row.title, search),
      excerpt: excerpt(plainText(row.body) || row.lead, search),
    };
    return [{ ...toNewsItem(row, address), highlights }];
  });
}

function documentPage(documents: SearchedDocument[], text: string, page: number): z.input<typeof documentSearch> {
  const search = readSearchText(text);
  const found = searchDocuments(documents, search);
  return {
    query: search.written,
    searched: search.written,
    total: found.length,
    isMore: false,
    page,
    totalPage: Math.ceil(found.length / SEARCH_PAGE_SIZE),
    didYouMean: null,
    items: found.slice((page - 1) * SEARCH_PAGE_SIZE, page * SEARCH_PAGE_SIZE).map((document) => ({
      ...document,
      highlights: { title: highlight(document.title, search), excerpt: highlight(document.description, search) },
    })),
  };
}
