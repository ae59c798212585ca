import { authorNews } from '@sala/contracts';
import { and, count } from 'drizzle-orm';
import type { Hono } from 'hono';
import { z } from 'zod';
import { articles, isPublished, newestFirst } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import {
  type Addresses,
  addEndpoint,
  archiveLimit,
  type Catalogue,
  HttpError,
  page,
  toPictureUrl,
} from '../http/index.ts';
import { LIST_COLUMNS, toListResponse } from '../newsLists/index.ts';
import { authorKey } from './authorKey.ts';
import { findAuthor, isBy } from './authors.ts';

const AUTHOR = {
  path: '/author',
  summary: 'An author and their articles',
  input: z.object({ key: authorKey, page, limit: archiveLimit }),
  answer: authorNews,
};

/** The endpoints of authors' pages. */
export function addAuthorRoutes(app: Hono, catalogue: Catalogue, db: Database, addresses: Addresses): void {
  addEndpoint(app, catalogue, AUTHOR, async (query) => {
    const author = await findAuthor(db, query.key);
    if (!author) throw new HttpError(404, 'No such author', `Nobody writes as ${query.key}.`);
    const isOut = and(isBy(author.key), isPublished);
    const [rows, [all]] = await Promise.all([
      db
        .select(LIST_COLUMNS)
        .from(articles)
        .where(isOut)
        .orderBy(...newestFirst)
        .limit(query.limit)
        .offset((query.page - 1) * query.limit),
      db.select({ total: count() }).from(articles).where(isOut),
    ]);
    const { picture, ...rest } = author;
    return {
      ...toListResponse({ rows, total: all?.total ?? 0 }, query, addresses),
      author: { ...rest, imgUrl: toPictureUrl(picture, addresses.newsroom) },
    };
  });
}
