export { articleBreadcrumbData, imageGalleryData, infographicData, newsArticleData } from './articleData.ts';
export { type BroadcastFacts, broadcastData } from './broadcastData.ts';
export { type EpisodeFacts, episodeData } from './episodeData.ts';
export { type PageMetadata, pageMeta, type SiteData, siteOf } from './pageMeta.ts';
export { type ProgramFacts, seasonData, seriesData } from './programData.ts';
export {
  breadcrumbData,
  organisationData,
  publisher,
  type StructuredData,
  structured,
} from './structuredData.ts';
export { type VideoFacts, videoData, videoObject } from './videoData.ts';
