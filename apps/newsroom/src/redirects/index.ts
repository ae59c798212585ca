export { addRedirect, listRedirects, type Redirect, removeRedirect } from './redirects.ts';
export { addRedirectRoutes } from './routes.ts';
