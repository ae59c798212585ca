export type { ArticleVector } from './articleVector.ts';
export { indexArticles, indexOutdated, vacuumSearchTables } from './indexArticles.ts';
export { indexOutdatedPrograms, indexPrograms } from './indexPrograms.ts';
export { startVectorThread, type VectorThread } from './startVectorThread.ts';
export { findNewestSpans } from './timeSpans.ts';
