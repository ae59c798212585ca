import { articleSummary, summaryList } from '@sala/contracts';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { z } from 'zod';
import { articles, isPublished, newestFirst } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import {
  type Addresses,
  addEndpoint,
  type Catalogue,
  formatInstant,
  HttpError,
  limit,
  page,
  refCode,
} from '../http/index.ts';
import { LIST_COLUMNS, toListResponse } from '../newsLists/index.ts';
import { findSummary } from './queries.ts';
import { summaries } from './schema.ts';
import { addVoteRoutes } from './voteRoutes.ts';

/** Summaries, and readers' votes on them (SPEC 7.12). */
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

  addVoteRoutes(app, catalogue, db);
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
