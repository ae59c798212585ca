import { infographicDetail, infographicList } from '@sala/contracts';
import { and, count, desc, eq, lte, sql } from 'drizzle-orm';
import { type Database, infographics as table } from '../../database/index.ts';
import type { PictureCollection } from './pictureApi.ts';
import type { NewsQueries } from './queries.ts';
import { taggedNews } from './taggedNews.ts';

const RELATED = 4;
const given = (name: string) => sql.placeholder(name);

const COLUMNS = {
  id: table.id,
  section: table.section,
  title: table.title,
  lead: table.lead,
  picture: table.picture,
  views: table.views,
  isClip: sql<boolean>`false`.as('is_clip'),
  isFeature: sql<boolean>`false`.as('is_feature'),
  pictureCount: sql<number>`0`.as('picture_count'),
  publishedAt: table.publishedAt,
  createdAt: table.createdAt,
  updatedAt: table.updatedAt,
};

/** Infographics: a picture and the same in words (SPEC 7.3-03). */
export function infographics(db: Database, queries: NewsQueries): PictureCollection {
  const published = lte(table.publishedAt, sql`now()`);
  const ofSection = and(
    published,
    sql`(${given('section')}::text = '' or ${table.section} = ${given('section')}::text)`,
  );
  // what came in since the first page was read stands before `lastId`, and moves nothing behind it
  const afterLast = sql`(${table.publishedAt}, ${table.id}) < (
    coalesce((select last.published_at from infographics last where last.id = ${given('lastId')}::int), 'infinity'),
    coalesce(${given('lastId')}::int, 0))`;

  const list = db
    .select(COLUMNS)
    .from(table)
    .where(and(ofSection, afterLast))
    .orderBy(desc(table.publishedAt), desc(table.id))
    .limit(given('limit'))
    .offset(given('offset'))
    .prepare('infographics');
  const total = db.select({ total: count() }).from(table).where(ofSection).prepare('infographics_total');
  const sections = db
    .selectDistinct({ section: table.section })
    .from(table)
    .where(published)
    .prepare('infographics_sections');
  const one = db
    .select({ ...COLUMNS, content: table.content, credit: table.credit, tags: table.tags })
    .from(table)
    .where(and(eq(table.id, given('id')), published))
    .prepare('infographic');
  const tagged = taggedNews(db, 'infographic');

  return {
    name: 'infographic',
    path: '/news/infographic',
    list: infographicList,
    detail: infographicDetail,

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
      const [row] = await one.execute({ id });
      if (!row) return null;
      const related = await tagged.newest(row.tags, RELATED);
      if (related.length < RELATED) {
        const known = new Set(related.map((story) => story.id));
        const { others } = await queries.around({ id: 0, section: row.section, relatedIds: [] }, RELATED * 2);
        related.push(...others.filter((story) => !known.has(story.id)).slice(0, RELATED - related.length));
      }
      const picture = { picture: row.picture, caption: row.title, credit: row.credit };
      return { row, content: row.content, pictures: row.picture ? [picture] : [], tags: row.tags, related };
    },
  };
}
