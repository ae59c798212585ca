import { galleryDetail, galleryList } from '@sala/contracts';
import { and } from 'drizzle-orm';
import { MAX_RELATED, type NewsQueries, toArticleFacts } from '../articles/index.ts';
import { articles, isPublished } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import { describeBodyPictures } from '../media/index.ts';
import type { NarrationService } from '../narrations/index.ts';
import { LIST_COLUMNS } from '../newsLists/index.ts';
import { createPictureQueries } from './pictureQueries.ts';
import type { PictureCollection } from './routes.ts';

/** Galleries: articles whose content is their pictures (SPEC 7.3-02). */
export function createGalleries(db: Database, queries: NewsQueries, narrations: NarrationService): PictureCollection {
  const isGallery = and(articles.isGallery, isPublished);
  return {
    name: 'gallery',
    path: '/news/gallery',
    list: galleryList,
    detail: galleryDetail,
    ...createPictureQueries(db, articles, LIST_COLUMNS, isGallery, 'galleries'),

    async one(id) {
      const row = await queries.findArticle(id);
      if (!row?.isGallery) return null;
      narrations.suggest(id);
      const { chosen, others } = await queries.findRelated(row, MAX_RELATED);
      const related = chosen.length > 0 ? chosen : others;
      const facts = toArticleFacts({ ...row, canBeNarrated: row.canBeNarrated && narrations.canSynthesize });
      const content = describeBodyPictures(row.body, row.pictures);
      return { row, content, pictures: row.gallery, described: row.pictures, tags: row.tags, related, facts };
    },

    withdrawal: queries.findWithdrawal,
  };
}
