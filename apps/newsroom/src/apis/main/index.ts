export * as queries from './queries.ts';
export { mainApi } from './routes.ts';
