import { articleSummary, feedbackUpdate, summaryList } from '@sala/contracts';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { z } from 'zod';
import { articles, isPublished, newestFirst } from '../articles/schema.ts';
import { type Database, withIdempotency } from '../database/index.ts';
import {
  type Addresses,
  addEndpoint,
  type Catalogue,
  formatInstant,
  HttpError,
  limit,
  page,
  parseIdempotencyKey,
  refCode,
  rowId,
} from '../http/index.ts';
import { LIST_COLUMNS, toListResponse } from '../newsLists/index.ts';
import { findFeedback, findSummary, hasSummary, setFeedback } from './queries.ts';
import { summaries } from './schema.ts';

const REF_CODE = 'filters[articleId][refCode][$eq]';
// Strapi's other parameters have no effect: every entry is published and is answered with all its fields
const feedbackInput = z.object({
  [REF_CODE]: refCode,
  publicationState: z.string().max(20).optional(),
  populate: z.string().max(200).optional(),
});

/** Summaries and what readers think of them (SPEC 7.12). */
export function addSummaryRoutes(app: Hono, catalogue: Catalogue, db: Database, addresses: Addresses): void {
  const pageOf = listQuery(db);

  const summary = {
    method: 'post',
    path: '/articles',
    summary: 'The key points of an article',
    input: z.object({}),
    body: { name: 'A refCode', contract: z.object({ refCode }) },
    answer: articleSummary,
  } as const;
  addEndpoint(app, catalogue, summary, async (_, { body }) => {
    const { code, source, id } = body.refCode;
    const stored = await findSummary(db, source, id);
    if (!stored)
      throw new HttpError(404, 'No summary', `The article ${code} does not exist, or is short enough to be read.`);
    const { title, points, model, createdAt } = stored;
    return { data: { refCode: code, title, summary: points, model, createdAt: formatInstant(createdAt) } };
  });

  const list = {
    path: '/summaries',
    summary: 'Articles with their key points, newest first',
    input: z.object({ page, limit }),
    answer: summaryList,
  };
  addEndpoint(app, catalogue, list, async (query) => {
    const list = await pageOf(query.limit, query.page);
    const answer = toListResponse(list, query, addresses);
    const items = answer.items.map((item, index) => {
      const { refCode: code, points, model, createdAt } = list.rows[index] as (typeof list.rows)[number];
      return { ...item, refCode: code, summary: points, model, createdAt: formatInstant(createdAt) };
    });
    return { ...answer, items };
  });

  const feedbacks = {
    path: '/api/feedbacks',
    summary: 'Readers’ feedback on a summary',
    input: feedbackInput,
    answer: z.object({ data: z.array(z.unknown()), meta: z.unknown() }),
  };
  addEndpoint(app, catalogue, feedbacks, async (query) => {
    const { code, source, id } = query[REF_CODE];
    const counts = await findFeedback(db, source, id);
    const data = counts ? [toFeedbackEntry(id, counts, code)] : [];
    return { data, meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: data.length } } };
  });

  const rate = {
    method: 'put',
    path: '/api/feedbacks/:id',
    summary: 'Updates readers’ feedback on a summary, if it has not changed since it was read (`If-Match`)',
    input: z.object({ id: z.string() }),
    body: { name: 'A feedback', contract: feedbackUpdate },
    answer: z.object({ data: z.unknown(), meta: z.unknown() }),
  } as const;
  addEndpoint(app, catalogue, rate, async ({ id: documentId }, { body: update, headers }) => {
    const id = rowId.safeParse(documentId.replace(/^feedback-/, '')).data;
    if (id === undefined || !(await hasSummary(db, id)))
      throw new HttpError(404, 'No such feedback', 'There is no summary that it could be about.');
    const before = parseCounts(headers.get('if-match') ?? '');
    await withIdempotency(db, parseIdempotencyKey(headers), async (transaction, isNew) => {
      if (isNew && !(await setFeedback(transaction, id, update.data, before)))
        throw new HttpError(412, 'Changed meanwhile', 'Another reader was faster: read the counts again.');
    });
    return { data: toFeedbackEntry(id, update.data), meta: {} };
  });
}

/**
 * The counts that a client has read before it sets them, as `"{helpful}-{unhelpful}"`: without this check two readers
 * at once would be counted as one.
 */
function parseCounts(ifMatch: string) {
  const [, helpful, unhelpful] = /^"(\d{1,9})-(\d{1,9})"$/.exec(ifMatch) ?? [];
  return helpful === undefined ? undefined : { helpful: Number(helpful), unhelpful: Number(unhelpful) };
}

/** An entry in the format of Strapi 5. */
function toFeedbackEntry(id: number, counts: { helpful: number; unhelpful: number }, code?: string) {
  return {
    id,
    documentId: `feedback-${id}`,
    ...counts,
    ...(code !== undefined && { articleId: { id, refCode: code } }),
  };
}

function listQuery(db: Database) {
  const isListed = and(isPublished, sql`cardinality(${summaries.points}) > 0`);
  const rows = db
    .select({
      ...LIST_COLUMNS,
      refCode: sql<string>`${articles.source} || '/' || ${articles.id}`.as('ref_code'),
      points: summaries.points,
      model: summaries.model,
      createdAt: summaries.createdAt,
    })
    .from(summaries)
    .innerJoin(articles, eq(articles.id, summaries.articleId))
    .where(isListed)
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('summaries_page');
  const total = db
    .select({ total: count() })
    .from(summaries)
    .innerJoin(articles, eq(articles.id, summaries.articleId))
    .where(isListed)
    .prepare('summaries_total');
  return async (limit: number, page: number) => {
    const [pageRows, [all]] = await Promise.all([rows.execute({ limit, offset: (page - 1) * limit }), total.execute()]);
    return { rows: pageRows, total: all?.total ?? 0 };
  };
}
