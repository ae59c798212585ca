export {
  type LiveChannel,
  type MainNav,
  type MediaAsset,
  NAVIGATION_ENTRIES,
  type Navigation,
  type NavigationCollection,
  navigationCollections,
} from './navigation.ts';
export { redirection } from './redirection.ts';
export { type SiteMap, siteMap } from './siteMap.ts';
