import { clip, datedList, newsList } from '@sala/contracts';
import { toStartOfDay } from '@sala/thai';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { type Addresses, addEndpoint, type Catalogue, HttpError, limit, page, rowId } from '../http/index.ts';
import { toListResponse } from './listResponse.ts';
import { toNewsItem } from './newsItem.ts';
import { createListQueries, LIST_NAMES } from './queries.ts';

const MAX_READ_IDS = 50;

const listInput = z.object({
  name: z.enum(LIST_NAMES).default('latest'),
  // PostgreSQL and JavaScript write the years of antiquity differently
  date: z.iso
    .date()
    .refine((date) => date >= '1000', 'it is no day of our time')
    .optional(),
  page,
  limit,
});

const pageInput = z.object({ page, limit });

const interestedInput = z.object({
  // the browser sends what its reader has read, which may be anything
  ids: z
    .string()
    .max(1000)
    .default('')
    .transform((list) =>
      list
        .split(',')
        .slice(0, MAX_READ_IDS)
        .flatMap((id) => rowId.safeParse(id).data ?? []),
    ),
  section: z
    .string()
    .max(40)
    .regex(/^[^\0]*$/)
    .default(''),
  page,
  limit,
});

/**
 * The named lists, the news of a day, the most read and breaking news, recommendations, and clips (SPEC 7.3-04 to
 * 7.3-06).
 */
export function addListRoutes(app: Hono, catalogue: Catalogue, db: Database, addresses: Addresses): void {
  const queries = createListQueries(db);

  const list = {
    path: '/list',
    summary: 'A list of news by its name, optionally of one day in Bangkok',
    input: listInput,
    answer: datedList,
  };
  addEndpoint(app, catalogue, list, async ({ name, date, ...query }) => {
    const from = date === undefined ? null : new Date(toStartOfDay(date));
    const listPage = await queries.list(name, from, query.limit, query.page);
    return { ...toListResponse(listPage, query, addresses), firstTs: await queries.firstTs() };
  });

  const hotNews = { path: '/hot-news', summary: 'The most read articles', input: pageInput, answer: newsList };
  addEndpoint(app, catalogue, hotNews, async (query) =>
    toListResponse(await queries.popular(query.limit, query.page), query, addresses),
  );

  const breakingNews = { path: '/breakingnews', summary: 'Current breaking news', input: pageInput, answer: newsList };
  addEndpoint(app, catalogue, breakingNews, async (query) =>
    toListResponse(await queries.breaking(query.limit, query.page), query, addresses),
  );

  const interested = {
    path: '/interested-loadmore',
    summary: 'Recommendations for readers of these articles or of this section',
    input: interestedInput,
    answer: newsList,
  };
  addEndpoint(app, catalogue, interested, async ({ ids, section, ...query }) =>
    toListResponse(await queries.interested(ids, section, query.limit, query.page), query, addresses),
  );

  const detail = { path: '/clip-detail', summary: 'A clip', input: z.object({ id: rowId }), answer: clip };
  addEndpoint(app, catalogue, detail, async ({ id }) => {
    const row = await queries.clip(id);
    if (!row) throw new HttpError(404, 'No such clip', `There is no published clip ${id}.`);
    return { ...toNewsItem(row, addresses), id: String(id) };
  });
}
