export { addRedirect, listRedirects, type Redirect, removeRedirect } from './redirects.ts';
export { redirectApi } from './routes.ts';
