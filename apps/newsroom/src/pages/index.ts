export { page, readPage, removePage, setPage, showPage } from './pages.ts';
export { addPageRoutes, FRONT_PAGE_SIZES } from './routes.ts';
