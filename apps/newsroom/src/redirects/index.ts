export { addRedirectRoutes } from './routes.ts';
