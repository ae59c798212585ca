export { FRONT_PAGE_SIZES, pageApi } from './routes.ts';
