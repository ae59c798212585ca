export {
  type ArticleVector,
  indexArticles,
  indexOutdated,
  indexOutdatedPrograms,
  indexPrograms,
  startVectorThread,
  type VectorThread,
  vacuumSearchTables,
} from './indexing/index.ts';
export type { NewsQuestion } from './queries/index.ts';
export { addSearchRoutes } from './routes.ts';
export { computeEditDistance } from './words/index.ts';
