export { archivePages, type ListPage } from './archivePages.ts';
export { archiveApi } from './archiveRoutes.ts';
export { asList, minTs, wireTags } from './listResponse.ts';
export { LIST_COLUMNS, type ListRow, PATH_COLUMNS, toArticlePath, toNewsItem } from './newsItem.ts';
export { listApi } from './routes.ts';
export { taggedNews } from './taggedNews.ts';
export { tagApi } from './tagRoutes.ts';
