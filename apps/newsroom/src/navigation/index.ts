export { addIds, parseEntries } from './entries.ts';
export { COLLECTIONS, findCollection, readNavigation, resetNavigation, storeNavigation } from './navigation.ts';
export { addContentRoutes } from './routes.ts';
export { addSiteMapRoutes } from './siteMapRoutes.ts';
