export { type Database, type OpenDatabase, openEmbedded, openInMemory, openServer } from './connect.ts';
export { DataDirectoryInUse } from './lock.ts';
export {
  articleSearch,
  articles,
  articleTags,
  type GalleryPicture,
  infographics,
  navigation,
  pushSubscriptions,
  secrets,
  summaries,
  tags,
  topics,
  videoViews,
} from './schema.ts';
