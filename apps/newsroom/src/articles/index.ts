export { toArticleFacts } from './articleResponse.ts';
export { addCorrectionRoutes } from './correctionRoutes.ts';
export { deleteDiscarded } from './editing/index.ts';
export { toGalleryItems } from './galleryItems.ts';
export { toMissingArticleError } from './missingArticle.ts';
export { addPreviewRoutes } from './previewRoutes.ts';
export { createNewsQueries, type FrontPageSizes, MAX_RELATED, type NewsQueries } from './queries.ts';
export { addArticleRoutes } from './routes.ts';
