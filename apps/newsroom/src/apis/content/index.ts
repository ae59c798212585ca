export { contentApi } from './routes.ts';
