export { page, readPage } from './pages.ts';
export { addPageRoutes } from './routes.ts';
