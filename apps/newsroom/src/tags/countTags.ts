import { asc, desc, sql } from 'drizzle-orm';
import { tags } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';

/** A tag with how many articles carry it, published or not. */
export interface CountedTag {
  title: string;
  articles: number;
}

const carried = sql<number>`(select count(*) from article_tags where article_tags.tag_id = tags.id)`.mapWith(Number);

/** A query of tags, those with the most articles first. */
export const countTags = (db: Database) =>
  db
    .select({ title: tags.title, articles: carried })
    .from(tags)
    .orderBy(desc(carried), asc(sql`${tags.title} collate "C"`))
    .$dynamic();
