export {
  toArticleBreadcrumbData,
  toImageGalleryData,
  toInfographicData,
  toNewsArticleData,
  toPerson,
} from './articleData.ts';
export { type BroadcastFacts, toBroadcastData } from './broadcastData.ts';
export { type EpisodeFacts, toEpisodeData } from './episodeData.ts';
export { toFeedLink } from './feedData.ts';
export { findSite, type PageMetadata, type SiteData, toPageMeta } from './pageMeta.ts';
export { type ProgramFacts, toSeasonData, toSeriesData } from './programData.ts';
export {
  type StructuredData,
  toBreadcrumbData,
  toIsoTime,
  toOrganisationData,
  toPublisher,
  toStructuredData,
} from './structuredData.ts';
export { toVideoData, toVideoObject, type VideoFacts } from './videoData.ts';
