export { toArticleFacts, toArticleResponse } from './articleResponse.ts';
export {
  type ArticleSummary,
  addCorrection,
  createDraft,
  type DraftSummary,
  deleteDraft,
  findArticle,
  findDraftByName,
  listArticles,
  listDrafts,
  listWithdrawn,
  type Published,
  parseArticleId,
  publishDraft,
  restoreArticle,
  updateDraft,
  withdrawArticle,
} from './editing/index.ts';
export { editingApi } from './editingRoutes.ts';
export { toMissingArticleError } from './missingArticle.ts';
export { type FrontPageSizes, type NewsQueries, newsQueries } from './queries.ts';
export { articleApi } from './routes.ts';
