export { page, readPage, removePage, setPage, showPage } from './pages.ts';
export { FRONT_PAGE_SIZES, pageApi } from './routes.ts';
