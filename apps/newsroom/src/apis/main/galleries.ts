import { galleryDetail, galleryList } from '@sala/contracts';
import { and, count, desc, lte, sql } from 'drizzle-orm';
import { articles, type Database } from '../../database/index.ts';
import { LIST_COLUMNS } from '../newsWire.ts';
import type { PictureCollection } from './pictureApi.ts';
import type { NewsQueries } from './queries.ts';

const RELATED = 4;
const given = (name: string) => sql.placeholder(name);

/** Galleries: the stories that have pictures of their own beside the text (SPEC 7.3-02). */
export function galleries(db: Database, queries: NewsQueries): PictureCollection {
  const isGallery = and(sql`jsonb_array_length(${articles.gallery}) > 0`, lte(articles.publishedAt, sql`now()`));
  const ofSection = and(
    isGallery,
    sql`(${given('section')}::text = '' or ${articles.section} = ${given('section')}::text)`,
  );
  // what came in since the first page was read stands before `lastId`, and moves nothing behind it
  const afterLast = sql`(${articles.publishedAt}, ${articles.id}) < (
    coalesce((select last.published_at from articles last where last.id = ${given('lastId')}::int), 'infinity'),
    coalesce(${given('lastId')}::int, 0))`;

  const list = db
    .select(LIST_COLUMNS)
    .from(articles)
    .where(and(ofSection, afterLast))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(given('limit'))
    .offset(given('offset'))
    .prepare('galleries');
  const total = db.select({ total: count() }).from(articles).where(ofSection).prepare('galleries_total');
  const sections = db
    .selectDistinct({ section: articles.section })
    .from(articles)
    .where(isGallery)
    .prepare('galleries_sections');

  return {
    name: 'gallery',
    path: '/news/gallery',
    list: galleryList,
    detail: galleryDetail,

    async page({ section, lastId, page, limit }) {
      const offset = lastId === null ? (page - 1) * limit : 0;
      const [rows, [all]] = await Promise.all([
        list.execute({ section, lastId, limit, offset }),
        total.execute({ section }),
      ]);
      return { rows, total: all?.total ?? 0 };
    },

    async sections() {
      return (await sections.execute()).map((row) => row.section);
    },

    async one(id) {
      const row = await queries.story(id);
      if (!row?.pictureCount) return null;
      const { chosen, others } = await queries.around(row, RELATED);
      const related = chosen.length > 0 ? chosen : others;
      return { row, content: row.body, pictures: row.gallery, tags: row.tags, related };
    },
  };
}
