import { prNewsList } from '@sala/contracts';
import { count, desc, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { addEndpoint, type Catalogue, formatInstant, page } from '../http/index.ts';
import { createWithImages, limit, toPage } from '../programs/index.ts';
import { announcements } from './schema.ts';

/** The organisation's announcements (SPEC 7.7-12). */
export function addAnnouncementRoutes(app: Hono, catalogue: Catalogue, db: Database, address: string): void {
  const withImages = createWithImages(db, address);
  const newest = db
    .select()
    .from(announcements)
    .orderBy(desc(announcements.publishedAt), desc(announcements.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('announcements');
  const total = db.select({ total: count() }).from(announcements).prepare('announcements_total');
  const list = {
    path: '/external/org/pr-news',
    summary: 'The organisation’s announcements, newest first',
    input: z.object({ limit, page }),
    answer: prNewsList,
  };
  addEndpoint(app, catalogue, list, async (query) => {
    const [rows, [all]] = await Promise.all([
      newest.execute({ limit: query.limit, offset: (query.page - 1) * query.limit }),
      total.execute(),
    ]);
    return withImages((images) =>
      toPage({ rows, total: all?.total ?? 0 }, query, ({ id, title, url, picture, publishedAt }) => ({
        id,
        title,
        url,
        display_image: images.toImage(picture),
        published_at: formatInstant(publishedAt),
      })),
    );
  });
}
