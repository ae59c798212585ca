export { readEntries, withIds } from './entries.ts';
export {
  COLLECTIONS,
  collectionNamed,
  type NavigationEntry,
  readNavigation,
  resetNavigation,
  storeNavigation,
} from './navigation.ts';
export { contentApi } from './routes.ts';
export { siteMapApi } from './siteMapRoutes.ts';
