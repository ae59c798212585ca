import { galleryDetail, galleryList } from '@sala/contracts';
import { and, lte, sql } from 'drizzle-orm';
import { articles, type Database } from '../../database/index.ts';
import { LIST_COLUMNS } from '../newsWire.ts';
import type { PictureCollection } from './pictureApi.ts';
import { picturePages } from './picturePages.ts';
import type { NewsQueries } from './queries.ts';

const RELATED = 4;

/** Galleries: the stories that have pictures of their own beside the text (SPEC 7.3-02). */
export function galleries(db: Database, queries: NewsQueries): PictureCollection {
  const isGallery = and(sql`jsonb_array_length(${articles.gallery}) > 0`, lte(articles.publishedAt, sql`now()`));
  return {
    name: 'gallery',
    path: '/news/gallery',
    list: galleryList,
    detail: galleryDetail,
    ...picturePages(db, articles, LIST_COLUMNS, isGallery, 'galleries'),

    async one(id) {
      const row = await queries.story(id);
      if (!row?.pictureCount) return null;
      const { chosen, others } = await queries.around(row, RELATED);
      const related = chosen.length > 0 ? chosen : others;
      return { row, content: row.body, pictures: row.gallery, tags: row.tags, related };
    },
  };
}
