export { pageApi } from './routes.ts';
