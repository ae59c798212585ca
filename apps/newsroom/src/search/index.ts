export type { ArticleVector } from './articleVector.ts';
export { computeEditDistance } from './editDistance.ts';
export { indexArticles, indexOutdated, vacuumSearchTables } from './indexArticles.ts';
export { indexOutdatedPrograms, indexPrograms } from './indexPrograms.ts';
export type { NewsQuestion } from './newsSearch.ts';
export { addSearchRoutes } from './routes.ts';
export { startVectorThread, type VectorThread } from './startVectorThread.ts';
