import { correctionList } from '@sala/contracts';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { addEndpoint, archiveLimit, type Catalogue, formatInstant, page } from '../http/index.ts';
import { PATH_COLUMNS, toArticlePath } from '../newsLists/index.ts';
import { articles, corrections, isPublished } from './schema.ts';

const correctionsPage = {
  path: '/corrections',
  summary: 'Corrections of articles',
  input: z.object({ page, limit: archiveLimit }),
  answer: correctionList,
};

/** The endpoint for corrections of articles. */
export function addCorrectionRoutes(app: Hono, catalogue: Catalogue, db: Database): void {
  addEndpoint(app, catalogue, correctionsPage, async (query) => {
    const ofPublished = and(eq(articles.id, corrections.articleId), isPublished);
    const [rows, [all]] = await Promise.all([
      db
        .select({
          id: corrections.id,
          note: corrections.note,
          at: corrections.at,
          article: PATH_COLUMNS,
          title: articles.title,
        })
        .from(corrections)
        .innerJoin(articles, ofPublished)
        .orderBy(desc(corrections.at), desc(corrections.id))
        .limit(query.limit)
        .offset((query.page - 1) * query.limit),
      db.select({ total: count() }).from(corrections).innerJoin(articles, ofPublished),
    ]);
    const total = all?.total ?? 0;
    return {
      total,
      page: query.page,
      totalPage: Math.ceil(total / query.limit),
      items: rows.map(({ article, at, ...row }) => ({ ...row, at: formatInstant(at), url: toArticlePath(article) })),
    };
  });
}
