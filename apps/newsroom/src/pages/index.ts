export { page, readPage } from './pages.ts';
export { addPageRoutes, FRONT_PAGE_SIZES } from './routes.ts';
