export { page, readPage, removePage, setPage, showPage } from './pages.ts';
