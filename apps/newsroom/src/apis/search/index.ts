export { searchApi } from './routes.ts';
