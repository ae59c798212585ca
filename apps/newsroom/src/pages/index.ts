export { page } from './pages.ts';
export { addPageRoutes } from './routes.ts';
