export { type FrontPageSizes, type NewsQueries, newsQueries } from './queries.ts';
export { mainApi } from './routes.ts';
