import { tagList, tagNews } from '@sala/contracts';
import { count, desc, eq, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { z } from 'zod';
import { articles, articleTags, isPublished, tags } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import { type Addresses, addEndpoint, archiveLimit, type Catalogue, page, toPictureUrl } from '../http/index.ts';
import { selectTagIds } from '../tags/index.ts';
import { toListResponse, toTagLinks } from './listResponse.ts';
import { createTaggedNewsQueries } from './taggedNews.ts';

// PostgreSQL keeps no NUL; what looks the same must be the same
const term = z
  .string()
  .max(200)
  .transform((text) => text.normalize('NFC').trim())
  .pipe(z.string().regex(/^[^\0]+$/));

/** The tag service (SPEC 7.4), under `/tags`: a website's TAG service address is the newsroom's with that path. */
export function addTagRoutes(app: Hono, catalogue: Catalogue, db: Database, addresses: Addresses): void {
  const all = db
    .select({ title: tags.title, count: count(), total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(articleTags)
    .innerJoin(tags, eq(tags.id, articleTags.tagId))
    .innerJoin(articles, eq(articles.id, articleTags.articleId))
    .where(isPublished)
    .groupBy(tags.title)
    // no two databases sort Thai alike, except by its code points
    .orderBy(desc(count()), sql`${tags.title} collate "C"`)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('tag_list');
  const matching = db
    .select({ title: tags.title, description: tags.description, picture: tags.picture })
    .from(tags)
    .where(sql`${tags.id} in (${selectTagIds(sql`array[${sql.placeholder('term')}]::text[]`)})`)
    .orderBy(
      desc(sql`${tags.title} = ${sql.placeholder('term')}`),
      desc(sql`lower(${tags.title}) = lower(${sql.placeholder('term')})`),
    )
    .limit(1)
    .prepare('tag_found');
  const tagged = createTaggedNewsQueries(db, 'tag');

  const list = {
    path: '/tags/list',
    summary: 'Tags with their numbers of articles, most used first',
    input: z.object({ page, limit: archiveLimit }),
    answer: tagList,
  };
  addEndpoint(app, catalogue, list, async (query) => {
    const rows = await all.execute({ limit: query.limit, offset: (query.page - 1) * query.limit });
    const total = rows[0]?.total ?? 0;
    return {
      total,
      page: query.page,
      totalPage: Math.ceil(total / query.limit),
      items: rows.flatMap((row) => toTagLinks([row.title]).map((tag) => ({ ...tag, count: row.count }))),
    };
  });

  const news = {
    path: '/tags/tag',
    summary: 'The articles with a tag, and its description; an unused tag has none',
    input: z.object({ q: term, page, limit: archiveLimit }),
    answer: tagNews,
  };
  addEndpoint(app, catalogue, news, async (query) => {
    const [[tag], list] = await Promise.all([
      matching.execute({ term: query.q }),
      tagged.page([query.q], query.limit, query.page),
    ]);
    return {
      ...toListResponse(list, query, addresses),
      ...(tag && {
        tag: { title: tag.title, description: tag.description, imgUrl: toPictureUrl(tag.picture, addresses.newsroom) },
      }),
    };
  });
}
