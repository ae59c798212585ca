export { addRedirect } from './redirects.ts';
export { addRedirectRoutes } from './routes.ts';
