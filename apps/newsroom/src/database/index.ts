export { type Database, type OpenDatabase, openEmbedded, openInMemory, openServer } from './connect.ts';
export { DataDirectoryInUse } from './lock.ts';
export {
  articleSearch,
  articles,
  articleTags,
  banners,
  corrections,
  drafts,
  type GalleryPicture,
  goldPrices,
  infographics,
  media,
  navigation,
  pushSubscriptions,
  redirects,
  STORY_MARKS,
  type StoryContent,
  type StoryMark,
  secrets,
  summaries,
  tags,
  topics,
  videoViews,
  weather,
  withdrawn,
} from './schema.ts';
export { keptSecret } from './secrets.ts';
export { tagTitles } from './tagTitles.ts';
