export { readNavigation } from './navigation.ts';
export { addContentRoutes } from './routes.ts';
export { addSiteMapRoutes } from './siteMapRoutes.ts';
