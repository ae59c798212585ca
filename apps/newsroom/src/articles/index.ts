export { toArticleFacts, toArticleResponse } from './articleResponse.ts';
export {
  type ArticleSummary,
  addCorrection,
  createDraft,
  type DraftSummary,
  deleteDiscarded,
  deleteDraft,
  findArticle,
  findDraftByName,
  listArticles,
  listDrafts,
  listWithdrawn,
  type PublishedArticle,
  publishDraft,
  restoreArticle,
  updateDraft,
  withdrawArticle,
} from './editing/index.ts';
export { addEditingRoutes } from './editingRoutes.ts';
export { toGalleryItems } from './galleryItems.ts';
export { toMissingArticleError } from './missingArticle.ts';
export { createNewsQueries, type FrontPageSizes, MAX_RELATED, type NewsQueries } from './queries.ts';
export { addArticleRoutes } from './routes.ts';
