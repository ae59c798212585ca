import { infographicDetail, infographicList } from '@sala/contracts';
import { and, eq, lte, sql } from 'drizzle-orm';
import { MAX_RELATED, type NewsQueries } from '../articles/index.ts';
import type { Database } from '../database/index.ts';
import { createTaggedNewsQueries } from '../newsLists/index.ts';
import { createPictureQueries } from './pictureQueries.ts';
import type { PictureCollection } from './routes.ts';
import { infographics as table } from './schema.ts';

const COLUMNS = {
  id: table.id,
  section: table.section,
  title: table.title,
  lead: table.lead,
  picture: table.picture,
  views: table.views,
  isClip: sql<boolean>`false`.as('is_clip'),
  isFeature: sql<boolean>`false`.as('is_feature'),
  isGallery: sql<boolean>`false`.as('is_gallery'),
  mediaUrl: sql<string>`''`.as('media_url'),
  durationSeconds: sql<number>`0`.as('duration_seconds'),
  pictureCount: sql<number>`0`.as('picture_count'),
  voicePath: sql<string>`''`.as('voice_path'),
  publishedAt: table.publishedAt,
  createdAt: table.createdAt,
  updatedAt: table.updatedAt,
};

/** Infographics, each a picture with the same content in words (SPEC 7.3-03). */
export function createInfographics(db: Database, queries: NewsQueries): PictureCollection {
  const published = lte(table.publishedAt, sql`now()`);
  const one = db
    .select({ ...COLUMNS, content: table.content, credit: table.credit, tags: table.tags })
    .from(table)
    .where(and(eq(table.id, sql.placeholder('id')), published))
    .prepare('infographic');
  const tagged = createTaggedNewsQueries(db, 'infographic');

  return {
    name: 'infographic',
    path: '/news/infographic',
    list: infographicList,
    detail: infographicDetail,
    ...createPictureQueries(db, table, COLUMNS, published, 'infographics'),

    async one(id) {
      const [row] = await one.execute({ id });
      if (!row) return null;
      const related = await tagged.newest(row.tags, MAX_RELATED);
      if (related.length < MAX_RELATED) {
        const known = new Set(related.map((article) => article.id));
        const { others } = await queries.findRelated({ id: 0, section: row.section, relatedIds: [] }, MAX_RELATED * 2);
        related.push(...others.filter((article) => !known.has(article.id)).slice(0, MAX_RELATED - related.length));
      }
      const picture = { picture: row.picture, caption: row.title, credit: row.credit };
      return { row, content: row.content, pictures: row.picture ? [picture] : [], tags: row.tags, related };
    },

    async withdrawal() {
      return null;
    },
  };
}
