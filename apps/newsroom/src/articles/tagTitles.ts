import { sql } from 'drizzle-orm';

// plain SQL, because Drizzle omits the table's name in a query of one table
/** The titles of an article's tags in their order, as a column of a query of `articles`. */
export const tagTitles = sql<string[]>`coalesce((
  select json_agg(tags.title order by article_tags.position)
  from article_tags join tags on tags.id = article_tags.tag_id
  where article_tags.article_id = articles.id
), '[]'::json)`;
