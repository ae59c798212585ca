export { createArchivePages, type ListPage } from './archivePages.ts';
export { addArchiveRoutes } from './archiveRoutes.ts';
export { toListResponse, toMinTs, toTagLinks } from './listResponse.ts';
export { selectMostViewed, selectNewest, WITHOUT_LEADS } from './newest.ts';
export { LIST_COLUMNS, type ListRow, PATH_COLUMNS, toArticlePath, toNewsItem } from './newsItem.ts';
export { addListRoutes } from './routes.ts';
export { createTaggedNewsQueries } from './taggedNews.ts';
export { addTagRoutes } from './tagRoutes.ts';
