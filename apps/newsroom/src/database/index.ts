export { type Database, type OpenDatabase, openEmbedded, openInMemory, openServer } from './connect.ts';
export { DataDirectoryInUse } from './lock.ts';
export {
  articleSearch,
  articles,
  articleTags,
  banners,
  corrections,
  drafts,
  type EditedSection,
  emergency,
  type GalleryPicture,
  goldPrices,
  infographics,
  media,
  navigation,
  pages,
  pushSubscriptions,
  redirects,
  type SituationFact,
  STORY_MARKS,
  type StoryContent,
  type StoryMark,
  secrets,
  situationEntries,
  summaries,
  tags,
  topics,
  videoViews,
  weather,
  withdrawn,
} from './schema.ts';
export { keptSecret } from './secrets.ts';
export { tagTitles } from './tagTitles.ts';
