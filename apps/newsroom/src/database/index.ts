export { type Database, type OpenDatabase, openEmbedded, openInMemory, openServer } from './connect.ts';
export { DataDirectoryInUse } from './lock.ts';
export {
  articles,
  articleTags,
  type GalleryPicture,
  navigation,
  pushSubscriptions,
  secrets,
  tags,
} from './schema.ts';
