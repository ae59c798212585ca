export { searchDocuments } from './documents.ts';
export { indexArticles, indexOutdated, vacuumSearchTables } from './indexArticles.ts';
export { indexOutdatedPrograms, indexPrograms } from './indexPrograms.ts';
export { type NewsQuestion, searchNews } from './newsSearch.ts';
export { addSearchRoutes } from './routes.ts';
export { parseSearchText } from './searchText.ts';
export { suggest } from './suggestions.ts';
