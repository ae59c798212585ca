export { readEntries, withIds } from './entries.ts';
export {
  COLLECTIONS,
  collectionNamed,
  type NavigationEntry,
  readNavigation,
  resetNavigation,
  storeNavigation,
} from './navigation.ts';
